import { policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resumeProcesses } from '../../../test/run-collection.ts';
import { sendLetters } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('cancel policy');
const start = '2026-06-15T14:00:00Z';
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const run = (name: 'activate-policies' | 'cancel-policies' | 'earn-premium') =>
  jobHandlers(fixture.backend.platform)[name]?.({});
const paidInFull = () => boundQuote(fixture.backend, aQuote({ paymentTerm: 'pay_in_full' }));

const cancelDocument = `mutation ($id: uuid!, $reason: String!, $on: date!, $why: String, $proof: String, $refund: Boolean!) {
  cancel_policy(policy_id: $id, reason: $reason, as_of_date: $on, explanation: $why, proof: $proof,
    issue_prorated_refund: $refund) { status refund balance policy { policy_status cancelled_as_of } } }`;
const requested = (id: string, on: string, more: object = {}) => ({
  id,
  on,
  reason: 'insured_request',
  refund: true,
  ...more,
});
const cancel = async (id: string, on: string, more: object = {}, who: Caller = fixture.tenants.insurer.agent) =>
  (await who.ask(cancelDocument, requested(id, on, more))).data as {
    cancel_policy: { status: string; refund: number | null; balance: number | null };
  };
const refused = async (id: string, on: string, more: object = {}) =>
  (await refusalOf(fixture.backend, fixture.tenants.insurer.agent, cancelDocument, requested(id, on, more))).code;
const previewDocument = `query ($id: uuid!, $on: date!) { preview_cancellation(policy_id: $id, reason: "insured_request", as_of_date: $on) {
  basis refund balance premium_before premium_after refund_due refund_to { end amount }
  lines { coverage before after } invoices { before after } } }`;
const preview = async (id: string, on: string) =>
  ((await fixture.tenants.insurer.agent.ask(previewDocument, { id, on })).data as { preview_cancellation: Preview })
    .preview_cancellation;
type Preview = {
  readonly refund: number;
  readonly balance: number;
  readonly premium_before: number;
  readonly premium_after: number;
  readonly refund_to: readonly object[];
  readonly lines: readonly { before: number; after: number }[];
};
const policyOf = (id: string) =>
  selectOne<{ status: string; as_of: string | null; letters: string[] | null; actions: string[]; kinds: string[] }>(
    fixture.backend,
    `select policy_status as status, cancelled_as_of::text as as_of,
       (select array_agg(template order by created) from notifications n where n.policy_id = p.policy_id
          and template <> 'policy_bound') as letters,
       (select array_agg(action order by timestamp) from policy_activities a where a.policy_id = p.policy_id) as actions,
       (select array_agg(kind order by booked) from policy_transactions t where t.policy_id = p.policy_id) as kinds
     from policies p where policy_id = $1`,
    [id],
  );
const segmentsOf = (id: string) =>
  selectRows(
    fixture.backend,
    `select valid::text, status from policy_segments where policy_id = $1 and known_until is null and not isempty(known)
     order by valid`,
    [id],
  );

describe('an underwriter', () => {
  const underwriter = () => fixture.tenants.insurer.underwriter;
  const choicesDocument = `query ($id: uuid!) { cancellation_choices(policy_id: $id) { reason ground { grade until } } }`;
  const offered = async (id: string) => {
    const { cancellation_choices: choices } = (await underwriter().ask(choicesDocument, { id })).data as {
      cancellation_choices: { reason: string; ground: { until: string | null } | null }[];
    };
    return new Map(choices.map(({ reason, ground }) => [reason, ground]));
  };

  test('ends cover for any lawful reason while the policy is new, and later only for those that law and policy name', async () => {
    const { policyId } = await paidInFull();
    fixture.backend.clock.set('2026-08-14T14:00:00Z');
    await run('activate-policies');
    expect((await offered(policyId)).get('uw_post_bind')).toMatchObject({ until: '2026-08-14' });
    fixture.backend.clock.set('2026-09-26T14:00:00Z');
    const later = await offered(policyId);
    expect(later.has('uw_post_bind')).toBe(false);
    expect(later.get('misrepresentation')).toEqual({ grade: 'A', until: null });
    expect(later.get('sold_vehicle')).toBeNull();
    const document = cancelDocument.replace('cancel_policy(', 'underwriter_cancel_policy(');
    const end = requested(policyId, '2026-12-01', { reason: 'uw_post_bind', why: 'We changed our mind.' });
    const refusal = await refusalOf(fixture.backend, underwriter(), document, end);
    expect(refusal).toMatchObject({ code: 'ground_not_lawful', field: 'reason' });
  });
});

