import { randomUUID } from 'node:crypto';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, bindDocument, boundQuote, type BoundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { signAsPage } from '@roadworthy/testkit/sign-as-page.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../../test/letters-of.ts';
import { liveUntil } from '../../../test/run-collection.ts';
import { sendLetters } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('rewrite policy', { now: start });
afterEach(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const unpaid = () => boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
/** Lives until a day with every letter sent. */
async function until(day: string): Promise<void> {
  for (;;) {
    const next = new Date(fixture.backend.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    if (next > day) return;
    await liveUntil(fixture.backend, next);
    await sendLetters(fixture.backend);
    await jobHandlers(fixture.backend.platform)['cancel-policies']?.({});
  }
}

type Shown = { can_rewrite: boolean; code: string | null; effective_date: string | null; premium_before: number } & {
  [amount in 'premium_after' | 'balance' | 'refund']: number | null;
} & { begun_quote_id: string | null };
const ask = async ({ policyId }: BoundQuote) =>
  (
    await fixture.tenants.insurer.agent.must<{ can_rewrite_delinquent_policy: Shown }>(
      `query ($id: uuid!) { can_rewrite_delinquent_policy(policy_id: $id) {
        can_rewrite code effective_date premium_before premium_after balance refund begun_quote_id } }`,
      { id: policyId },
    )
  ).can_rewrite_delinquent_policy;
const rewriteDocument = 'mutation ($id: uuid!) { rewrite_delinquent_policy(policy_id: $id) { quote_id } }';
const rewrite = async ({ policyId }: BoundQuote) =>
  (
    await fixture.tenants.insurer.agent.must<{ rewrite_delinquent_policy: { quote_id: string } }>(rewriteDocument, {
      id: policyId,
    })
  ).rewrite_delinquent_policy.quote_id;

/** The insured of a policy at their account. */
async function insuredOf({ policyId }: BoundQuote) {
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  return fixture.backend.as({ userId, role: 'organization:customer', ...account });
}

/** Signs and pays what takes a policy's place. */
async function buy(bound: BoundQuote, quoteId: string) {
  const customer = await insuredOf(bound);
  await signAsPage(fixture.backend, { customer, quoteId }, 'Ada Moreno');
  const { bind_quote } = await customer.must<{ bind_quote: { status: string; policy_id: string } }>(
    bindDocument,
    { id: quoteId, method: await cardToken(fixture.backend, '4242424242424242'), autopay: null },
    { idempotencyKey: randomUUID() },
  );
  expect(bind_quote.status).toBe('bound');
  return bind_quote.policy_id;
}

const policyOf = (policyId: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select policy_status as status, contract_id, policy_number, policy_term, fees::int, effective_date::text as "from",
       cancelled_as_of::text as ended, (expiration_date - effective_date)::int as days,
       (select string_agg(kind, ' ' order by booked, policy_transaction_id) from policy_transactions t where t.policy_id = p.policy_id) as stack,
       (select string_agg(i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id and (sequence <= 2 or kind = 'balance')) as invoices,
       (select sum(amount)::int from charge_lines l where l.policy_id = p.policy_id and code = 'former_balance') as taken,
       (select sum(amount)::int from ledger_entries join ledger_transactions x using (ledger_transaction_id)
        where x.policy_id = p.policy_id and account = 'premium_receivable') as owed,
       (select string_agg(action, ' ' order by timestamp, action) from policy_activities a where a.policy_id = p.policy_id) as activities
     from policies p where policy_id = $1`,
    [policyId],
  );

describe('a policy of which an instalment is overdue', () => {
  test('goes on as another one from tomorrow, which takes over what the first days cost and nobody paid', async () => {
    const bound = await unpaid();
    expect(await ask(bound)).toMatchObject({ can_rewrite: false, code: 'policy_not_unpaid', balance: null });
    await until('2026-07-20');
    const shown = await ask(bound);
    expect(shown).toMatchObject({ can_rewrite: true, effective_date: '2026-07-21', begun_quote_id: null });
    // 36 of 365 days, less what the first instalment paid of the premium; and nothing of what lies ahead.
    const { premium, paid } = await selectOne<{ premium: number; paid: number }>(
      fixture.backend,
      `select p.premium::int, i.premium::int as paid from policies p join invoices i using (policy_id)
       where policy_id = $1 and sequence = 1`,
      [bound.policyId],
    );
    const earned = Math.round((premium * 36) / 365);
    expect(shown).toMatchObject({ balance: Math.max(earned - paid, 0), refund: Math.max(paid - earned, 0) });
    const quoteId = await rewrite(bound);
    expect(await rewrite(bound)).toBe(quoteId);
    expect(await ask(bound)).toMatchObject({ begun_quote_id: quoteId });
    const price = await selectOne<{ premium: number; total: number; fees: object[] }>(
      fixture.backend,
      `select premium::int, total::int, rating_response->'fees' as fees from quotes where quote_id = $1`,
      [quoteId],
    );
    expect(price.premium).toBe(shown.premium_after);
    expect(price.total).toBe(price.premium + 2_500 + (shown.balance ?? 0));
    // Another first day ends the old cover on another day.
    const agent = fixture.tenants.insurer.agent;
    const move =
      'mutation ($id: uuid!, $on: date!) { update_effective_date(quote_id: $id, effective_date: $on) { id } }';
    await agent.must(move, { id: quoteId, on: '2026-07-31' });
    const later = await selectOne<{ balance: number; fees: { code: string; cents: number }[] }>(
      fixture.backend,
      `select rewrites_balance::int as balance, rating_response->'fees' as fees from quotes where quote_id = $1`,
      [quoteId],
    );
    expect(later.balance).toBe(Math.max(Math.round((premium * 46) / 365) - paid, 0));
    expect(later.balance).toBeGreaterThan(0);
    expect(later.fees).toContainEqual({ code: 'former_balance', cents: later.balance });
    await selectRows(
      fixture.backend,
      `with lender as (
         insert into entities (organization_id, quote_id, entity_type, entity_relationship, business_name, email)
         select organization_id, current_quote_id, 'business', 'lienholder', 'Lake Bank', 'loans@lake.example'
         from policies where policy_id = $1 returning entity_id, quote_id)
       update vehicles v set lienholder_id = lender.entity_id from lender where v.quote_id = lender.quote_id`,
      [bound.policyId],
    );
    const before = await policyOf(bound.policyId);
    const next = await buy(bound, quoteId);
    expect(await policyOf(next)).toMatchObject({
      status: 'pending',
      contract_id: before['contract_id'],
      policy_term: 1,
      from: '2026-07-31',
      days: 365,
      fees: 2500 + later.balance,
      taken: later.balance,
      stack: 'rewrite',
      activities: 'rewrite',
    });
    expect((await policyOf(next))['policy_number']).not.toBe(before['policy_number']);
    // What it covers lasts until the new one begins; nothing of it is asked for any more.
    expect(await policyOf(bound.policyId)).toMatchObject({
      status: 'pending_cancellation',
      ended: '2026-07-31',
      stack: 'new_business rewrite',
      owed: 0,
      taken: -later.balance,
      activities: 'new_business cancellation',
    });
    const [letter] = await lettersOf(fixture.backend, bound.policyId, 'policy_rewritten');
    const number = String((await policyOf(next))['policy_number']);
    expect(letter?.text).toContain(`under policy ${number} from Jul 31, 2026`);
    expect(letter?.text).toContain(`$${(later.balance / 100).toFixed(2)} that was not paid`);
    const [lender] = await lettersOf(fixture.backend, bound.policyId, 'lender_rewritten');
    expect(lender).toMatchObject({ recipient: 'loans@lake.example', status: 'sent' });
    expect(lender?.text).toContain(`in place of policy ${String(before['policy_number'])}`);
    const reverse = `mutation ($id: uuid!) { reverse_pending_policy_cancellation(policy_id: $id) { status } }`;
    expect(await refusalOf(fixture.backend, agent, reverse, { id: bound.policyId })).toEqual({
      code: 'policy_rewritten',
    });
    await until('2026-07-31');
    expect(await policyOf(bound.policyId)).toMatchObject({ status: 'rewritten', owed: 0 });
    expect(await refusalOf(fixture.backend, agent, rewriteDocument, { id: bound.policyId })).toEqual({
      code: 'policy_not_unpaid',
    });
  });

  test('goes on as another one under notice too: the announced end is taken back, and cover ends as the new one begins', async () => {
    const bound = await unpaid();
    await until('2026-08-01');
    const { status, ended } = await policyOf(bound.policyId);
    expect(status).toBe('pending_cancellation');
    const quoteId = await rewrite(bound);
    expect(await ask(bound)).toMatchObject({ can_rewrite: true, effective_date: '2026-08-02' });
    const next = await buy(bound, quoteId);
    expect(await policyOf(bound.policyId)).toMatchObject({
      status: 'pending_cancellation',
      ended: '2026-08-02',
      owed: 0,
    });
    expect(String(ended) > '2026-08-02').toBe(true);
    await until('2026-08-03');
    await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
    expect(await policyOf(bound.policyId)).toMatchObject({ status: 'rewritten', owed: 0 });
    expect(await policyOf(next)).toMatchObject({ status: 'active', from: '2026-08-02' });
    await jobHandlers(fixture.backend.platform)['check-balances']?.({});
    expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  });

  test('is asked again when the new one is bought: what was paid meanwhile leaves nothing to rewrite', async () => {
    const bound = await unpaid();
    await until('2026-07-20');
    const quoteId = await rewrite(bound);
    const customer = await insuredOf(bound);
    const method = await cardToken(fixture.backend, '4242424242424242');
    await signAsPage(fixture.backend, { customer, quoteId }, 'Ada Moreno');
    const { due } = await selectOne<{ due: number }>(
      fixture.backend,
      `select sum(amount - paid_amount)::int as due from invoices where policy_id = $1 and status = 'issued'`,
      [bound.policyId],
    );
    await customer.must(
      `mutation ($id: uuid!, $amount: Int!, $method: String) {
        pay_policy(policy_id: $id, amount: $amount, method_token: $method) { status } }`,
      { id: bound.policyId, amount: due, method },
    );
    const bind = { id: quoteId, method: await cardToken(fixture.backend, '4242424242424242'), autopay: null };
    expect((await refusalOf(fixture.backend, customer, bindDocument, bind)).code).toBe('policy_not_unpaid');
  });
});

describe('a policy that was cancelled because nobody paid', () => {
  test('is rewritten within 60 days, with all that it left owed, unless a claim is open; and once in a year', async () => {
    const bound = await unpaid();
    await until('2026-08-06');
    const old = await policyOf(bound.policyId);
    expect(old).toMatchObject({ status: 'cancelled', ended: '2026-08-05' });
    expect(await ask(bound)).toMatchObject({ can_rewrite: true, balance: old['owed'], refund: 0 });
    await selectRows(
      fixture.backend,
      `insert into claims (organization_id, policy_id, status, incident_date, filed, claim_number, type_of_loss)
       select organization_id, policy_id, 'open', '2026-07-30', app_now(), 'C-1', 'collision' from policies where policy_id = $1`,
      [bound.policyId],
    );
    expect(await ask(bound)).toMatchObject({ can_rewrite: false, code: 'claim_open' });
    await selectRows(fixture.backend, `update claims set status = 'closed' where policy_id = $1`, [bound.policyId]);
    const next = await buy(bound, await rewrite(bound));
    expect(await policyOf(next)).toMatchObject({ status: 'pending', from: '2026-08-07', taken: old['owed'] });
    expect(await policyOf(bound.policyId)).toMatchObject({
      status: 'rewritten',
      ended: '2026-08-05',
      stack: 'new_business cancellation rewrite',
      owed: 0,
      taken: -Number(old['owed']),
    });
    expect(
      await selectRows(
        fixture.backend,
        `select kind, facts->>'balance' as balance from timeline_entries
        where policy_id = $1 and kind = 'policy_rewritten'`,
        [bound.policyId],
      ),
    ).toEqual([{ kind: 'policy_rewritten', balance: String(old['owed']) }]);
  });

  test('is seen by nobody of another organization', async () => {
    const bound = await unpaid();
    await until('2026-07-20');
    const { agent } = fixture.tenants.mirror;
    expect((await refusalOf(fixture.backend, agent, rewriteDocument, { id: bound.policyId })).code).toBe('not_found');
  });
});
