import { createServer } from 'node:net';
import type { Config } from '@roadworthy/server/kernel/env.ts';

const mostTried = 50;

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The configured port, or the next free one when none was asked for by name. Throws when there is none. */
export async function choosePort({
  host,
  port,
  portIsFixed,
}: Pick<Config, 'host' | 'port' | 'portIsFixed'>): Promise<number> {
  if (portIsFixed) {
    if (port === 0 || (await isFree(host, port))) return port;
    throw new Error(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`);
  }
  for (let candidate = port; candidate < port + mostTried; candidate += 1) {
    if (await isFree(host, candidate)) return candidate;
  }
  throw new Error(`The ports ${port} to ${port + mostTried - 1} are taken. Set PORT to a free one.`);
}
