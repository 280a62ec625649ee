import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transaction } from '@roadworthy/db/pool.ts';
import { collectInvoices } from '@roadworthy/server/billing/collection/collect-invoices.ts';
import { enterOrganization } from '@roadworthy/server/kernel/operations/root-row.ts';
import { inOrganization, systemRequest } from '@roadworthy/server/kernel/jobs/scheduled-scan.ts';
import { eventHandlers, jobHandlers } from '@roadworthy/server/registry.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, boundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { perSecond } from './lanes.ts';
import { median } from './measure.ts';

export type ChargeFigures = { readonly product: number; readonly sql: number };
type Due = { readonly policyId: string; readonly organizationId: string; readonly methodId: string };

const statements = readFileSync(join(import.meta.dirname, 'sql', 'charge.sql'), 'utf8').split(/^-- next$/m);
const [begin = '', finish = ''] = statements;
const soldOn = '2026-06-15T14:00:00Z';
const notifiedOn = '2026-07-08T14:00:00Z';
const dueDay = '2026-07-15';

const duty = ({ platform }: Backend, { organizationId, policyId }: Due): Promise<void> =>
  inOrganization({ platform, handlers: eventHandlers }, organizationId, systemRequest(`bench:${policyId}`), (work) =>
    collectInvoices(work, policyId),
  );

/** Policies whose first instalment is due, and told of. */
export async function dueToCharge(backend: Backend, count: number): Promise<Due[]> {
  backend.clock.set(soldOn);
  const policies: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = { email: `bench${randomUUID()}@example.com` };
    const facts = aMotorhomeQuote({ autopay: true, effectiveDate: soldOn.slice(0, 10), person });
    policies.push((await boundQuote(backend, facts)).policyId);
  }
  backend.clock.set(notifiedOn);
  const due = await selectRows<Due>(
    backend,
    `select policy_id as "policyId", organization_id as "organizationId", payment_method_id as "methodId"
     from billing_arrangements where policy_id = any ($1::uuid[])`,
    [policies],
  );
  for (const one of due) await duty(backend, one);
  backend.clock.set(`${dueDay}T14:00:00Z`);
  return due;
}

export async function chargeByProduct(backend: Backend, due: Due): Promise<void> {
  await duty(backend, due);
  const [intent] = await selectRows<{ intentId: string; organizationId: string; process: string }>(
    backend,
    `select process_intent_id as "intentId", organization_id as "organizationId", process from process_intents
     where root_id = $1 and state = 'begun'`,
    [due.policyId],
  );
  if (!intent) throw new Error(`nothing was charged of ${due.policyId}`);
  await jobHandlers(backend.platform)['resume-intent']?.(intent);
}

/** The same rows by two statements around the same two calls of the gateway, under the same role and row security. */
export async function chargeBySql(backend: Backend, method: string, { policyId, organizationId, methodId }: Due) {
  const { pools, payments, clock } = backend.platform;
  const key = randomUUID();
  const claims = { 'app.now': clock.now().toISOString() };
  const amount = await transaction(pools.operations, async (client) => {
    await enterOrganization(client, claims, organizationId);
    const values = [policyId, key, methodId, dueDay];
    const { rows } = await client.query<{ amount: number }>({ name: 'bench-charge', text: begin, values });
    return Number(rows[0]?.amount);
  });
  const terms = { amount, currency: 'USD', methodToken: method, description: policyId } as const;
  const { reference } = await payments.authorize({ key, ...terms });
  await payments.capture({ key: `${key}:capture`, reference, amount });
  await transaction(pools.operations, async (client) => {
    await enterOrganization(client, claims, organizationId);
    await client.query({ name: 'bench-charged', text: finish, values: [policyId, key, reference, dueDay] });
  });
}

/** Instalments charged a second, four at a time, in interleaved rounds: the medians. */
export async function benchCharges(
  backend: Backend,
  { rounds, perRound }: { rounds: number; perRound: number },
): Promise<ChargeFigures> {
  const method = await cardToken(backend, '4242424242424242');
  const product: number[] = [];
  const sql: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const due = await dueToCharge(backend, perRound * 2);
    const byProduct = await perSecond(due.slice(0, perRound), (one) => chargeByProduct(backend, one));
    const bySql = await perSecond(due.slice(perRound), (one) => chargeBySql(backend, method, one));
    const [unpaid] = await selectRows<{ open: number }>(
      backend,
      `select count(*)::int as open from invoices where policy_id = any ($1::uuid[]) and due_date <= $2 and status <> 'paid'`,
      [due.map(({ policyId }) => policyId), dueDay],
    );
    if (unpaid?.open !== 0) throw new Error(`${unpaid?.open} instalments were not paid`);
    // The first round warms up.
    if (round === 0) continue;
    product.push(byProduct);
    sql.push(bySql);
  }
  backend.clock.set(soldOn);
  return { product: median(product), sql: median(sql) };
}