describe('an end that the insurer announced', () => {
  const end = { reason: 'misrepresentation', why: 'The vehicle was rented out all year.' };
  const document = cancelDocument.replace('cancel_policy(', 'underwriter_cancel_policy(');
  const announced = async () => {
    const { policyId } = await paidInFull();
    fixture.backend.clock.set('2026-07-01T14:00:00Z');
    await run('activate-policies');
    await fixture.tenants.insurer.underwriter.must(document, requested(policyId, '2026-08-03', end));
    // Ohio wants what comes back before cover ends.
    await jobHandlers(fixture.backend.platform)['pay-refunds']?.({});
    await resumeProcesses(fixture.backend);
    return policyId;
  };

  test('comes on its day where the letter went out, and nobody was told of another', async () => {
    const policyId = await announced();
    await sendLetters(fixture.backend);
    fixture.backend.clock.set('2026-08-03T14:00:00Z');
    await run('cancel-policies');
    expect(await policyOf(policyId)).toMatchObject({ status: 'cancelled', as_of: '2026-08-03' });
  });

  test('waits for its letter: cover goes on, and a new day is told that counts from then', async () => {
    const policyId = await announced();
    fixture.backend.clock.set('2026-08-03T14:00:00Z');
    await run('cancel-policies');
    expect(await policyOf(policyId)).toMatchObject({
      status: 'pending_cancellation',
      as_of: '2026-09-08',
      letters: ['cancellation_announced', 'refund_sent', 'cancellation_announced'],
    });
    await sendLetters(fixture.backend);
    fixture.backend.clock.set('2026-09-08T14:00:00Z');
    await run('cancel-policies');
    expect(await policyOf(policyId)).toMatchObject({ status: 'cancelled', as_of: '2026-09-08' });
  });

  test('is taken back where its reason is not good any more at the age that the policy has by then', async () => {
    const { policyId } = await paidInFull();
    fixture.backend.clock.set('2026-08-10T14:00:00Z');
    await run('activate-policies');
    const decided = { reason: 'uw_post_bind', why: 'Three tickets came to light.' };
    await fixture.tenants.insurer.underwriter.must(document, requested(policyId, '2026-09-14', decided));
    fixture.backend.clock.set('2026-09-14T14:00:00Z');
    await run('cancel-policies');
    expect(await policyOf(policyId)).toMatchObject({ status: 'active', as_of: null });
  });
});

