import type { Log } from '@roadworthy/server/kernel/log.ts';

const longestMs = 25_000;

/**
 * Closes down at the first of the signals, or when the process that started us is gone; a second signal ends at once.
 * Errors that nobody caught are logged and end the process.
 */
export function onceSignalled(signals: readonly NodeJS.Signals[], log: Log, close: () => Promise<void>): void {
  let isClosing = false;
  async function run(reason: string): Promise<void> {
    if (isClosing) process.exit(1);
    isClosing = true;
    log.info({ reason }, 'closing down');
    setTimeout(() => {
      log.error('closing down took too long');
      process.exit(1);
    }, longestMs).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'closing down failed');
      process.exit(1);
    }
  }
  for (const signal of signals) process.on(signal, () => void run(signal));
  if (process.connected) process.once('disconnect', () => void run('disconnect'));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'an error that nobody caught');
      process.exit(1);
    });
  }
}
