/** An event of a Chromium trace; times are microseconds, `tdur` is processor time of its thread. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};

export type TraceFigures = {
  /** Milliseconds that tasks after the first paint with content went on beyond 50. */
  readonly blocking: number;
  /** The same in processor time, which neighbours on the machine do not lengthen. */
  readonly blockingCpu: number;
  /** Processor time of all tasks of the main thread, in milliseconds. */
  readonly cpu: number;
};

const taskMicroseconds = 50_000;
const beyond = (microseconds: number): number => Math.max(0, microseconds - taskMicroseconds) / 1000;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** The thread that ran most scripts: the page's main one. */
function mainThread(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const runs = new Map<string, number>();
  const name = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  for (const event of events) {
    if (event.name === 'EvaluateScript') runs.set(name(event), (runs.get(name(event)) ?? 0) + 1);
  }
  const [busiest] = [...runs].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return (event) => name(event) === busiest;
}

/** What a load cost the page's main thread. Throws a RangeError for a trace without a paint. */
export function traceFigures(events: readonly TraceEvent[]): TraceFigures {
  const ofPage = events.filter(mainThread(events));
  const painted = ofPage.findLast(({ name }) => name === 'firstContentfulPaint')?.ts;
  if (painted === undefined) throw new RangeError('The trace has no paint with content.');
  const tasks = ofPage.filter(({ name }) => name === 'RunTask');
  const after = tasks.filter(({ ts, dur = 0 }) => ts + dur > painted);
  return {
    blocking: sum(after.map(({ ts, dur = 0 }) => beyond(Math.min(dur, ts + dur - painted)))),
    blockingCpu: sum(after.map(({ tdur = 0 }) => beyond(tdur))),
    cpu: sum(tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}
