import { repository } from './environment.ts';
import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { ConfigError, readConfig, withPort } from '@roadworthy/server/kernel/settings/env.ts';
import { createLog } from '@roadworthy/server/kernel/audit/log.ts';
import { announcement } from './announce.ts';
import { buildPages } from './build-pages.ts';
import { onceSignalled } from './once-signalled.ts';
import { openDatabase } from './open-database.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';
import { startPagesOnly, startServer } from './start-server.ts';
import { reservePort } from './reserve-port.ts';
import { type SupervisedWorker, superviseWorker } from './supervise-worker.ts';

type Stop = (mostMs?: number) => Promise<void>;

/** Whoever presses Ctrl-C waits for nothing that comes again by itself. */
const mostMsAtInterrupt = 700;

const print = (line: string): void => console.log(line);

async function start({ only, dev, port }: StartOptions, stops: Stop[]): Promise<void> {
  const read = readConfig({ ...process.env, ...(port === undefined ? {} : { PORT: port }) });
  const placed = { ...read, dataDir: resolve(repository, read.dataDir) };
  const log = createLog({ level: placed.logLevel, name: 'roadworthy' });
  const close = async (reason: string): Promise<void> => {
    const mostMs = reason === 'SIGINT' ? mostMsAtInterrupt : undefined;
    for (const stop of stops.splice(0).toReversed()) await stop(mostMs);
  };
  const endWith = onceSignalled(['SIGTERM', 'SIGINT'], log, close, placed.drainMs);
  const reserved = only === 'worker' ? null : await reservePort(placed);
  const requested = reserved === null ? placed : withPort(placed, reserved.port);
  const releasePort = async (): Promise<void> => reserved?.release();
  const pages = only === 'all';
  // Beside the database and the demo, which leave a core idle for much of the time.
  const built = (pages || only === 'web') && !dev ? buildPages(print) : Promise.resolve();
  // Told where it is waited for.
  built.catch(() => undefined);
  if (only === 'web') {
    const pages = await startPagesOnly({
      config: requested,
      dev,
      pages: true,
      built,
      releasePort,
    });
    stops.push(pages.close);
    print(`Pages answer at ${requested.publicUrl}`);
    return;
  }
  const onLost = (message: string): void => {
    console.error(message);
    endWith('no database');
  };
  const database = await openDatabase(requested, { print, log, onLost });
  stops.push(database.stop);
  const { config } = database;
  const demoPassword = randomBytes(12).toString('base64url');
  const server =
    only === 'worker' ? null : await startServer({ config, dev, pages, built, demoPassword, releasePort, print });
  let worker: SupervisedWorker | undefined;
  stops.push(async (mostMs) => {
    await Promise.all([server?.close(mostMs), worker?.stop(mostMs)]);
  });
  if (only !== 'worker') print(announcement(config, { pages, demoPassword, simulated: server?.simulated ?? [] }));
  // The worker reads what this process compiled on a first start, and does not compile it again.
  flushCompileCache();
  // What happened in the demo's past is not to be done today: the worker waits until it is told.
  await server?.filled;
  // Who is closing down already starts none.
  if (only !== 'api' && stops.length > 0) worker = superviseWorker(config, log);
}

const stops: Stop[] = [];
try {
  await start(readStartOptions(process.argv.slice(2)), stops);
} catch (error) {
  console.error(
    error instanceof ConfigError || !(error instanceof Error) ? String(error) : (error.stack ?? error.message),
  );
  for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined);
  process.exit(1);
}
