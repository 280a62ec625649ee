import { context, propagation, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import type { StatementWatcher } from '@roadworthy/db/watched-client.ts';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The figures of this process, in the form that Prometheus reads. */
export const metrics = new Registry();

/** What is watched: each is a histogram of seconds by name and outcome, and a span where traces are sent. */
export type WatchedKind = 'request' | 'operation' | 'statement' | 'job' | 'port';
/** `refused` is an answer that the rules gave; `failed` is a fault of ours or of what we asked. */
export type WatchedOutcome = 'done' | 'refused' | 'failed';

const fineSeconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
// There are some hundreds of statements, each with a row for every bucket.
const coarseSeconds = [0.001, 0.01, 0.1, 1, 10];

const histogram = (kind: WatchedKind, help: string, buckets: number[]) =>
  new Histogram({
    name: `roadworthy_${kind}_seconds`,
    help,
    buckets,
    labelNames: ['name', 'outcome'] as const,
    registers: [metrics],
  });

const histograms = {
  request: histogram('request', 'Seconds until a request was answered, by method and route.', fineSeconds),
  operation: histogram('operation', 'Seconds that an operation or a read of the API took, by its name.', fineSeconds),
  statement: histogram('statement', 'Seconds until the database answered, by verb and table.', coarseSeconds),
  job: histogram('job', 'Seconds that a job took, by its queue.', fineSeconds),
  port: histogram('port', 'Seconds until somebody outside answered, by port and question.', fineSeconds),
} satisfies Record<WatchedKind, unknown>;

let isCollecting = false;

/** Adds what Node tells of this process: memory, processor, turns of the event loop that came late. Safe to repeat. */
export function collectProcessMetrics(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: metrics });
}

const tracer = () => trace.getTracer('roadworthy');

/** Something that is watched and has not ended yet. */
export type Watched = { readonly span: Span; end(outcome: WatchedOutcome): void };

/** Begins to watch something; whoever calls what this answers says how it ended. Only the first word counts. */
export function watch(kind: WatchedKind, name: string): Watched {
  const begunAt = performance.now();
  const span = tracer().startSpan(name, { attributes: { 'roadworthy.kind': kind } });
  let isOver = false;
  return {
    span,
    end(outcome) {
      if (isOver) return;
      isOver = true;
      histograms[kind].observe({ name, outcome }, (performance.now() - begunAt) / 1_000);
      if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Runs something as a part of what is watched. */
export function within<T>({ span }: Watched, run: () => T): T {
  return context.with(trace.setSpan(context.active(), span), run);
}

/** Watches a run from its beginning to its end; what is watched within it belongs to it. */
export async function watched<T>(
  kind: WatchedKind,
  name: string,
  run: () => Promise<T>,
  outcomeOf: (error: unknown) => WatchedOutcome = () => 'failed',
): Promise<T> {
  const begun = watch(kind, name);
  try {
    const result = await within(begun, run);
    begun.end('done');
    return result;
  } catch (error) {
    begun.end(outcomeOf(error));
    throw error;
  }
}

/** Watches each statement of a pool. */
export const watchStatement: StatementWatcher = (name) => {
  const { end } = watch('statement', name);
  return (failed) => end(failed ? 'failed' : 'done');
};

/** Watches whatever is asked of a port: each of its methods that answers a promise. */
export function watchedPort<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, key) {
      // As the port itself reads it: its private parts are no part of a proxy.
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function' || typeof key !== 'string') return value;
      return (...given: unknown[]): unknown => {
        const begun = watch('port', `${name} ${key}`);
        const answered: unknown = within(begun, () => Reflect.apply(value, target, given));
        if (!(answered instanceof Promise)) {
          begun.end('done');
          return answered;
        }
        answered.then(
          () => begun.end('done'),
          () => begun.end('failed'),
        );
        return answered;
      };
    },
  });
}

/** Where a job came from, to be written beside its data: empty where nothing is traced. */
export function carriedTrace(): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Runs something as part of the trace that was carried here. */
export function withinTrace<T>(carrier: Record<string, string>, run: () => T): T {
  return context.with(propagation.extract(ROOT_CONTEXT, carrier), run);
}
