import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../kernel/settings/env.ts';
import { networkOf } from '../../kernel/network/network.ts';

/** Milliseconds in which a request has to have said what it asks, and after which a connection without a word is closed. */
export const slowest = {
  /** The head of a request, and the first one of a connection. */
  head: 20_000,
  /** A whole request, with a part of a file over a slow line: 5 MiB at 350 kbit/s. */
  request: 120_000,
  /** Without a byte either way, in the middle of a request or an answer too; streams beat more often. */
  silence: 180_000,
  /** How often it is looked. */
  check: 5_000,
} as const;

/**
 * Closes at once what is connected beyond what one process and one network may hold, so that whoever opens connections
 * and says nothing takes room from himself alone. Proxies that are trusted speak for many.
 */
export function boundConnections(
  server: Server,
  { connections }: Pick<Config, 'connections'>,
  isProxy: (address: string) => boolean,
): void {
  server.maxConnections = connections.most;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > connections.fromNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
