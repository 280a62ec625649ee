import type { ErrorReporter, ErrorSink } from './port.ts';
import { scrubReport } from './scrub.ts';

const mostInMinute = 120;
const minute = 60_000;

export type ReporterOptions = {
  readonly sink: ErrorSink;
  readonly now: () => Date;
  /** Hears of a report that was not kept. */
  readonly onLost: (error: unknown) => void;
};

/** Scrubs every report on its way to a sink; a process in trouble passes on 120 a minute and drops the others. */
export function createErrorReporter({ sink, now, onLost }: ReporterOptions): ErrorReporter {
  let since = 0;
  let passed = 0;
  function mayPass(): boolean {
    const at = now().getTime();
    if (at - since >= minute) {
      since = at;
      passed = 0;
    }
    passed += 1;
    return passed <= mostInMinute;
  }
  return {
    report(report) {
      if (!mayPass()) return;
      Promise.resolve()
        .then(() => sink.keep(scrubReport(report)))
        .catch(onLost);
    },
  };
}
