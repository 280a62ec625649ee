import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { collect, liveUntil, resumeProcesses } from '../../../test/run-collection.ts';
import { sendLetters } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

let isGatewayDown = false;
const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('reinstate policy', {
  now: start,
  paymentFaults: () => (isGatewayDown ? 'time_out' : undefined),
});
afterEach(async () => {
  isGatewayDown = false;
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const run = (name: 'cancel-policies' | 'earn-premium' | 'pay-refunds' | 'expire-policies') =>
  jobHandlers(fixture.backend.platform)[name]?.({});
/** Sends what is owed back. */
async function payBack(): Promise<void> {
  await run('pay-refunds');
  await resumeProcesses(fixture.backend);
}
const bound = (facts: Parameters<typeof aQuote>[0]) =>
  boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', ...facts }));
const insurer = () => fixture.tenants.insurer.agent;

async function end(id: string, on: string): Promise<void> {
  await insurer().must(
    `mutation ($id: uuid!, $on: date!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: $on,
      issue_prorated_refund: true) { status } }`,
    { id, on },
  );
}

type Preview = {
  readonly balance: number;
  readonly refund: number;
  readonly gap: number;
  readonly stopped_refund: number;
};
const previewDocument = `query ($id: uuid!, $gap: Boolean!) { preview_reinstatement(policy_id: $id, has_lapse: $gap) {
  ended resumes balance refund gap fee stopped_refund method_end insureds premium_before premium_after
  lines { before after } invoices { before after } } }`;
const preview = async (id: string, gap: boolean) =>
  (await insurer().must<{ preview_reinstatement: Preview }>(previewDocument, { id, gap })).preview_reinstatement;

const document = `mutation ($id: uuid!, $charged: Int!, $gap: Boolean!, $on: date!, $method: String) {
  reinstate_policy(policy_id: $id, charged_amount: $charged, has_lapse: $gap, signed_by: "Ada Moreno", signed_on: $on,
    method_token: $method) { status message } }`;
const today = () => fixture.backend.clock.now().toISOString().slice(0, 10);
async function reinstate(id: string, charged: number, gap: boolean, method: string | null = null) {
  const input = { id, charged, gap, on: today(), method };
  return (await insurer().must<{ reinstate_policy: { status: string } }>(document, input)).reinstate_policy.status;
}

const readStatus = (id: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.policy_status as status, p.cancelled_as_of::text as as_of,
       (select string_agg(lower(valid) || ' ' || s.status, ', ' order by valid) from policy_segments s
        where s.policy_id = p.policy_id and known_until is null and not isempty(known)) as cover,
       (select string_agg(r.status || ' ' || r.amount, ', ' order by created) from policy_refunds r where r.policy_id = p.policy_id) as refunds,
       (select string_agg(kind, ' ' order by booked) from policy_transactions t where t.policy_id = p.policy_id) as kinds,
       (select string_agg(i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id) as invoices,
       (select sum(amount)::int from charge_lines c where c.policy_id = p.policy_id and kind = 'premium') as premium,
       (select string_agg(template, ' ' order by created) from notifications n where n.policy_id = p.policy_id
          and template like 'policy_%' and template <> 'policy_bound') as letters
     from policies p where policy_id = $1`,
    [id],
  );
const accounts = async (id: string) =>
  Object.fromEntries(
    (
      await selectRows<{ account: string; amount: number }>(
        fixture.backend,
        `select account, sum(amount)::int as amount from ledger_entries join ledger_transactions using (ledger_transaction_id)
         where policy_id = $1 group by 1 having sum(amount) <> 0 order by 1`,
        [id],
      )
    ).map(({ account, amount }) => [account, amount]),
  );

describe('without a gap', () => {
  test('a policy paid in full whose refund was not sent costs the fee; the books are as before, and the fee', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    await liveUntil(fixture.backend, '2026-09-01', 78);
    await run('earn-premium');
    const before = await accounts(policyId);
    const { premium } = await readStatus(policyId);
    await end(policyId, '2026-09-01');
    fixture.backend.clock.set('2026-09-05T14:00:00Z');
    const shown = await preview(policyId, false);
    expect(shown).toMatchObject({ balance: 1_500, refund: 0, gap: 0, ended: '2026-09-01', resumes: '2026-09-01' });
    expect(
      (await refusalOf(fixture.backend, insurer(), document, { id: policyId, charged: 1, gap: false, on: today() }))
        .code,
    ).toBe('amount_changed');
    expect(await reinstate(policyId, 1_500, false, await cardToken(fixture.backend, '4242424242424242'))).toBe(
      'reinstated',
    );
    expect(await readStatus(policyId)).toMatchObject({
      status: 'active',
      as_of: null,
      cover: '2026-06-15 in_force',
      refunds: `stopped ${shown.stopped_refund}`,
      kinds: 'new_business cancellation reinstatement',
      premium,
      letters: 'policy_cancelled policy_reinstated',
    });
    await run('pay-refunds');
    fixture.backend.clock.set('2026-09-06T14:00:00Z');
    const { cash, other_fees, earned_premium, unearned_premium, ...after } = await accounts(policyId);
    const { cash: had, earned_premium: earned = 0, unearned_premium: left = 0, ...others } = before;
    expect(after).toEqual(others);
    expect(other_fees).toBe(-1_500);
    expect((cash ?? 0) - (had ?? 0)).toBe(1_500);
    expect((earned_premium ?? 0) + (unearned_premium ?? 0)).toBe(earned + left);
  });

  test('and its refund sent pays that back', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    await liveUntil(fixture.backend, '2026-09-01', 78);
    await end(policyId, '2026-09-01');
    await payBack();
    const shown = await preview(policyId, false);
    expect(shown.stopped_refund).toBe(0);
    const { refunds } = await readStatus(policyId);
    expect(refunds).toBe(`paid ${shown.balance - 1_500}`);
    expect(await reinstate(policyId, shown.balance, false, await cardToken(fixture.backend, '4242424242424242'))).toBe(
      'reinstated',
    );
    expect(await readStatus(policyId)).toMatchObject({ status: 'active', refunds });
  });

  test('what was not paid is paid with the fee, and instalments go on by the card on file', async () => {
    const { policyId } = await bound({ autopay: true, card: '4000000000007114' });
    for (const [day, step] of [
      ['2026-07-23', 1],
      ['2026-08-05', 1],
    ] as const) {
      await liveUntil(fixture.backend, day, step);
      await sendLetters(fixture.backend);
    }
    await run('cancel-policies');
    expect(await readStatus(policyId)).toMatchObject({ status: 'cancelled', as_of: '2026-08-05' });
    fixture.backend.clock.set('2026-08-20T14:00:00Z');
    const shown = await preview(policyId, false);
    const declined = await cardToken(fixture.backend, '4000000000000002');
    expect(await reinstate(policyId, shown.balance, false, declined)).toBe('declined');
    expect(await readStatus(policyId)).toMatchObject({ status: 'cancelled' });
    const card = await cardToken(fixture.backend, '4242424242424242');
    expect(await reinstate(policyId, shown.balance, false, card)).toBe('reinstated');
    const after = await readStatus(policyId);
    expect(after).toMatchObject({ status: 'active', cover: '2026-06-15 in_force' });
    expect(String(after['invoices'])).toMatch(/^paid void void( scheduled){9} void paid$/);
  });
});

describe('with a gap', () => {
  test('the gap costs nothing, what lies ahead is less, and the term earns what it costs', async () => {
    const { policyId } = await bound({ autopay: true });
    await liveUntil(fixture.backend, '2026-08-01');
    const { premium } = await readStatus(policyId);
    await end(policyId, '2026-08-01');
    fixture.backend.clock.set('2026-08-10T14:00:00Z');
    const shown = await preview(policyId, true);
    const gap = Math.floor((Number(premium) * 10 * 2 + 365) / 730);
    expect(shown).toMatchObject({
      gap,
      resumes: '2026-08-11',
      refund: 0,
      method_end: '4242',
      insureds: ['Ada Moreno'],
    });
    expect(await reinstate(policyId, shown.balance, true)).toBe('reinstated');
    const after = await readStatus(policyId);
    expect(after).toMatchObject({
      status: 'active',
      premium: Number(premium) - gap,
      cover: '2026-06-15 in_force, 2026-08-01 lapsed, 2026-08-11 in_force',
    });
    await liveUntil(fixture.backend, '2026-09-15');
    expect(await readStatus(policyId)).toMatchObject({ status: 'active' });
    fixture.backend.clock.set('2027-06-20T14:00:00Z');
    await run('earn-premium');
    const { earned_premium } = await accounts(policyId);
    expect(earned_premium).toBe(-(Number(premium) - gap));
  });

  test('is charged once, though its answer got lost and it was asked twice', async () => {
    const { policyId } = await bound({ autopay: true });
    await liveUntil(fixture.backend, '2026-08-20');
    await end(policyId, '2026-08-20');
    await payBack();
    fixture.backend.clock.set('2026-08-25T14:00:00Z');
    const { balance } = await preview(policyId, true);
    isGatewayDown = true;
    const input = { id: policyId, charged: balance, gap: true, on: today(), method: null };
    const asking = insurer().ask(document, input);
    await asking;
    expect((await refusalOf(fixture.backend, insurer(), document, input)).code).not.toBe('');
    isGatewayDown = false;
    fixture.backend.clock.set('2026-08-25T14:10:00Z');
    await collect(fixture.backend);
    await collect(fixture.backend);
    expect(await readStatus(policyId)).toMatchObject({ status: 'active' });
    const charges = await selectRows(
      fixture.backend,
      `select amount::int from payments where policy_id = $1 and status = 'settled' and begun_by = 'staff'`,
      [policyId],
    );
    expect(charges).toEqual([{ amount: balance }]);
  });

  test('twice in a term and no more', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    await liveUntil(fixture.backend, '2026-07-01', 16);
    for (const day of ['2026-07-01', '2026-08-01', '2026-09-01']) {
      fixture.backend.clock.set(`${day}T14:00:00Z`);
      await end(policyId, day);
      fixture.backend.clock.set(`${day.slice(0, 8)}09T14:00:00Z`);
      const input = { id: policyId, gap: true };
      if (day === '2026-09-01') {
        expect((await refusalOf(fixture.backend, insurer(), previewDocument, input)).code).toBe('reinstated_too_often');
        continue;
      }
      const { balance } = await preview(policyId, true);
      const card = await cardToken(fixture.backend, '4242424242424242');
      expect(await reinstate(policyId, balance, true, card)).toBe('reinstated');
    }
    expect(await readStatus(policyId)).toMatchObject({
      cover:
        '2026-06-15 in_force, 2026-07-01 lapsed, 2026-07-10 in_force, 2026-08-01 lapsed, 2026-08-10 in_force, 2026-09-01 lapsed',
    });
  });
});
