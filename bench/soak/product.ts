import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import { processMark } from '@roadworthy/db/launcher/process-mark.ts';
import {
  answers,
  childrenOf,
  type StartedMain,
  startMain,
  until,
  withoutRealParts,
} from '../../apps/host/test/start-main.ts';
import { type EmbeddedServer, embeddedServer } from './embedded-server.ts';
import { memoryEnvironment } from './memory.ts';

/** The product as people start it, its main processes kept running as a service manager would. */
export type Product = EmbeddedServer & {
  readonly url: string;
  readonly dataDir: string;
  /** Where a main process writes down its memory when it is asked. */
  readonly memoryFile: string;
  /** The main processes that run now. */
  mains(): number[];
  /** The worker, once it has its sessions on the database. */
  worker(): Promise<number | null>;
  /** What the processes printed lately. */
  printed(): string;
  /** Ends everything; answers the processes that live on although they should not. */
  stop(): Promise<number[]>;
};

export type ProductOptions = {
  readonly dataDir: string;
  /** With pages the whole product is one main process; without, API and worker have one each. */
  readonly pages: boolean;
};

const restartAfterMs = 100;

type Stored = Pick<Product, 'mains' | 'printed'> & {
  start(part: string): void;
  /** How often one of them ended. */
  ends(): number;
  /** Ends all of them for good. */
  end(): Promise<void>;
};

/** Main processes that are started again whenever they end. */
function serviceManager(env: Readonly<Record<string, string>>): Stored {
  const running = new Map<string, StartedMain>();
  let isEnding = false;
  let earlier = '';
  let ends = 0;

  async function keep(part: string): Promise<void> {
    while (!isEnding) {
      const main = startMain(['--only', part], env);
      running.set(part, main);
      await main.ended;
      ends += 1;
      earlier = (earlier + main.output()).slice(-20_000);
      await sleep(restartAfterMs);
    }
  }

  const pids = (): number[] => [...running.values()].flatMap(({ child }) => child.pid ?? []);
  return {
    mains: () => pids().filter((pid) => processMark(pid) !== undefined),
    printed: () => earlier + [...running.values()].map((main) => main.output()).join('\n'),
    start: (part) => void keep(part),
    ends: () => ends,
    async end() {
      isEnding = true;
      for (const { child } of running.values()) child.kill('SIGTERM');
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}

/** Starts the product in a folder of its own and waits until it answers. */
export async function startProduct({ dataDir, pages }: ProductOptions): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const memoryFile = join(dataDir, 'memory.json');
  const manager = serviceManager({
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'true',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
    SEARCHES_PER_MINUTE: '1000000',
    QUOTES_FROM_NETWORK_PER_HOUR: '1000000',
    ...memoryEnvironment(memoryFile),
    ...withoutRealParts,
  });
  const { mains, printed } = manager;
  const server = embeddedServer(dataDir);
  const workers = new Set<number>();

  async function worker(): Promise<number | null> {
    const [pid = null] = mains().flatMap(childrenOf);
    if (pid === null) return null;
    workers.add(pid);
    const text = "select 1 from pg_stat_activity where application_name = 'roadworthy jobs' limit 1";
    return (await server.sql(text)).length === 0 ? null : pid;
  }

  async function stop(): Promise<number[]> {
    const all = [...mains(), ...workers];
    await manager.end();
    return all.filter((pid) => processMark(pid) !== undefined);
  }

  function isUp(): Promise<boolean> {
    if (manager.ends() > 0) throw new Error(`The product does not start.\n${printed()}`);
    return answers(`${url}/readyz`);
  }

  try {
    manager.start(pages ? 'all' : 'api');
    await until(() => isUp(), printed, 300_000);
    if (!pages) manager.start('worker');
    await until(async () => (await worker()) !== null, printed, 60_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...server, url, dataDir, memoryFile, mains, worker, printed, stop };
}