describe('cancelling now', () => {
  test('returns to the cent what was previewed, earns the rest, and owes the refund by the clock of the state', async () => {
    const { policyId } = await paidInFull();
    fixture.backend.clock.set('2026-09-01T14:00:00Z');
    await run('activate-policies');
    await run('earn-premium');
    const shown = await preview(policyId, '2026-09-01');
    const sum = (side: 'before' | 'after') => shown.lines.reduce((total, line) => total + line[side], 0);
    expect(shown.premium_before - shown.premium_after).toBe(Math.round((shown.premium_before * 288) / 365));
    expect(shown.refund).toBe(sum('before') - sum('after'));
    expect(shown.refund_to).toEqual([{ end: '4242', amount: shown.refund }]);
    const { cancel_policy: done } = await cancel(policyId, '2026-09-01');
    expect(done).toMatchObject({ status: 'cancelled', refund: shown.refund, balance: 0 });
    expect(await policyOf(policyId)).toEqual({
      status: 'cancelled',
      as_of: '2026-09-01',
      letters: ['policy_cancelled'],
      actions: ['new_business', 'cancellation'],
      kinds: ['new_business', 'cancellation'],
    });
    expect(await segmentsOf(policyId)).toEqual([
      { valid: '[2026-06-16,2026-09-01)', status: 'in_force' },
      { valid: '[2026-09-01,2027-06-16)', status: 'lapsed' },
    ]);
    const [refund] = await selectRows(
      fixture.backend,
      `select amount::int, status, due_date::text as due, (select sum(e.amount)::int from ledger_entries e
         join ledger_transactions t using (ledger_transaction_id) where t.policy_id = r.policy_id
         and account in ('unearned_premium', 'premium_receivable')) as left
       from policy_refunds r where policy_id = $1`,
      [policyId],
    );
    expect(refund).toEqual({ amount: shown.refund, status: 'owed', due: '2026-10-01', left: 0 });
  });

  test('before cover begins counts as never issued: all of it comes back, the fee too', async () => {
    const { policyId } = await boundQuote(fixture.backend, aMotorhomeQuote());
    const { amount } = await selectOne<{ amount: number }>(
      fixture.backend,
      `select amount::int from transactions where policy_id = $1`,
      [policyId],
    );
    const { cancel_policy: done } = await cancel(policyId, '2026-06-16', { reason: 'never_taken' });
    expect(done).toMatchObject({ status: 'cancelled', refund: amount });
    expect(await segmentsOf(policyId)).toEqual([{ valid: '[2026-06-16,2027-06-16)', status: 'not_taken' }]);
  });

  test('voids what is not paid, and bills what is owed for days that were covered once', async () => {
    const { policyId } = await boundQuote(fixture.backend, aMotorhomeQuote());
    fixture.backend.clock.set('2026-12-01T14:00:00Z');
    await run('activate-policies');
    const { cancel_policy: done } = await cancel(policyId, '2026-12-01');
    expect(done.refund).toBe(0);
    const invoices = await selectRows<{ status: string; amount: number }>(
      fixture.backend,
      'select status, amount::int from invoices where policy_id = $1 order by sequence',
      [policyId],
    );
    expect(invoices.map(({ status }) => status)).toEqual([
      'paid',
      ...Array.from({ length: 11 }, () => 'void'),
      'issued',
    ]);
    expect(invoices.at(-1)?.amount).toBe(done.balance);
  });

  test('holds the refund where it is not to be issued, and the clock runs', async () => {
    const { policyId } = await paidInFull();
    fixture.backend.clock.set('2026-09-01T14:00:00Z');
    await run('activate-policies');
    expect(await refused(policyId, '2026-09-01', { refund: false })).toBe('explanation_missing');
    await cancel(policyId, '2026-09-01', { refund: false, why: 'The address of the estate is not known.' });
    const refunds = await selectRows(
      fixture.backend,
      'select status, hold_reason, due_date::text as due from policy_refunds where policy_id = $1',
      [policyId],
    );
    expect(refunds).toEqual([
      { status: 'held', hold_reason: 'The address of the estate is not known.', due: '2026-10-01' },
    ]);
  });
});

describe('cancelling for a day to come', () => {
  test('announces it, ends cover at 12:01 a.m. of the day where the risk is, and does so once', async () => {
    const { policyId } = await paidInFull();
    fixture.backend.clock.set('2026-07-01T14:00:00Z');
    await run('activate-policies');
    const shown = await preview(policyId, '2026-08-01');
    const { cancel_policy: announced } = await cancel(policyId, '2026-08-01');
    expect(announced).toMatchObject({ status: 'pending_cancellation', refund: null });
    fixture.backend.clock.set('2026-08-01T04:00:00Z');
    await run('cancel-policies');
    expect((await policyOf(policyId)).status).toBe('pending_cancellation');
    fixture.backend.clock.set('2026-08-20T04:01:00Z');
    await Promise.all([run('cancel-policies'), run('cancel-policies')]);
    await run('cancel-policies');
    expect(await policyOf(policyId)).toEqual({
      status: 'cancelled',
      as_of: '2026-08-01',
      letters: ['cancellation_announced', 'policy_cancelled'],
      actions: ['new_business', 'pending_cancellation', 'cancellation'],
      kinds: ['new_business', 'cancellation'],
    });
    const refunds = await selectRows(fixture.backend, 'select amount::int from policy_refunds where policy_id = $1', [
      policyId,
    ]);
    expect(refunds).toEqual([{ amount: shown.refund }]);
  });

  test('is taken back before it comes: cover goes on without a gap, and no money has moved', async () => {
    const { policyId } = await paidInFull();
    fixture.backend.clock.set('2026-07-01T14:00:00Z');
    await run('activate-policies');
    await cancel(policyId, '2026-08-01');
    expect(await refused(policyId, '2026-08-01')).toBe('cancellation_pending');
    fixture.backend.clock.set('2026-07-10T14:00:00Z');
    const reverse = `mutation ($id: uuid!) { reverse_pending_policy_cancellation(policy_id: $id) { status } }`;
    const { data } = await fixture.tenants.insurer.agent.ask(reverse, { id: policyId });
    expect(data).toEqual({ reverse_pending_policy_cancellation: { status: 'active' } });
    fixture.backend.clock.set('2026-09-01T14:00:00Z');
    await run('cancel-policies');
    const after = await policyOf(policyId);
    expect(after).toMatchObject({ status: 'active', as_of: null });
    expect(after.kinds).toEqual(['new_business', 'cancellation', 'cancellation_reversal']);
    expect(await segmentsOf(policyId)).toEqual([{ valid: '[2026-06-16,2027-06-16)', status: 'in_force' }]);
    expect((await refusalOf(fixture.backend, fixture.tenants.insurer.agent, reverse, { id: policyId })).code).toBe(
      'no_pending_cancellation',
    );
  });
});

