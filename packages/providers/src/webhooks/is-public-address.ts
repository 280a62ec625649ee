import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the public internet: no private, loopback, link-local (where clouds keep their secrets),
 * shared, reserved or multicast one, and none that carries an IPv4 address inside of it.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}
