import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transaction } from '@roadworthy/db/pool.ts';
import { earnPremium } from '@roadworthy/server/billing/earn-premium.ts';
import { enterOrganization } from '@roadworthy/server/kernel/operations/root-row.ts';
import { type Backend, createBackend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { fillBook, fillWith } from './fill-book.ts';
import { median } from './measure.ts';
import { addTenants } from './open-book.ts';

const tenants = 20;
const sqlOf = (name: string) => readFileSync(join(import.meta.dirname, 'sql', name), 'utf8');
const month = sqlOf('earn-month.sql');

/** Every term earned until a day, by the product; answers the most memory that this process had, in MiB. */
async function earnByProduct({ platform }: Backend): Promise<number> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  await earnPremium({ platform, handlers: [] });
  clearInterval(watch);
  return Math.round(most / 1024 / 1024);
}

async function earnBySql({ platform }: Backend, organizations: readonly string[], until: string): Promise<void> {
  for (const organizationId of organizations) {
    await transaction(platform.pools.operations, async (client) => {
      await client.query('set local statement_timeout = 0');
      await enterOrganization(client, { 'app.now': platform.clock.now().toISOString() }, organizationId);
      await client.query(month, [until]);
    });
  }
}

/** What the books say is earned, and how far. */
async function earned(backend: Backend): Promise<string> {
  const sql = `select count(*) || ' terms until ' || min(earned_until) || ', ' || sum(earned) || ' cents' as said from policy_earnings`;
  return (await selectRows<{ said: string }>(backend, sql))[0]?.said ?? '';
}

/** The end of a month on a whole book: the product beside one statement an organization that writes the same rows. */
export async function benchEarning({
  policies,
  rounds,
  print,
}: {
  readonly policies: number;
  readonly rounds: number;
  readonly print: (line: string) => void;
}): Promise<void> {
  const backend = await createBackend('bench earning');
  try {
    await addTenants(backend.owner, tenants);
    const database = new URL(backend.config.databaseUrlDirect ?? '').pathname.slice(1);
    // Every second quote is sold.
    await fillBook(database, policies * 2);
    await fillWith(database, sqlOf('fill-charges.sql'));
    const organizations = await selectRows<{ id: string }>(backend, 'select organization_id as id from organizations');
    const [product, sql]: [number[], number[]] = [[], []];
    let most = 0;
    for (let round = 0; round < rounds * 2; round += 1) {
      const until = new Date(Date.UTC(2026, 3 + round, 1)).toISOString().slice(0, 10);
      backend.clock.set(`${until.slice(0, 8)}02T14:00:00Z`);
      const isOurs = round % 2 === 0;
      const startedAt = performance.now();
      if (isOurs) most = Math.max(most, await earnByProduct(backend));
      else
        await earnBySql(
          backend,
          organizations.map(({ id }) => id),
          until,
        );
      (isOurs ? product : sql).push((performance.now() - startedAt) / 1000);
      print(`  ${until} ${isOurs ? 'product' : 'one statement'}: ${await earned(backend)}`);
    }
    const [ours, theirs] = [median(product), median(sql)];
    print(
      `a month's earning of ${policies} policies: ${ours.toFixed(1)} s, ${(policies / ours).toFixed(0)} /s, at most ${most} MiB; ` +
        `by one statement an organization ${theirs.toFixed(1)} s: ${(theirs / ours).toFixed(2)} of its speed`,
    );
  } finally {
    await backend.close();
  }
}
