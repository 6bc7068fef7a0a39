import { Backoff } from './backoff';
import { base } from './base';
import type { Bye, FromRoom, FromScreen, Hello, Protocol, Refused } from './types';

/** One WebSocket that comes back by itself; what was asked and not answered is asked again. */

const PROTOCOL: Protocol = 1;

type Command = Extract<FromScreen, { id: string }>;
type Asked = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;
type Answer = Extract<FromRoom, { id: string }> | Refused;

interface Pending {
	readonly frame: Command;
	readonly resolve: (answer: Answer) => void;
}

/** Why a room may turn a screen away for good, and whether its seat is lost with it. */
const REFUSED: Readonly<Record<string, Bye['code']>> = {
	unknown: 'closed',
	no_spectators: 'closed',
	damaged: 'failed',
	old_page: 'failed'
};

export class Connection {
	/** Whether the room can be reached. */
	open = $state(false);
	/** Since when it cannot. */
	lostAt = $state<number | null>(null);
	/** Why it was closed for good. */
	ended = $state.raw<Bye | null>(null);

	readonly #hello: () => Omit<Hello, 'type'>;
	readonly #heard: (frame: FromRoom) => void;
	#socket: WebSocket | null = null;
	#pending = new Map<string, Pending>();
	readonly #backoff = new Backoff();
	/** What the server asked us to wait at least. */
	#least = 0;
	#timer = 0;
	#ids = 0;
	readonly #me = Math.random().toString(36).slice(2, 10);
	#stopped = false;

	constructor(hello: () => Omit<Hello, 'type'>, heard: (frame: FromRoom) => void) {
		this.#hello = hello;
		this.#heard = heard;
		this.#connect();
		document.addEventListener('visibilitychange', this.#woke);
		addEventListener('online', this.#woke);
		addEventListener('pageshow', this.#woke);
	}

	/** Ask for something; the promise is kept across broken connections. */
	ask(asked: Asked): Promise<Answer> {
		const frame = { ...asked, id: `${this.#me}-${++this.#ids}` } as Command;
		return new Promise((resolve) => {
			this.#pending.set(frame.id, { frame, resolve });
			if (this.open) this.#send(frame);
		});
	}

	/** Try at once: somebody tapped, or the device woke up. */
	again(): void {
		this.ended = null;
		this.#stopped = false;
		this.#backoff.reset();
		this.#connect();
	}

	stop(): void {
		this.#stopped = true;
		clearTimeout(this.#timer);
		document.removeEventListener('visibilitychange', this.#woke);
		removeEventListener('online', this.#woke);
		removeEventListener('pageshow', this.#woke);
		this.#socket?.close();
	}

	#woke = (): void => {
		if (document.hidden || this.#stopped || this.ended) return;
		if (this.#socket?.readyState === WebSocket.OPEN) return;
		this.again();
	};

	#connect(): void {
		clearTimeout(this.#timer);
		if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const room = encodeURIComponent(this.#hello().room); // so that a balancer can tell rooms apart
		const socket = new WebSocket(`${scheme}://${location.host}${base}/ws?room=${room}`);
		this.#socket = socket;
		socket.onopen = () => this.#send({ type: 'hello', protocol: PROTOCOL, words: false, ...this.#hello() });
		socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromRoom);
		socket.onclose = () => socket === this.#socket && this.#lost();
	}

	#hear(frame: FromRoom): void {
		if (frame.type === 'ping') this.#send({ type: 'pong', n: frame.n });
		else if (frame.type === 'bye') this.#bye(frame);
		else if (frame.type === 'refused' && !this.open && frame.code in REFUSED) this.#refused(frame);
		else {
			if (frame.type === 'welcome') this.#welcomed();
			if ('id' in frame && frame.type !== 'room' && frame.id !== null) {
				this.#pending.get(frame.id)?.resolve(frame as Answer);
				this.#pending.delete(frame.id);
			}
			this.#heard(frame);
		}
	}

	#welcomed(): void {
		this.open = true;
		this.lostAt = null;
		this.#backoff.opened(performance.now());
		for (const { frame } of this.#pending.values()) this.#send(frame);
	}

	#bye(frame: Bye): void {
		if (frame.again) this.#least = frame.wait_ms;
		else {
			this.ended = frame;
			this.#stopped = true;
		}
	}

	#refused({ code, words, says }: Refused): void {
		this.#bye({ type: 'bye', code: REFUSED[code], words, says, again: false, wait_ms: 0 });
	}

	#lost(): void {
		this.open = false;
		this.lostAt ??= Date.now();
		if (this.#stopped) return;
		const wait = this.#backoff.next(performance.now(), Math.random(), this.#least);
		this.#least = 0;
		clearTimeout(this.#timer);
		this.#timer = window.setTimeout(() => this.#connect(), wait);
	}

	#send(frame: FromScreen): void {
		if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
	}
}
