// The other end of the line is the test: it tells the page of tables, and compares what is drawn.
(() => {
	window.WebSocket = class {
		static OPEN = 1;
		readyState = 1;
		constructor() {
			window.line = this;
			queueMicrotask(() => this.onopen());
		}
		send() {}
		close() {}
	};
	const tell = (frame) => window.line.onmessage({ data: JSON.stringify(frame) });

	const { port1, port2 } = new MessageChannel();
	const waiting = [];
	port1.onmessage = () => waiting.shift()();
	/** Everything that is due at this very moment has been done. */
	const settled = () => new Promise((done) => (waiting.push(done), port2.postMessage(0)));
	const frame = () => new Promise(requestAnimationFrame);
	const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
	const hit = () => document.querySelector('[data-stand=hit] button');
	/** Whether something is on stage; what hit this seat is seen at once. */
	const isBusy = () => (hit()?.click(), document.querySelector('.surface[data-scene]') !== null);

	/** A table whose parts are at hand is on the page after fewer turns than this. */
	const MOUNTED = 20;
	const EARLIER = { seq: 0, at: 0, event: { event: 'earlier' }, words: null };

	/** Draw a table from nothing: the game before it is put away, and what led to it is told, not shown. */
	async function fresh(room, table) {
		tell({ ...room, phase: 'lobby' });
		tell(room);
		await settled();
		tell({ ...table, events: [EARLIER, ...table.events] });
		for (let turn = 0; turn < MOUNTED && !document.querySelector('.surface'); turn++) await settled();
		await settled();
	}

	/** What is drawn once every part of it has come; if it is not what is hoped for, after a second. */
	async function look(drawn, hoped) {
		for (let frames = 0; frames < 60; frames++) {
			await frame();
			if (`${drawn()}` === `${hoped}`) break;
		}
		return drawn();
	}

	/** Tell of one table after the other, and let the page come to rest. */
	async function play({ room, before, after, apart }, pass) {
		await fresh(room, before);
		for (const table of after) {
			tell(table);
			await (apart ? sleep(apart) : settled());
		}
		await pass();
		while (hit()) (hit().click(), await pass());
	}

	/** Null, or what is drawn when a case has been played, and what a fresh screen shows. */
	async function compare(one, pass, drawn) {
		const last = { ...one.after.at(-1), events: one.after.flatMap((table) => table.events) };
		await fresh(one.room, last);
		await pass();
		await frame();
		await frame();
		const hoped = drawn();
		await play(one, pass);
		const played = await look(drawn, hoped);
		if (`${played}` === `${hoped}`) return null;
		await fresh(one.room, last); // some part of it may have come for the first time
		await pass();
		const anew = await look(drawn, played);
		return `${played}` === `${anew}` ? null : [played, anew];
	}

	/** Nothing is wound here: the page has the time there is. */
	async function rest() {
		while (isBusy()) await frame();
		await sleep(500);
	}

	async function begin({ room, before }) {
		tell({ type: 'welcome', you: room.you });
		await fresh(room, before);
	}

	Object.assign(window, { begin, tell, settled, isBusy, fresh, compare, rest });
})();
