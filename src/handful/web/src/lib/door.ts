import type { Room } from './types';

const isLocal = /^(localhost|127\.|\[?::1)/.test(location.hostname);

/** Addresses under which other devices find this server, the likeliest first. */
export function doorOf(room: Room): string[] {
	const { addresses } = room.links;
	// This page's own address is what works, unless it only works on this machine.
	if (isLocal && addresses.length) return [...addresses];
	return [location.origin, ...addresses.filter((one) => one !== location.origin)];
}
