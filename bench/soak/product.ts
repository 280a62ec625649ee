import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import { superuserUrl } from '@roadworthy/db/launcher/postmaster.ts';
import { processMark } from '@roadworthy/db/launcher/process-mark.ts';
import { secretFile } from '@roadworthy/db/launcher/secret-file.ts';
import pg from 'pg';
import { answers, childrenOf, type StartedMain, startMain, until } from '../../apps/host/test/start-main.ts';

/** The product as people start it, kept running as a service manager would. */
export type Product = {
  readonly url: string;
  readonly dataDir: string;
  /** The main processes that run now. */
  mains(): number[];
  /** The worker, once it has its sessions on the database. */
  worker(): Promise<number | null>;
  postmaster(): number;
  /** One query as the database's superuser, of the product's database. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  superuserAddress(): string;
  /** Ends everything; answers the processes that live on although they should not. */
  stop(): Promise<number[]>;
};

const restartAfterMs = 100;

export type ProductOptions = {
  readonly dataDir: string;
  /** With pages the whole product is one main process; without, API and worker have one each. */
  readonly pages: boolean;
};

/** Starts the product in a folder of its own and waits until it answers. */
export async function startProduct({ dataDir, pages }: ProductOptions): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ DATA_DIR: dataDir, PORT: String(port), DEMO: 'true', LOG_LEVEL: 'error' },
    // One machine asks for everybody.
    ...{ REQUESTS_PER_MINUTE: '1000000', SEARCHES_PER_MINUTE: '1000000' },
  };
  const running = new Map<string, StartedMain>();
  const workers = new Set<number>();
  let isStopping = false;
  let earlier = '';

  function start(part: string): void {
    if (isStopping) return;
    const main = startMain(['--only', part], env);
    running.set(part, main);
    void main.ended.then(() => {
      earlier = (earlier + main.output()).slice(-20_000);
      if (!isStopping) setTimeout(start, restartAfterMs, part);
    });
  }

  const printed = (): string => earlier + [...running.values()].map((main) => main.output()).join('\n');
  const mains = (): number[] =>
    [...running.values()].flatMap(({ child }) =>
      child.pid !== undefined && processMark(child.pid) ? [child.pid] : [],
    );
  const postmasterFile = (): string[] => readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');

  const superuserAddress = (): string =>
    superuserUrl(Number(postmasterFile()[3]), readFileSync(secretFile(dataDir, 'postgres'), 'utf8'));

  async function sql<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const address = new URL(superuserAddress());
    address.pathname = '/roadworthy';
    const client = new pg.Client({ connectionString: address.href, application_name: 'soak', query_timeout: 20_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  start(pages ? 'all' : 'api');
  await until(() => answers(`${url}/readyz`), printed, 300_000);
  if (!pages) start('worker');

  async function worker(): Promise<number | null> {
    const [pid = null] = mains().flatMap(childrenOf);
    if (pid === null) return null;
    workers.add(pid);
    const [row] = await sql("select 1 from pg_stat_activity where application_name = 'roadworthy jobs' limit 1");
    return row === undefined ? null : pid;
  }

  await until(async () => (await worker()) !== null, printed, 60_000);
  return {
    ...{ url, dataDir, mains, worker, sql, superuserAddress },
    postmaster: () => Number(postmasterFile()[0]),
    async stop() {
      isStopping = true;
      const all = [...mains(), ...workers];
      for (const { child } of running.values()) child.kill('SIGTERM');
      await Promise.all([...running.values()].map(({ ended }) => ended));
      return all.filter((pid) => processMark(pid) !== undefined);
    },
  };
}
