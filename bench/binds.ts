import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transaction } from '@roadworthy/db/pool.ts';
import { enterOrganization } from '@roadworthy/server/kernel/operations/root-row.ts';
import {
  aMotorhomeQuote,
  bindDocument,
  cardToken,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { perSecond } from './lanes.ts';
import { median } from './measure.ts';

export type BindFigures = { readonly product: number; readonly sql: number };

const statements = readFileSync(join(import.meta.dirname, 'sql', 'bind.sql'), 'utf8').split(/^-- next$/m);
const [begin = '', finish = ''] = statements;

/** Signed quotes, each of a customer of its own. */
export async function quotesToBind(backend: Backend, count: number): Promise<StartedQuote[]> {
  const quotes: StartedQuote[] = [];
  for (let index = 0; index < count; index += 1) {
    quotes.push(await signedQuote(backend, aMotorhomeQuote({ person: { email: `bench${randomUUID()}@example.com` } })));
  }
  return quotes;
}

export async function bindByProduct(backend: Backend, quote: StartedQuote, method: string): Promise<void> {
  const answer = await quote.customer.must<{ bind_quote: { status: string } }>(
    bindDocument,
    { id: quote.quoteId, method },
    { idempotencyKey: randomUUID() },
  );
  if (answer.bind_quote.status !== 'bound') throw new Error(`a bind ended as ${answer.bind_quote.status}`);
}

/** The same rows by two statements around the same two calls of the gateway, under the same role and row security. */
export async function bindBySql(backend: Backend, { quoteId }: StartedQuote, method: string): Promise<void> {
  const { pools, payments, clock } = backend.platform;
  const { rows } = await backend.owner.pool.query<{ organization_id: string; amount: number }>(
    'select organization_id, total as amount from quotes where quote_id = $1',
    [quoteId],
  );
  const organizationId = rows[0]?.organization_id ?? '';
  const amount = Math.floor((rows[0]?.amount ?? 0) / 12);
  const key = randomUUID();
  const claims = { 'app.now': clock.now().toISOString() };
  await transaction(pools.operations, async (client) => {
    await enterOrganization(client, claims, organizationId);
    await client.query({ name: 'bench-begin', text: begin, values: [quoteId, key, amount] });
  });
  const hold = await payments.authorize({ key, amount, currency: 'USD', methodToken: method, description: quoteId });
  await payments.capture({ key: `${key}:capture`, reference: hold.reference, amount });
  await transaction(pools.operations, async (client) => {
    await enterOrganization(client, claims, organizationId);
    await client.query({ name: 'bench-finish', text: finish, values: [quoteId, key, hold.reference] });
  });
}

/** Binds a second, four at a time, in interleaved rounds: the medians. */
export async function benchBinds(
  backend: Backend,
  { rounds, perRound }: { rounds: number; perRound: number },
): Promise<BindFigures> {
  const method = await cardToken(backend, '4242424242424242');
  const product: number[] = [];
  const sql: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const quotes = await quotesToBind(backend, perRound * 2);
    const byProduct = await perSecond(quotes.slice(0, perRound), (quote) => bindByProduct(backend, quote, method));
    const bySql = await perSecond(quotes.slice(perRound), (quote) => bindBySql(backend, quote, method));
    // The first round warms up.
    if (round === 0) continue;
    product.push(byProduct);
    sql.push(bySql);
  }
  return { product: median(product), sql: median(sql) };
}
