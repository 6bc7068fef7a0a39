const ROUND = 26;
const MARGIN = 8;

/** The way of a fuse round a box, clockwise from the middle of its top. */
export function fusePath(width: number, height: number): string {
	const [m, r, x, y] = [MARGIN, ROUND, width - MARGIN, height - MARGIN];
	return (
		`M${width / 2} ${m} H${x - r} Q${x} ${m} ${x} ${m + r} V${y - r} Q${x} ${y} ${x - r} ${y} ` +
		`H${m + r} Q${m} ${y} ${m} ${y - r} V${m + r} Q${m} ${m} ${m + r} ${m} Z`
	);
}

/** The point of that way after a share of it. */
export function fusePoint(width: number, height: number, share: number): { x: number; y: number } {
	const [m, r, x, y] = [MARGIN, ROUND, width - MARGIN, height - MARGIN];
	const stops: [number, number][] = [
		[width / 2, m], [x - r, m], [x, m + r], [x, y - r], [x - r, y], [m + r, y], [m, y - r], [m, m + r], [m + r, m], [width / 2, m]
	];
	const long = (index: number): number =>
		Math.hypot(stops[index + 1][0] - stops[index][0], stops[index + 1][1] - stops[index][1]);
	const lengths = stops.slice(1).map((_, index) => long(index));
	let left = share * lengths.reduce((sum, one) => sum + one, 0);
	for (const [index, length] of lengths.entries()) {
		if (left <= length) {
			const part = length ? left / length : 0;
			const [from, to] = [stops[index], stops[index + 1]];
			return { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part };
		}
		left -= length;
	}
	return { x: width / 2, y: m };
}
