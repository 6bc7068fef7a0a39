# Sourced by the scripts beside it: sets $root, and `prepare KIND [pages]` sets $bin,
# the folder with the commands of the environment.

# Containers set it to stay small; here hundreds of processes would each compile what they read.
unset PYTHONDONTWRITEBYTECODE

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)

is_suitable() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' </dev/null >/dev/null 2>&1
}

find_python() {
    if [ -n "${HANDFUL_PYTHON:-}" ]; then
        python=$HANDFUL_PYTHON
        if is_suitable "$python"; then return; fi
        echo "HANDFUL_PYTHON is '$python', which is not a Python 3.11 or newer:" \
            "unset it, or set it to the path of one." >&2
        exit 1
    fi
    for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if is_suitable "$python"; then return; fi
    done
    echo "Handful needs Python 3.11 or newer and found none: install one" \
        "(from python.org, or apt install python3 python3-venv), or set HANDFUL_PYTHON to its path." >&2
    exit 1
}

prepare() {
    find_python
    bin=$("$python" "$root/scripts/environment.py" "$@")
}
