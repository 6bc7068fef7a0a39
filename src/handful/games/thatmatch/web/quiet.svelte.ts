/** "Decline quiet plays for me": kept on this device; the delay is the same whatever the hand. */

const KEY = 'handful.thatmatch.quiet';
export const QUIET_DELAY = 1200;

class Quiet {
	on = $state(false);

	constructor() {
		try {
			this.on = localStorage.getItem(KEY) === '1';
		} catch {
			// no storage: it is off until switched on
		}
	}

	set(on: boolean): void {
		this.on = on;
		try {
			localStorage.setItem(KEY, on ? '1' : '0');
		} catch {
			// it lasts as long as the page
		}
	}
}

export const quiet = new Quiet();
