/** Whether this is a phone: there the screen is somebody's hand, elsewhere it is the table. */
export function isNarrow(): boolean {
	return innerWidth < 760 || innerHeight < 500;
}
