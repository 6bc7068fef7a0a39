// A clock that is wound by hand, and a page on which everything may take far longer than it should.
(() => {
	/** What the scene player gives a scene at most: this alone is never slow. */
	const LONGEST = 1200;
	const EVERYTHING = 1_200_000;

	const timers = new Map();
	let now = 0;
	let last = 0;
	let slow = 1;
	window.setTimeout = (done, ms = 0, ...given) => {
		timers.set(++last, { at: now + (ms === LONGEST ? 1 : slow) * ms, done: () => done(...given) });
		return last;
	};
	window.clearTimeout = (id) => timers.delete(id);

	/* What travels lands when it is let. */
	const flying = new Set();
	const animate = Element.prototype.animate;
	Element.prototype.animate = function (...given) {
		const one = animate.apply(this, given);
		one.pause();
		flying.add(one);
		return one;
	};

	/* Nobody looks: what is laid out need not be painted. */
	const unpainted = new CSSStyleSheet();
	unpainted.replaceSync(':root { visibility: hidden; }');
	document.adoptedStyleSheets.push(unpainted);

	async function land() {
		for (const one of flying) one.onfinish?.();
		flying.clear();
		await settled();
	}

	async function wind(ms) {
		const end = now + ms;
		for (;;) {
			const due = [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at);
			if (!due.length) break;
			const [id, { at, done }] = due[0];
			timers.delete(id);
			now = Math.max(now, at);
			done();
			await settled();
		}
		now = end;
	}

	/** Everything comes when it should. */
	async function inTime() {
		while (isBusy()) {
			await wind(50);
			await land();
		}
		await wind(EVERYTHING);
	}

	/** Each scene is cut short; what it waited for comes when all is over. */
	async function tooLate() {
		while (isBusy()) await wind(LONGEST / 2);
		await land();
		await wind(EVERYTHING);
	}

	const setPace = (times) => (slow = times);
	Object.assign(window, { wind, inTime, tooLate, setPace });
})();
