cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport bare, sets

cdef int FULL
cdef int64_t[512] NO_RUNS

@cython.final
cdef class MoveList:
    cdef int64_t[512] runs
    cdef Py_ssize_t used, room
    cdef public int count
    cdef public int64_t[::1] moves
    cpdef int clear(self) except -1
    cpdef int add(self, int64_t move) except -1
    cpdef int add_run(self, int64_t first, int count) except -1
    cpdef int add_steps(self, int64_t first, int64_t step, int count) except -1
    cpdef int add_set(self, int64_t first, uint64_t chosen) except -1
    @cython.locals(at=Py_ssize_t)
    cpdef int enter(self, int64_t first, int64_t step, uint64_t chosen, int count) except -1
    @cython.locals(at=Py_ssize_t, start=int)
    cpdef int64_t pick(self, int number) except? -1
    cpdef int in_runs(self) except -1
    cpdef write_out(self)
    @cython.locals(at=int, end=int, later=int, count=int)
    cpdef write_from(self, int start)
    @cython.locals(row="int64_t*", place=int)
    cpdef write(self, int64_t move, int64_t step, uint64_t chosen, int count)
    @cython.locals(place=int)
    cpdef list listed(self)
    @cython.locals(row=int64_t[::1], at=int, gap=int, last=int, place=int, move=int64_t)
    cpdef sort_from(self, int start)