describe('the insured', () => {
  test('ends cover by themselves, reads the refund before, and nobody else’s', async () => {
    const { policyId, customer } = await paidInFull();
    const { user_id } = await selectOne<{ user_id: string }>(
      fixture.backend,
      'select user_id from policies where policy_id = $1',
      [policyId],
    );
    const ada = fixture.backend.as({
      userId: user_id,
      role: 'global:user',
      organizationId: null,
      email: '',
      name: '',
    } as never);
    const text = `query ($id: uuid!) { preview_my_cancellation(policy_id: $id, as_of_date: "2026-06-16") { refund basis } }`;
    const read = (await ada.ask(text, { id: policyId })).data as { preview_my_cancellation: { refund: number } };
    const end = `mutation ($id: uuid!) { cancel_my_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-06-16") { refund } }`;
    expect((await refusalOf(fixture.backend, customer, end, { id: policyId })).code).toBe('validation-failed');
    const { data } = await ada.ask(end, { id: policyId });
    expect(data).toEqual({ cancel_my_policy: { refund: read.preview_my_cancellation.refund } });
  });
});

test.each(policyStatuses)('a policy that is %s', async (status) => {
  const { policyId } = await paidInFull();
  fixture.backend.clock.set('2026-07-01T14:00:00Z');
  await run('activate-policies');
  await fixture.backend.owner.pool.query('update policies set policy_status = $2 where policy_id = $1', [
    policyId,
    status,
  ]);
  const [refusal] = (await fixture.tenants.insurer.agent.ask(cancelDocument, requested(policyId, '2026-07-02'))).errors;
  const code = refusal?.extensions.code;
  const expected = { active: undefined, delinquent: undefined, pending: 'only_flat_before_start' } as const;
  const other = status === 'pending_cancellation' ? 'cancellation_pending' : 'policy_not_cancellable';
  expect(code).toBe(status in expected ? expected[status as keyof typeof expected] : other);
});

test('the account of a policy that ended is its charges, what was paid and what goes back', async () => {
  const { policyId, customer } = await paidInFull();
  fixture.backend.clock.set('2026-07-01T14:00:00Z');
  await run('activate-policies');
  const accountDocument =
    'query ($id: uuid!) { policy_settlement(policy_id: $id) { earned paid returned to_return owed currency } }';
  const account = async () =>
    ((await customer.ask(accountDocument, { id: policyId })).data as { policy_settlement: Record<string, number> })
      .policy_settlement;
  const before = await account();
  expect(before).toMatchObject({ earned: before['paid'], returned: 0, to_return: 0, owed: 0, currency: 'USD' });
  const { refund } = (await cancel(policyId, '2026-07-01')).cancel_policy;
  expect(await account()).toMatchObject({
    earned: (before['paid'] ?? 0) - (refund ?? 0),
    paid: before['paid'],
    to_return: refund,
    owed: 0,
  });
});
