import { createServer, type Server } from 'node:net';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';

export type ReservedPort = {
  readonly port: number;
  /** Gives the port up, to be listened on right afterwards. */
  release(): Promise<void>;
};

const mostTried = 50;

function tryPort(host: string, port: number): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const holder = createServer((socket) => socket.destroy());
    holder.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    holder.listen({ host, port, exclusive: true }, () => resolve(holder));
  });
}

function reserved(holder: Server, wanted: number): ReservedPort {
  const address = holder.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : wanted,
    release: () =>
      new Promise((resolve) => {
        holder.close(() => resolve());
      }),
  };
}

/**
 * Holds the configured port, or the next free one when none was asked for by name, while the server is made ready: two
 * starts at once get two ports, and addresses in e-mails name the right one. Throws when there is none.
 */
export async function reservePort(config: Pick<Config, 'host' | 'port' | 'portIsFixed'>): Promise<ReservedPort> {
  const { host, port, portIsFixed } = config;
  const last = portIsFixed ? port : port + mostTried - 1;
  for (let candidate = port; candidate <= last; candidate += 1) {
    const holder = await tryPort(host, candidate);
    if (holder !== null) return reserved(holder, candidate);
  }
  throw new Error(
    portIsFixed
      ? `Port ${port} is taken. Stop what uses it, or set PORT to another one.`
      : `The ports ${port} to ${last} are taken. Set PORT to a free one.`,
  );
}
