import { isIPv6 } from 'node:net';

const groupsOf = (text: string): readonly number[] =>
  text
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16));

/**
 * What counts as one caller: an IPv4 address, or the /64 that one IPv6 customer gets, whichever way the address is
 * spelled.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<number>(Math.max(8 - left.length - right.length, 0)).fill(0);
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
