import { BlockList, isIP } from 'node:net';
import type { Config } from '../settings/env.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address, as a URL writes it, can only mean this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  const family = isIP(name);
  return family !== 0 && loopback.check(name, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether the configuration lets others than this machine reach the platform: by its port, its name or a balancer. */
export function isOpenToOthers(config: Pick<Config, 'host' | 'publicUrl' | 'canadianUrl' | 'trustedProxies'>): boolean {
  const { host, publicUrl, canadianUrl, trustedProxies } = config;
  const hosts = [publicUrl, canadianUrl].flatMap((url) => (url === null ? [] : [new URL(url).hostname]));
  return trustedProxies.length > 0 || ![host, ...hosts].every(isLoopbackHost);
}
