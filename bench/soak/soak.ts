import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '@roadworthy/testkit/demo-people.ts';
import { countOf, nothingYet } from './acknowledged.ts';
import { ask, askApi, signIn } from './client.ts';
import { type Disturbance, disturbances } from './disturbances.ts';
import { type Outcomes, runLane } from './load.ts';
import { askMemory, judgeMemory, type MemorySample } from './memory.ts';
import { type Product, startProduct } from './product.ts';
import { type Seeded, seeded } from './seeded.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';
import { verify } from './verify.ts';

export type SoakOptions = {
  readonly minutes: number;
  readonly seed: number;
  readonly pages: boolean;
  readonly lanes?: number;
  /** How long the platform may take to be back; on a machine that does nothing else ten seconds are plenty. */
  readonly patienceSeconds?: number;
  readonly print: (line: string) => void;
};

export type SoakReport = {
  /** What is wrong; empty when everything that was asserted holds. */
  readonly problems: readonly string[];
  /** Seconds until the platform was back after each disturbance. */
  readonly recoveries: readonly { readonly name: string; readonly seconds: number }[];
};

const lostAfterMs = 60_000;
const restAfterMs = 15_000;
/** The part of the time with disturbances; the rest shows whether memory is flat. */
const disturbedShare = 0.6;
const sampleEveryMs = 5_000;
const agents = ['dana@cascade.example', 'pete@prairie.example'] as const;

/** Whether the platform does its work: ready, an agent is answered what she asks, and a worker is at work. */
async function isBack({ url, worker }: Product, session: { authorization: string }): Promise<boolean> {
  try {
    const { status } = await ask(`${url}/readyz`);
    if (status !== 200) return false;
    await askApi(url, { query: 'mutation { set_language(language: "en-us") { language } }' }, { headers: session });
    return (await worker()) !== null;
  } catch {
    return false;
  }
}

async function waitUntilBack(product: Product, session: { authorization: string }): Promise<number> {
  const startedAt = performance.now();
  // Whatever was killed has to be gone before its successor can be seen.
  await sleep(50);
  while (!(await isBack(product, session))) {
    if (performance.now() - startedAt > lostAfterMs) return Number.POSITIVE_INFINITY;
    await sleep(100);
  }
  return (performance.now() - startedAt) / 1_000;
}

function added(outcomes: readonly Outcomes[]): string {
  const sums = new Map<string, number>();
  for (const [code, count] of outcomes.flatMap((each) => [...each])) sums.set(code, (sums.get(code) ?? 0) + count);
  return [...sums].map(([code, count]) => `${code} ${count}`).join(', ');
}

type Disturbed = { readonly problems: string[]; readonly recoveries: { name: string; seconds: number }[] };

/** Lets everything bad happen, each once at least and in a new order each time round, until the time is over. */
async function disturb(
  product: Product,
  all: readonly Disturbance[],
  { minutes, random, patienceSeconds = 10, print }: SoakOptions & { readonly random: Seeded },
): Promise<Disturbed> {
  const session = await signIn(product.url, agents[0], demoPassword);
  const until = performance.now() + minutes * 60_000 * disturbedShare;
  const found: Disturbed = { problems: [], recoveries: [] };
  do {
    for (const { name, happen } of random.shuffled(all)) {
      await happen();
      const seconds = await waitUntilBack(product, session);
      found.recoveries.push({ name, seconds });
      print(`${name}: back after ${seconds.toFixed(1)} s (load average ${loadavg()[0]?.toFixed(1)})`);
      if (!Number.isFinite(seconds)) throw new Error(`${name}: the platform is not back. ${product.printed()}`);
      if (seconds > patienceSeconds) found.problems.push(`${name}: back after ${seconds.toFixed(1)} s only`);
      await sleep(Math.min(restAfterMs, (minutes * 60_000) / 60));
    }
  } while (performance.now() < until);
  return found;
}

/** Leaves the product to its load alone and looks at the memory of the process that answers. */
async function calm({ mains, memoryFile }: Product, minutes: number): Promise<MemorySample[]> {
  const [main] = mains();
  const samples: MemorySample[] = [];
  const until = performance.now() + minutes * 60_000 * (1 - disturbedShare);
  while (main !== undefined && performance.now() < until) {
    const sample = await askMemory(main, memoryFile);
    if (sample !== null) samples.push(sample);
    await sleep(sampleEveryMs);
  }
  return samples;
}

async function soakOn(product: Product, disk: SmallDisk, options: SoakOptions): Promise<SoakReport> {
  const { minutes, seed, pages, lanes = 4, print } = options;
  const random = seeded(seed);
  const stopping = new AbortController();
  const acknowledged = nothingYet();
  const all = disturbances(product, disk, random);
  if (disk.fill === null) print('skipped: a full disk, because this account may not mount one');
  const load = Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      runLane({
        url: product.url,
        pages,
        acknowledged,
        signal: stopping.signal,
        random: seeded(seed + lane + 1),
        email: agents[lane % 2] ?? agents[0],
        password: demoPassword,
      }),
    ),
  );
  try {
    const { problems, recoveries } = await disturb(product, all, { ...options, random });
    const memory = judgeMemory(await calm(product, minutes));
    print(memory.line);
    if (!memory.isFlat) problems.push(memory.line);
    stopping.abort();
    print(`requests: ${added(await load)}`);
    print(`acknowledged: ${countOf(acknowledged)}`);
    problems.push(...(await verify(product, acknowledged)));
    for (const pid of await product.stop()) problems.push(`the process ${pid} outlived the product`);
    return { problems, recoveries };
  } finally {
    stopping.abort();
  }
}

/** Mixed load on the started product while everything that can die dies; says what was lost, late or grown. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  options.print(`soak of ${options.minutes} minutes, seed ${options.seed}`);
  const disk = openSmallDisk();
  try {
    const product = await startProduct({ dataDir: disk.folder, pages: options.pages });
    try {
      return await soakOn(product, disk, options);
    } finally {
      disk.empty();
      await product.stop();
    }
  } finally {
    disk.remove();
  }
}
