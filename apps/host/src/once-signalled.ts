import type { Log } from '@roadworthy/server/kernel/audit/log.ts';
import { isConnectionError } from './connection-error.ts';

/** What closing down may take beside the time in which a balancer is told. */
const longestMs = 25_000;

// While we were loaded, which takes a second, whoever forked us may have died: then the event is past.
const isParentGone = (): boolean => process.send !== undefined && !process.connected;

/**
 * Closes down at the first of the signals, or when the process that started us is gone; a second signal ends at once.
 * Errors that nobody caught are logged and end the process, because nobody knows what they left undone; a connection
 * that broke left nothing but itself. The answer closes down as a failure, for what cannot go on.
 */
export function onceSignalled(
  signals: readonly NodeJS.Signals[],
  log: Log,
  close: (reason: string) => Promise<void>,
  drainMs = 0,
): (reason: string) => void {
  let isClosing = false;
  async function run(reason: string, code: 0 | 1): Promise<void> {
    if (isClosing) process.exit(1);
    isClosing = true;
    log.info({ reason }, 'closing down');
    setTimeout(() => {
      log.error('closing down took too long');
      process.exit(1);
    }, longestMs + drainMs).unref();
    try {
      await close(reason);
      process.exit(code);
    } catch (error) {
      log.error({ err: error }, 'closing down failed');
      process.exit(1);
    }
  }
  for (const signal of signals) process.on(signal, () => void run(signal, 0));
  if (isParentGone()) void run('disconnect', 0);
  else process.once('disconnect', () => void run('disconnect', 0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      if (isConnectionError(error)) {
        log.error({ err: error }, 'a connection broke and nobody listened');
        return;
      }
      log.fatal({ err: error }, 'an error that nobody caught');
      process.exit(1);
    });
  }
  return (reason) => void run(reason, 1);
}
