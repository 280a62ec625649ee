import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

// Not yet there, starting up, shutting down, too many sessions: everything else will not mend itself by waiting.
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '57P03',
  '57P01',
  '53300',
]);

/** Resolves when the server at `url` accepts a session. Throws its answer after `timeoutMs`, or at once when it is final. */
export async function waitForDatabase(options: {
  readonly url: string;
  readonly timeoutMs: number;
  readonly log: (line: string) => void;
}): Promise<void> {
  const deadline = Date.now() + options.timeoutMs;
  let notified = false;
  for (;;) {
    const error = await tryOnce(options.url);
    if (error === undefined) return;
    if (!isPassing(error) || Date.now() > deadline) throw error;
    if (!notified) options.log(`Waiting for the database at ${new URL(options.url).host} (${error.message}).`);
    notified = true;
    await sleep(250);
  }
}

async function tryOnce(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isPassing(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.every((part) => part instanceof Error && isPassing(part));
  return 'code' in error && typeof error.code === 'string' && passing.has(error.code);
}
