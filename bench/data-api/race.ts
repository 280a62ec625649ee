import { median } from '../measure.ts';
import type { Prepared, PreparedSide } from './compare-answers.ts';
import { type Connection, openConnection } from './connection.ts';
import { type Read, reads } from './reads.ts';

/** One side's medians of the rounds; `processorMicros` is what a request takes of its server, PostgreSQL left out. */
export type SideFigure = { readonly perSecond: number; readonly latencyMs: number; readonly processorMicros: number };
export type ReadFigure = {
  readonly read: Read;
  readonly sides: Readonly<Record<string, SideFigure>>;
  /** A side's latency in latencies of the first: the median of what each round says. Neighbours disturb it less than rates. */
  readonly ratios: Readonly<Record<string, number>>;
};

export type RaceOptions = {
  readonly rounds: number;
  readonly requestsPerRound: number;
  readonly concurrency: number;
  readonly warmUp: number;
  /** Names of reads; all of them are raced, unless given. */
  readonly only?: readonly string[];
};

/** Requests of one side's turn while the sides warm up. */
const turn = 250;

type Lane = { readonly side: PreparedSide; readonly connections: readonly Connection[] };

/** Sends requests over all connections at once, each as soon as the one before is answered. */
async function run({ side, connections }: Lane, { name }: Read, count: number): Promise<SideFigure> {
  const requests = side.prepared[name];
  const latencies: number[] = [];
  let sent = 0;
  const work = async (connection: Connection): Promise<void> => {
    while (sent < count) {
      const request = requests[sent % requests.length];
      sent += 1;
      if (request !== undefined) latencies.push(await timed(connection, request, side.name));
    }
  };
  const [startedAt, taken] = [performance.now(), side.processorTime()];
  await Promise.all(connections.map(work));
  const seconds = (performance.now() - startedAt) / 1_000;
  const processorMicros = (side.processorTime() - taken) / latencies.length;
  return { perSecond: latencies.length / seconds, latencyMs: median(latencies), processorMicros };
}

async function timed(connection: Connection, { bytes, length }: Prepared, name: string): Promise<number> {
  const startedAt = performance.now();
  const { status, body } = await connection.ask(bytes);
  const ms = performance.now() - startedAt;
  if (status !== 200 || body.length !== length) throw new Error(`${name} changed its answer: ${body.toString()}`);
  return ms;
}

/** Not in turns: who always comes after a side that reads another database finds less of its own in the caches. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

async function raceRead(lanes: readonly Lane[], read: Read, options: RaceOptions): Promise<ReadFigure> {
  const rounds = new Map<string, SideFigure[]>(lanes.map(({ side }) => [side.name, []]));
  // A server that has run for a while is what is measured: compiled code, prepared statements, warm caches. In turns,
  // because a server closes connections that wait.
  for (let warmed = 0; warmed < options.warmUp; warmed += turn) {
    for (const lane of lanes) await run(lane, read, Math.min(turn, options.warmUp));
  }
  for (let round = 0; round < options.rounds; round += 1) {
    for (const lane of shuffled(lanes)) {
      rounds.get(lane.side.name)?.push(await run(lane, read, options.requestsPerRound));
    }
  }
  const ours = rounds.get(lanes[0]?.side.name ?? '') ?? [];
  const figures = [...rounds].map(([name, all]) => {
    const ratios = all.map((figure, index) => figure.latencyMs / (ours[index]?.latencyMs ?? Number.NaN));
    const side = {
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      latencyMs: median(all.map(({ latencyMs }) => latencyMs)),
      processorMicros: median(all.map(({ processorMicros }) => processorMicros)),
    };
    return { name, side, ratio: median(ratios) };
  });
  return {
    read,
    sides: Object.fromEntries(figures.map(({ name, side }) => [name, side])),
    ratios: Object.fromEntries(figures.map(({ name, ratio }) => [name, ratio])),
  };
}

/** Measures every read on every side in interleaved rounds; the ratios are the first side's to each. */
export async function race(sides: readonly PreparedSide[], options: RaceOptions): Promise<ReadFigure[]> {
  const lanes: Lane[] = [];
  for (const side of sides) {
    const opening = Array.from({ length: options.concurrency }, () => openConnection(side.port));
    lanes.push({ side, connections: await Promise.all(opening) });
  }
  try {
    const figures: ReadFigure[] = [];
    const raced = reads.filter(({ name }) => options.only?.includes(name) ?? true);
    for (const read of raced) figures.push(await raceRead(lanes, read, options));
    return figures;
  } finally {
    for (const { connections } of lanes) for (const connection of connections) connection.close();
  }
}
