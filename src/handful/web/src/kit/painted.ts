/** Kept once what is drawn now can be seen: what nobody misses until then is asked for afterwards. */
export function painted(): Promise<void> {
	return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
