import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@roadworthy/db/migrate.ts';
import { type DatabaseUrls, provisionDatabase } from '@roadworthy/db/provision.ts';
import { declareQueues } from '@roadworthy/server/kernel/jobs/jobs.ts';
import { readConfig } from '@roadworthy/server/kernel/settings/env.ts';
import { type Backend, openBackend } from '@roadworthy/testkit/backend.ts';
import { aMotorhomeQuote, answeredQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { randomFrom } from '@roadworthy/testkit/random-from.ts';
import { vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { startWithStandby } from '@roadworthy/testkit/standby.ts';
import { chooseAskings } from '../data-api/reads.ts';
import { type ServerProcess, startProcess } from '../data-api/server-process.ts';
import { signIn } from '../data-api/sides.ts';
import { fillBook } from '../fill-book.ts';
import { percentile } from '../measure.ts';
import { type Agent, addTenants } from '../open-book.ts';
import { type Ended, type Load, openLoop } from './open-loop.ts';
import { drawTraffic, kinds, type Material } from './traffic.ts';

const secret = 'a secret that only the servers of one bench know';
const host = join(import.meta.dirname, '..', '..', 'apps', 'host', 'src', 'main.ts');
const [firstRate, growth, stepSeconds, overSeconds] = [150, 1.3, 6, 12];
/** Each is bound once, in the two runs of a layout that have binds. */
const signedPerLayout = 160;
const edited = 40;

type Layout = { readonly name: string; readonly apis: number; readonly standby: boolean };
const layouts: readonly Layout[] = [
  { name: '1 API', apis: 1, standby: false },
  { name: '2 APIs', apis: 2, standby: false },
  { name: '4 APIs', apis: 4, standby: false },
  { name: '2 APIs, a standby', apis: 2, standby: true },
];

/** Processor seconds of a server's backends, and of whatever else its first process began; those that ended are not counted. */
function secondsOf(postmaster: number): number {
  const ticks = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return Number(fields[1]) === postmaster ? [Number(fields[11]) + Number(fields[12])] : [];
    } catch {
      return [];
    }
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

type Summary = {
  readonly offered: number;
  readonly served: number;
  readonly refused: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
};

function summaryOf({ asked, ended, seconds }: Load, chosen: (one: Ended) => boolean = () => true): Summary {
  const all = ended.filter(chosen);
  const good = all.filter(({ status }) => status === 200);
  const ms = good.map((one) => one.ms);
  return {
    offered: (asked * all.length) / ended.length,
    served: good.length / seconds,
    refused: all.filter(({ status }) => status === 503).length / seconds,
    failed: all.filter(({ status }) => status !== 200 && status !== 503).length / seconds,
    p50: percentile(ms, 0.5),
    p99: percentile(ms, 0.99),
  };
}

const told = ({ offered, served, refused, failed, p50, p99 }: Summary): string =>
  `${offered.toFixed(0)} asked a second: ${served.toFixed(0)} answered, ${refused.toFixed(0)} refused, ${failed.toFixed(0)} failed; ` +
  `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;

const onStandby = (url: string, port: number): string => {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
};

async function prepareMaterial(backend: Backend, agents: readonly Agent[], server: string): Promise<Material> {
  const askings = await chooseAskings({ database: { database: 'roadworthy' }, agents }, server);
  const quotes = await Promise.all(Array.from({ length: edited }, () => answeredQuote(backend, aMotorhomeQuote())));
  return {
    askings,
    tokens: new Map(),
    edited: await Promise.all(
      quotes.map(async (quote) => ({ ...quote, vehicleId: await vehicleOf(backend, quote.quoteId) })),
    ),
    signed: [],
    methodToken: await cardToken(backend, '4242424242424242'),
  };
}

export type ScaleOptions = { readonly quotes: number; readonly seed: number; readonly print: (line: string) => void };

/**
 * An open-loop mix of visitors, customers and agents against several API processes, with and without a standby: how much
 * each layout bears, what becomes of twice as much, and what each part of it takes of the processor.
 */
export async function benchScale({ quotes, seed, print }: ScaleOptions): Promise<void> {
  let urls: DatabaseUrls | undefined;
  let agents: readonly Agent[] = [];
  const servers = await startWithStandby(async ({ url, dataDir }) => {
    urls = await provisionDatabase({ superuserUrl: url, database: 'roadworthy', dataDir });
    await migrate({ ownerUrl: urls.ownerUrl, log: () => undefined });
    await declareQueues(urls.ownerUrl);
  });
  if (urls === undefined) throw new Error('The database was not made');
  const { dataDir } = servers.primary;
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: urls.appUrl,
    DATABASE_URL_DIRECT: urls.ownerUrl,
    AUTH_DATABASE_URL: urls.authUrl,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: 'true',
    SECRET: secret,
    REQUESTS_PER_MINUTE: '1000000000',
    SEARCHES_PER_MINUTE: '1000000000',
    QUOTES_FROM_NETWORK_PER_HOUR: '1000000000',
    LOG_LEVEL: 'error',
    TRUSTED_DOCUMENTS_ONLY: 'false',
    // As a balancer's: one that nobody trusts may open so many connections and no more.
    TRUSTED_PROXIES: '127.0.0.1',
    CONNECTIONS: '100000',
  };
  const backend = await openBackend(readConfig({ ...environment, NODE_ENV: 'test' }), {
    now: new Date().toISOString(),
  });
  const perRead: {
    readonly layout: string;
    readonly capacity: number;
    readonly api: number;
    readonly database: number;
  }[] = [];
  try {
    agents = (await addTenants(backend.owner, Math.max(2, Math.round(quotes / 5_000)))).slice(0, 2);
    await fillBook('roadworthy', quotes, servers.primary.url);
    await backend.owner.pool.query('analyze');
    const material = await prepareMaterial(backend, agents, servers.primary.url);
    print(
      `${process.version}, ${availableParallelism()} cores, ${quotes} quotes, load ${loadavg()[0]?.toFixed(1)}, seed ${seed}`,
    );
    for (const layout of layouts) {
      while (material.signed.length < signedPerLayout) {
        material.signed.push(await signedQuote(backend, aMotorhomeQuote()));
      }
      const env = {
        ...environment,
        ...(layout.standby && { DATABASE_URL_REPLICA: onStandby(urls.appUrl, servers.standby.port) }),
      };
      const apis: ServerProcess[] = [];
      for (let each = 0; each < layout.apis; each += 1) {
        apis.push(await startProcess({ file: host, args: ['--only', 'api'], env, ready: '/healthz' }));
      }
      try {
        const tokens = new Map<Agent, string>();
        for (const agent of agents) tokens.set(agent, await signIn(apis[0]?.port ?? 0, agent));
        const random = randomFrom(seed);
        const run = async (perSecond: number, seconds: number, binds: boolean) => {
          const draw = drawTraffic({ ...material, tokens }, random, { binds });
          return openLoop(
            apis.map(({ port }) => port),
            { perSecond, seconds, draw, random },
          );
        };
        // Compiled code, prepared statements and warm caches are what runs.
        await run(firstRate, stepSeconds, false);
        let best = 0;
        for (let rate = firstRate; ; rate *= growth) {
          const { served, offered, p99 } = summaryOf(await run(rate, stepSeconds, false));
          best = Math.max(best, served);
          if (served < offered * 0.9 || p99 > 1_500) break;
        }
        const calm = summaryOf(await run(best / 2, stepSeconds, true));
        const parts = () => ({
          api: apis.reduce((sum, api) => sum + api.processorTime(), 0) / 1e6,
          database: secondsOf(servers.primary.pid) + secondsOf(servers.standby.pid),
          bench: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
        });
        const before = parts();
        const over = await run(best * 2, overSeconds, true);
        const after = parts();
        const all = summaryOf(over);
        const share = (part: 'api' | 'database' | 'bench') => ((after[part] - before[part]) / over.seconds) * 100;
        print(`${layout.name}: bears ${best.toFixed(0)} a second`);
        print(`  at half of it   ${told(calm)}`);
        print(`  at twice of it  ${told(all)}`);
        for (const kind of kinds) {
          print(`    ${kind.padEnd(14)}${told(summaryOf(over, (one) => one.kind === kind))}`);
        }
        print(
          `    processor     APIs ${share('api').toFixed(0)} %, PostgreSQL ${share('database').toFixed(0)} %, ` +
            `this bench ${share('bench').toFixed(0)} % of one core each`,
        );
        const answered = all.served + all.refused;
        perRead.push({
          layout: layout.name,
          capacity: best,
          api: (after.api - before.api) / over.seconds / answered,
          database: (after.database - before.database) / over.seconds / answered,
        });
      } finally {
        await Promise.all(apis.map((api) => api.stop()));
      }
    }
    const [one, two] = perRead;
    if (one !== undefined && two !== undefined) {
      print(
        `two APIs bear ${(two.capacity / one.capacity).toFixed(2)} times what one does (1.7 wanted, while PostgreSQL has room)`,
      );
    }
  } finally {
    await backend.close();
    await servers.close();
  }
}
