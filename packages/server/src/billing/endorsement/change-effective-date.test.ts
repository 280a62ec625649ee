import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../../test/letters-of.ts';
import { liveUntil, resumeProcesses } from '../../../test/run-collection.ts';
import { jobHandlers } from '../../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('effective date', { now: start });
const run = (name: 'check-balances' | 'pay-refunds' | 'earn-premium' | 'activate-policies' | 'book-commissions') =>
  jobHandlers(fixture.backend.platform)[name]?.({});
afterEach(async () => {
  await run('book-commissions');
  await run('check-balances');
  expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const underwriter = () => fixture.tenants.insurer.underwriter;
const bound = (facts: Parameters<typeof aQuote>[0] = {}) =>
  boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-07-31', paymentTerm: 'monthly', ...facts }));
const document = `mutation ($id: uuid!, $on: date!, $premium: Int) {
  change_policy_effective_date(policy_id: $id, effective_date: $on, premium: $premium) { policy { effective_date } } }`;
const move = (id: string, on: string) => underwriter().must(document, { id, on });
const refused = async (id: string, on: string, premium: number | null = null) =>
  (await refusalOf(fixture.backend, underwriter(), document, { id, on, premium })).code;

const readStatus = (id: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.effective_date::text as from, p.expiration_date::text as to, p.policy_status as status,
       (p.cover_from at time zone p.time_zone)::text as begins, p.premium::int,
       (select string_agg(i.due_date::text, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id and sequence > 1) as due,
       (select string_agg(valid::text, ' ') from policy_segments s
          where s.policy_id = p.policy_id and known_until is null and not isempty(known)) as cover,
       (select string_agg(kind, ' ' order by booked) from policy_transactions t where t.policy_id = p.policy_id) as kinds,
       (select sum(amount)::int from charge_lines c where c.policy_id = p.policy_id and kind = 'premium' and upper(days) = p.expiration_date
          and takes_back is null) as lines,
       (select earned_until::text from policy_earnings e where e.policy_id = p.policy_id) as earns,
       (select anchor_day from billing_arrangements b where b.contract_id = p.contract_id) as anchor,
       (select string_agg(document_type || ' ' || version, ', ' order by document_type, version) from documents d
          where d.policy_id = p.policy_id and document_type in ('declarations', 'id_card')) as documents,
       (select q.effective_date::text from quotes q where q.quote_id = p.current_quote_id) as described
     from policies p where policy_id = $1`,
    [id],
  );

describe('another first day', () => {
  test('moves the term, its cover, lines and payments; each payment keeps its distance and its month’s day', async () => {
    const { policyId } = await bound();
    const { premium, due } = await readStatus(policyId);
    expect(String(due).split(' ').slice(0, 2)).toEqual(['2026-08-31', '2026-09-30']);
    type Status = { policy_effective_date: Record<string, unknown> };
    const requested =
      'query ($id: uuid!) { policy_effective_date(policy_id: $id) { can_update code earliest_date latest_date } }';
    expect((await underwriter().must<Status>(requested, { id: policyId })).policy_effective_date).toEqual({
      can_update: true,
      code: null,
      earliest_date: '2026-06-16',
      latest_date: '2026-08-14',
    });
    await move(policyId, '2026-07-05');
    const { due: moved, ...now } = await readStatus(policyId);
    expect(now).toEqual({
      from: '2026-07-05',
      to: '2027-07-05',
      status: 'pending',
      begins: '2026-07-05 00:01:00',
      premium,
      lines: premium,
      cover: '[2026-07-05,2027-07-05)',
      kinds: 'new_business effective_date_change',
      earns: '2026-07-05',
      anchor: 5,
      described: '2026-07-05',
      documents: 'declarations 1, declarations 2, id_card 1, id_card 2',
    });
    expect(String(moved).split(' ')).toHaveLength(11);
    expect(String(moved).split(' ').slice(0, 2)).toEqual(['2026-08-05', '2026-09-05']);
    await move(policyId, '2026-07-31');
    expect((await readStatus(policyId))['due']).toBe(due);
    const [first, back] = await lettersOf(fixture.backend, policyId, 'policy_changed');
    expect(first?.text).toContain('begins on Jul 5, 2026');
    expect(first?.text).toContain('The term costs the same as before.');
    expect(back?.text).toContain('begins on Jul 31, 2026 and ends on Jul 31, 2027');
  });

  test('is lived from: cover begins on it, days earn from it, and what is cancelled comes back from it', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    await move(policyId, '2026-07-01');
    await liveUntil(fixture.backend, '2026-07-02', 1);
    await run('activate-policies');
    expect(await readStatus(policyId)).toMatchObject({ status: 'active', from: '2026-07-01' });
    expect(await refused(policyId, '2026-07-20')).toBe('cover_begun');
    await liveUntil(fixture.backend, '2026-09-20', 20);
    await run('earn-premium');
    const { premium } = await readStatus(policyId);
    const earned = async () =>
      (
        await selectOne<{ earned: number }>(
          fixture.backend,
          'select earned::int from policy_earnings where policy_id = $1',
          [policyId],
        )
      ).earned;
    expect(Math.abs((await earned()) - (Number(premium) * 62) / 365)).toBeLessThan(4);
    await underwriter().must(
      `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-09-11",
        proof: "Bill of sale", issue_prorated_refund: true) { refund } }`,
      { id: policyId },
    );
    expect(Math.abs((await earned()) - (Number(premium) * 72) / 365)).toBeLessThan(2);
    await run('pay-refunds');
    await resumeProcesses(fixture.backend);
  });

  test('is refused out of range, where nothing changes, once an end is announced or the policy is over', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    expect(await refused(policyId, '2026-06-15')).toBe('effective_date_out_of_range');
    expect(await refused(policyId, '2026-08-15')).toBe('effective_date_out_of_range');
    expect(await refused(policyId, '2026-07-31')).toBe('nothing_changed');
    expect(await refused(policyId, '2026-07-05', 1)).toBe('amount_changed');
    await selectRows(
      fixture.backend,
      `insert into moratoriums (organization_id, name, reason, notice, actions, states, starts, ends, time_zone)
       select organization_id, 'Flood', 'Flood', 'A flood.', '{bind}', '{US-OH}', '2026-07-10', '2026-07-20', 'America/New_York'
       from policies where policy_id = $1`,
      [policyId],
    );
    expect(await refused(policyId, '2026-07-10')).toBe('moratorium_active');
    expect(await refused(policyId, '2026-07-19')).toBe('moratorium_active');
    await move(policyId, '2026-07-20');
    fixture.backend.clock.set('2026-07-11T14:00:00Z');
    expect(await refused(policyId, '2026-07-31')).toBe('moratorium_active');
    fixture.backend.clock.set(start);
    await move(policyId, '2026-07-31');
    await selectRows(fixture.backend, 'update moratoriums set ends = starts');
    await underwriter().must(
      `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-07-31",
        issue_prorated_refund: true) { refund } }`,
      { id: policyId },
    );
    expect(await refused(policyId, '2026-07-05')).toBe('policy_over');
    const counted = 'select sum(amount)::int as charged from charge_lines where policy_id = $1';
    expect(await selectOne(fixture.backend, counted, [policyId])).toEqual({ charged: 0 });
  });
});
