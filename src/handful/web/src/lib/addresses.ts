import { base } from './base';
import type { Room } from './types';

const isLocal = /^(localhost|127\.|\[?::1)/.test(location.hostname);

/** Addresses under which other devices find this server, the likeliest first. */
export function doorOf({ links }: Room): string[] {
	return doors(links.addresses);
}

/** The same from the addresses that the server knows of itself. */
export function doors(addresses: readonly string[]): string[] {
	// This page's own address is what works, unless it only works on this machine.
	if (isLocal && addresses.length) return [...addresses];
	const own = location.origin + base;
	return [own, ...addresses.filter((one) => one !== own)];
}

/** The code in an address, `/join/PLUM` or `/PLUM`, however it was typed: "pl um" is the same code. */
export function codeIn(parts: readonly string[]): string {
	const last = (parts[0] === 'join' ? parts[1] : parts[0]) ?? '';
	return last.replace(/[^A-Za-z]/g, '').toUpperCase();
}
