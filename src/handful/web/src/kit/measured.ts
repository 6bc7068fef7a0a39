/**
 * Tell a node's inner size at once and after every change of it; a change in the next frame,
 * as what is drawn anew then may have another size itself.
 */
export function measured(node: HTMLElement, told: (width: number, height: number) => void): { destroy: () => void } {
	let frame = 0;
	const tell = (): void => told(node.clientWidth, node.clientHeight);
	const observer = new ResizeObserver(() => {
		cancelAnimationFrame(frame);
		frame = requestAnimationFrame(tell);
	});
	tell();
	observer.observe(node);
	return {
		destroy: () => {
			cancelAnimationFrame(frame);
			observer.disconnect();
		}
	};
}
