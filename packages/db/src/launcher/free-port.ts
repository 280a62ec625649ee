import { createServer } from 'node:net';

/** The preferred port of 127.0.0.1 when nothing listens there, otherwise one that the system picks. */
export async function freePort(preferred?: number): Promise<number> {
  const stored = preferred === undefined ? undefined : await tryPort(preferred);
  const port = stored ?? (await tryPort(0));
  if (port === undefined) throw new Error('No free TCP port on 127.0.0.1.');
  return port;
}

function tryPort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : undefined;
      probe.close(() => resolve(port));
    });
  });
}
