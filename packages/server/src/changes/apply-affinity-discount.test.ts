import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../test/letters-of.ts';
import { liveUntil, resumeProcesses } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('affinity discount', { now: start });
const run = (name: 'check-balances' | 'pay-refunds' | 'earn-premium' | 'book-commissions') =>
  jobHandlers(fixture.backend.platform)[name]?.({});
afterEach(async () => {
  await run('book-commissions');
  await run('check-balances');
  expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const agent = () => fixture.tenants.insurer.agent;
const bound = (facts: Parameters<typeof aQuote>[0]) =>
  boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', ...facts }));

type Preview = {
  readonly [Figure in 'term_before' | 'term_after' | 'premium_before' | 'premium_after' | 'refund' | 'balance']: number;
} & { readonly invoices: readonly { readonly before: number; readonly after: number }[] };
const previewDocument = `query ($id: uuid!, $from: date) { preview_policy_affinity_discount(policy_id: $id, effective_date: $from) {
  effective_date earliest_date latest_date term_before term_after premium_before premium_after refund balance
  lines { coverage before after } invoices { sequence before after } } }`;
const preview = async (id: string, from: string | null = null) =>
  (await agent().must<{ preview_policy_affinity_discount: Preview }>(previewDocument, { id, from }))
    .preview_policy_affinity_discount;
const document = `mutation ($id: uuid!, $from: date, $premium: Int) {
  apply_policy_affinity_discount(policy_id: $id, effective_date: $from, premium: $premium) {
    policy { premium current_quote_id } } }`;
const apply = (id: string, input: { readonly from?: string; readonly premium?: number } = {}) =>
  agent().must(document, { id, ...input });
const refused = async (id: string, input: { readonly from?: string; readonly premium?: number } = {}) =>
  (await refusalOf(fixture.backend, agent(), document, { id, ...input })).code;
const cancel = (id: string, on: string) =>
  agent().must(
    `mutation ($id: uuid!, $on: date!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: $on,
      issue_prorated_refund: true) { refund } }`,
    { id, on },
  );

const readStatus = (id: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.policy_status as status, p.premium::int,
       (select string_agg(lower(valid) || ' ' || s.status || case s.quote_id when p.current_quote_id then ' now' else '' end, ', '
          order by valid) from policy_segments s where s.policy_id = p.policy_id and known_until is null and not isempty(known)) as cover,
       (select string_agg(kind, ' ' order by booked) from policy_transactions t where t.policy_id = p.policy_id) as kinds,
       (select string_agg(action || ' ' || premium_change, ', ' order by timestamp) from policy_activities a
          where a.policy_id = p.policy_id) as activities,
       (select sum(amount)::int from charge_lines c where c.policy_id = p.policy_id and kind = 'premium') as lines,
       (select string_agg(i.premium::text, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id) as invoices,
       (select string_agg(q.status || ' ' || q.discounts::text, ', ' order by q.created) from quotes q where q.policy_id = p.policy_id) as described
     from policies p where policy_id = $1`,
    [id],
  );

describe('the discount for members of a group', () => {
  test('is taken off from the day on, of each coverage by days, and off the next invoices', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly', autopay: true });
    await liveUntil(fixture.backend, '2026-08-03', 7);
    await run('earn-premium');
    const shown = await preview(policyId);
    expect(shown).toMatchObject({ effective_date: '2026-08-03', earliest_date: '2026-07-04', refund: 0, balance: 0 });
    expect(shown.term_after).toBeLessThan(shown.term_before);
    const days = (Date.parse('2027-06-15') - Date.parse('2026-08-03')) / 86_400_000;
    const off = ((shown.term_before - shown.term_after) * days) / 365;
    expect(Math.abs(shown.premium_before - shown.premium_after - off)).toBeLessThan(4);
    const { invoices: before } = await readStatus(policyId);
    expect(await refused(policyId, { premium: shown.premium_before })).toBe('amount_changed');
    await apply(policyId, { premium: shown.premium_after });
    const { invoices: after, activities, ...now } = await readStatus(policyId);
    expect(now).toEqual({
      status: 'active',
      premium: shown.premium_after,
      lines: shown.premium_after,
      cover: '2026-06-15 in_force, 2026-08-03 in_force now',
      kinds: 'new_business endorsement',
      described: 'replaced [], bound ["affinity"]',
    });
    expect(activities).toContain(`endorsement ${shown.premium_after - shown.premium_before}`);
    const of = (premiums: unknown) => String(premiums).split(' ').map(Number);
    const less = of(before).map((one, index) => one - (of(after)[index] ?? 0));
    const next = of(before).findIndex((_, index) => (less[index] ?? 0) > 0);
    expect(next).toBeGreaterThan(0);
    expect(less.reduce((sum, one) => sum + one, 0)).toBe(shown.premium_before - shown.premium_after);
    expect(shown.invoices.map((one) => one.before - one.after)).toEqual(less);
    expect(await refused(policyId)).toBe('discount_applied');
    const [letter, ...more] = await lettersOf(fixture.backend, policyId, 'policy_changed');
    expect(more).toEqual([]);
    const stated = [...(letter?.text ?? '').matchAll(/: \$(\d+)\.(\d\d) less/g)].map(([, whole, cents]) =>
      Number(`${whole ?? ''}${cents ?? ''}`),
    );
    expect(stated.reduce((sum, one) => sum + one, 0)).toBe(shown.premium_before - shown.premium_after);
    expect(letter?.text).toContain('It comes off your next payments');
  });

  test('of a policy paid in full goes back, and is in every earlier answer what it was', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    await liveUntil(fixture.backend, '2026-10-01', 30);
    await run('earn-premium');
    const shown = await preview(policyId, '2026-09-10');
    await apply(policyId, { from: '2026-09-10' });
    expect(shown.refund).toBe(shown.premium_before - shown.premium_after);
    await run('pay-refunds');
    await resumeProcesses(fixture.backend);
    expect(
      await selectOne(fixture.backend, 'select status, amount::int from policy_refunds where policy_id = $1', [
        policyId,
      ]),
    ).toEqual({ status: 'paid', amount: shown.refund });
    const [letter] = await lettersOf(fixture.backend, policyId, 'policy_changed');
    expect(letter?.text).toContain(`$${(shown.refund / 100).toFixed(2)} comes back to the card or account that paid.`);
    const asOf = async (on: string, known: string) => {
      const { policy_as_of } = await agent().must<{ policy_as_of: { premium: number; quote: { discounts: unknown } } }>(
        `query ($id: uuid!, $on: date!, $known: timestamptz!) { policy_as_of(policy_id: $id, valid_on: $on, known_at: $known) {
          premium quote { discounts } } }`,
        { id: policyId, on, known },
      );
      return [policy_as_of.premium, policy_as_of.quote.discounts];
    };
    const later = fixture.backend.clock.now().toISOString();
    expect(await asOf('2026-09-09', later)).toEqual([shown.premium_after, []]);
    expect(await asOf('2026-09-10', later)).toEqual([shown.premium_after, ['affinity']]);
    expect(await asOf('2026-09-10', '2026-09-11T00:00:00Z')).toEqual([shown.premium_before, []]);
    await liveUntil(fixture.backend, '2027-06-20', 60);
    fixture.backend.clock.set('2027-07-02T14:00:00Z');
    await jobHandlers(fixture.backend.platform)['expire-policies']?.({});
    await run('earn-premium');
    expect(
      await selectOne(fixture.backend, 'select earned::int, closed from policy_earnings where policy_id = $1', [
        policyId,
      ]),
    ).toEqual({ earned: shown.premium_after, closed: true });
  });

  test('stays through an end before its day and through its undoing; before cover begins it counts from the first day', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    await liveUntil(fixture.backend, '2026-08-14', 30);
    await apply(policyId);
    const { premium } = await readStatus(policyId);
    await agent().must(
      `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-08-01",
        proof: "Bill of sale", issue_prorated_refund: true) { refund } }`,
      { id: policyId },
    );
    expect((await readStatus(policyId))['cover']).toBe('2026-06-15 in_force, 2026-08-01 lapsed, 2026-08-14 lapsed now');
    expect(await refused(policyId)).toBe('policy_over');
    const { preview_reinstatement: again } = await agent().must<{ preview_reinstatement: { balance: number } }>(
      'query ($id: uuid!) { preview_reinstatement(policy_id: $id, has_lapse: false) { balance } }',
      { id: policyId },
    );
    await agent().must(
      `mutation ($id: uuid!, $charged: Int!, $method: String!) { reinstate_policy(policy_id: $id, charged_amount: $charged,
        has_lapse: false, signed_by: "Ada Moreno", signed_on: "2026-08-14", method_token: $method) { status } }`,
      { id: policyId, charged: again.balance, method: await cardToken(fixture.backend, '4242424242424242') },
    );
    expect(await readStatus(policyId)).toMatchObject({
      premium,
      lines: premium,
      cover: '2026-06-15 in_force, 2026-08-14 in_force now',
      kinds: 'new_business endorsement cancellation reinstatement',
    });
    await cancel(policyId, '2026-08-20');
    expect(await refused(policyId)).toBe('cancellation_pending');
    const ahead = await bound({ paymentTerm: 'monthly', effectiveDate: '2026-09-15' });
    const shown = await preview(ahead.policyId);
    expect(shown).toMatchObject({ effective_date: '2026-09-15', premium_after: shown.term_after });
    await apply(ahead.policyId);
    expect(await readStatus(ahead.policyId)).toMatchObject({ status: 'pending', cover: '2026-09-15 in_force now' });
  });

  test('lies after what came about by no change, and a change that was taken back is none of them', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    await liveUntil(fixture.backend, '2026-08-03', 7);
    const { pool } = fixture.backend.owner;
    const { rows } = await pool.query<{ id: string }>(
      `insert into policy_transactions (organization_id, policy_id, kind, effective_date, actor_kind, actor_role, resulting_quote_id)
       select organization_id, policy_id, 'endorsement', '2026-07-20', 'system', 'system', current_quote_id
       from policies where policy_id = $1 returning policy_transaction_id as id`,
      [policyId],
    );
    expect(await refused(policyId, { from: '2026-07-19' })).toBe('later_change_applied');
    expect(await preview(policyId, '2026-07-20')).toMatchObject({ effective_date: '2026-07-20' });
    await pool.query(
      'update policy_transactions set reversed_by = policy_transaction_id where policy_transaction_id = $1',
      [rows[0]?.id],
    );
    expect(await preview(policyId, '2026-07-19')).toMatchObject({ effective_date: '2026-07-19' });
    await pool.query('delete from policy_transactions where policy_transaction_id = $1', [rows[0]?.id]);
  });
});
