import { setTimeout as sleep } from 'node:timers/promises';
import { loginUrls } from '@roadworthy/db/provision.ts';
import { keepSecret } from '@roadworthy/db/launcher/secret-file.ts';
import { readConfig } from '@roadworthy/server/kernel/settings/env.ts';
import { createLog } from '@roadworthy/server/kernel/audit/log.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { openBackend } from '@roadworthy/testkit/backend.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Product } from './product.ts';

// What a killed worker had begun is taken up again within two minutes.
const settleMs = 150_000;

// The demo has somebody whom its vendor never answers about; that one is asked again for an hour.
const unfinishedSql = `
  select (select count(*) from process_intents where state = 'begun' and not exists (
      select from quote_verifications where quote_verification_id = root_id and status = 'timeout'))::int as intents,
    (select count(*) from documents where status = 'pending')::int as documents,
    (select count(*) from notifications where status = 'queued')::int as letters`;

/** Waits until nothing is under way any more; answers what does not come to its end. */
async function whatDoesNotEnd({ sql }: Product): Promise<string[]> {
  const deadline = performance.now() + settleMs;
  for (;;) {
    const [row] = await sql<{ intents: number; documents: number; letters: number }>(unfinishedSql);
    const open = Object.entries(row ?? {}).filter(([, count]) => count > 0);
    if (open.length === 0) return [];
    if (performance.now() > deadline) return open.map(([what, count]) => `${count} ${what} do not come to their end`);
    await sleep(500);
  }
}

/** Every acknowledged write that is not there. */
async function whatIsLost({ sql }: Product, { quotes, values, policies }: Acknowledged): Promise<string[]> {
  const lostQuotes = await sql<{ id: string }>(
    'select id from unnest($1::uuid[]) id where not exists (select from quotes where quote_id = id)',
    [[...quotes]],
  );
  const stored = await sql<{ id: string; value: number }>(
    'select vehicle_id as id, rating_value::float8 as value from vehicles where vehicle_id = any ($1::uuid[])',
    [[...values.keys()]],
  );
  const valueOf = new Map(stored.map(({ id, value }) => [id, value]));
  const lostEdits = [...values].filter(([id, { acknowledged, sent }]) => {
    const value = valueOf.get(id) ?? 0;
    return value < acknowledged || value > sent;
  });
  const bound = await sql<{ quote: string; policy: string }>(
    `select q.quote_id as quote, p.policy_id as policy from quotes q join policies p on p.current_quote_id = q.quote_id
     where q.status = 'bound' and q.quote_id = any ($1::uuid[])`,
    [[...policies.keys()]],
  );
  const policyOf = new Map(bound.map(({ quote, policy }) => [quote, policy]));
  const lostPolicies = [...policies].filter(([quote, policy]) => policyOf.get(quote) !== policy);
  return [
    ...lostQuotes.map(({ id }) => `the quote ${id} is lost`),
    ...lostEdits.map(([id, { acknowledged }]) => `${id} lost ${acknowledged}: it says ${valueOf.get(id)}`),
    ...lostPolicies.map(([quote, policy]) => `the policy ${policy} of ${quote} is lost`),
  ];
}

/** Every rule of the books that does not hold, the gateway's side included. */
async function whatIsWrongInTheBooks({ dataDir, superuserAddress }: Product): Promise<string[]> {
  const urls = loginUrls(superuserAddress(), 'roadworthy', (login) => keepSecret(dataDir, login));
  const config = readConfig({
    DATABASE_URL: urls.appUrl,
    DATABASE_URL_DIRECT: urls.ownerUrl,
    AUTH_DATABASE_URL: urls.authUrl,
    DATA_DIR: dataDir,
    DEMO: 'true',
  });
  const now = new Date().toISOString();
  const backend = await openBackend(config, { now, log: createLog({ level: 'silent', name: 'soak' }) });
  try {
    return await checkInvariants(backend);
  } finally {
    await backend.close();
  }
}

/** What is wrong when the load has ended and every disturbance is over; nothing is the only good answer. */
export async function verify(product: Product, acknowledged: Acknowledged): Promise<string[]> {
  const unfinished = await whatDoesNotEnd(product);
  const lost = await whatIsLost(product, acknowledged);
  return [...unfinished, ...lost, ...(await whatIsWrongInTheBooks(product))];
}
