import { cloneFurnished } from '@roadworthy/db/template.ts';
import { type Backend, openOnCopy } from '@roadworthy/testkit/backend.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { fitSchema } from '@roadworthy/testkit/prepare-databases.ts';
import { aQuote, boundQuote, type BoundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

let backend: Backend;
let sold: BoundQuote;
beforeAll(async () => {
  const database = await cloneFurnished('sharded_schema');
  await fitSchema(database.ownerUrl);
  backend = await openOnCopy(database, { isAltered: true });
  sold = await boundQuote(backend, aQuote());
});
afterAll(() => backend.close());

test('on the schema that is spread over servers a policy is sold, read by its key, and charged by the clock', async () => {
  const query = 'query ($id: uuid!) { policies_by_pk(policy_id: $id) { policy_number invoices { invoice_id } } }';
  const read = await sold.customer.must<{ policies_by_pk: { policy_number: string; invoices: unknown[] } }>(query, {
    id: sold.policyId,
  });
  expect(read.policies_by_pk.policy_number).toBe(sold.policyNumber);
  expect(read.policies_by_pk.invoices.length).toBeGreaterThan(1);
  backend.clock.set('2026-08-15T14:00:00Z');
  const jobs = jobHandlers(backend.platform);
  for (const job of ['activate-policies', 'collect-invoices', 'earn-premium', 'book-commissions'] as const) {
    await jobs[job]?.({});
  }
  const { paid } = await selectOne<{ paid: number }>(
    backend,
    `select count(*)::int as paid from invoices where policy_id = $1 and status = 'paid'`,
    [sold.policyId],
  );
  expect(paid).toBeGreaterThanOrEqual(1);
  expect(await checkInvariants(backend)).toEqual([]);
});
