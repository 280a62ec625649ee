import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, type BoundQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { writePolicyTransaction } from '../policies/policy-stack.ts';
import { jobHandlers } from '../registry.ts';
import { liveUntil, resumeProcesses } from '../../test/run-collection.ts';
import { writeCharges } from './charge-lines.ts';

const fixture = useFixture('policy as of');
const document = `query ($id: uuid!, $on: date!, $known: timestamptz!) {
  policy_as_of(policy_id: $id, valid_on: $on, known_at: $known) { known_at status cover covered_from covered_to quote_id
    cancelled_as_of effective_date expiration_date premium taxes fees total quote { quote_id }
    invoices { sequence due_date amount paid_amount status } payments { date amount type status } refunds { amount status paid }
    decisions { kind effective_date booked } } }`;
type AsOf = {
  readonly status: string;
  readonly quote_id: string;
  readonly premium: number;
  readonly quote: { readonly quote_id: string };
  readonly invoices: readonly { readonly amount: number; readonly paid_amount: number; readonly status: string }[];
  readonly payments: readonly object[];
  readonly refunds: readonly { readonly status: string; readonly paid: string | null }[];
  readonly decisions: readonly { readonly kind: string }[];
};

let bound: BoundQuote;
const ask = async (on: string, known: string) => {
  const { policy_as_of: answer } = await fixture.tenants.insurer.agent.must<{ policy_as_of: AsOf }>(document, {
    id: bound.policyId,
    on,
    known,
  });
  return answer;
};
const moment = (on: string) => `${on}T16:00:00Z`;

/** What a change of the policy writes: the term as it is known from now on, and what the change costs. */
async function change(effective: string, term: readonly (readonly [from: string, to: string, quoteId: string])[]) {
  const kernel = { platform: fixture.backend.platform, handlers: [] };
  const { organizationId } = fixture.tenants.insurer.organization;
  const { policyId } = bound;
  await inOrganization(kernel, organizationId, systemRequest('endorsing'), async (work) => {
    const quoteId = term.at(-1)?.[2] ?? '';
    const decided = { policyId, kind: 'endorsement', effectiveDate: day(effective), quoteId } as const;
    const transactionId = await writePolicyTransaction(work, decided);
    await work.tx
      .updateTable('policy_segments')
      .set({ known: sql<string>`tstzrange(lower(known), ${work.now}::timestamptz)` })
      .where('policy_id', '=', policyId)
      .where(sql<boolean>`upper_inf(known)`)
      .execute();
    for (const [from, to, covering] of term) {
      const key = { organization_id: organizationId, policy_id: policyId, policy_transaction_id: transactionId };
      const [valid, known] = [sql<string>`daterange(${from}, ${to})`, sql<string>`tstzrange(${work.now}, null)`];
      const segment = { ...key, valid, known, quote_id: covering, status: 'in_force' } as const;
      await work.tx.insertInto('policy_segments').values(segment).execute();
    }
    const charge = {
      vehicleId: null,
      coverage: 'towing',
      kind: 'premium',
      code: null,
      annual: 1_000,
      termAmount: 1_000,
    } as const;
    const days = { from: day(effective), to: day('2027-06-16'), amount: 900 };
    const key = { policyId, transactionId };
    await writeCharges(work, key, [{ ...charge, ...days, earning: 'pro_rata', isRefundable: true }]);
  });
}

describe('a policy as it was known', () => {
  const described: string[] = [];
  const stored = new Map<string, AsOf>();

  beforeAll(async () => {
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
    bound = await boundQuote(fixture.backend, aQuote({ autopay: true }), fixture.tenants.insurer.agent);
    for (const name of ['later', 'earlier', 'both']) {
      const person = { first_name: name, last_name: 'Sato', email: `${name}@example.com` };
      const { quoteId } = await startQuote(fixture.backend, aQuote({ person }), fixture.tenants.insurer.agent);
      described.push(quoteId);
    }
    const jobs = jobHandlers(fixture.backend.platform);
    fixture.backend.clock.set(moment('2026-06-17'));
    await jobs['activate-policies']?.({});
    const [later = '', earlier = '', both = ''] = described;
    const keep = async (on: string, known: string) => stored.set(`${on} ${known}`, await ask(on, known));
    await keep('2026-07-20', moment('2026-06-17'));
    await liveUntil(fixture.backend, '2026-07-17');
    fixture.backend.clock.set(moment('2026-08-01'));
    await keep('2026-09-05', moment('2026-07-31'));
    await change('2026-09-01', [
      ['2026-06-16', '2026-09-01', bound.quoteId],
      ['2026-09-01', '2027-06-16', later],
    ]);
    fixture.backend.clock.set(moment('2026-08-10'));
    await keep('2026-07-20', moment('2026-08-05'));
    await keep('2026-09-05', moment('2026-08-05'));
    // Dated before the one that is applied already.
    await change('2026-07-15', [
      ['2026-06-16', '2026-07-15', bound.quoteId],
      ['2026-07-15', '2026-09-01', earlier],
      ['2026-09-01', '2027-06-16', both],
    ]);
    fixture.backend.clock.set(moment('2026-08-20'));
    await keep('2026-09-05', moment('2026-08-19'));
  });

  test('has the description that was known to cover the day, a change dated before another one included', async () => {
    const [later, earlier, both] = described;
    const descriptions = {
      'before any change': [await ask('2026-09-05', moment('2026-07-31')), bound.quoteId],
      'after the first': [await ask('2026-09-05', moment('2026-08-05')), later],
      'a day before the first': [await ask('2026-07-20', moment('2026-08-05')), bound.quoteId],
      'the same day after the second': [await ask('2026-07-20', moment('2026-08-11')), earlier],
      'a day of both': [await ask('2026-09-05', moment('2026-08-11')), both],
      'a day before both': [await ask('2026-07-14', moment('2026-08-11')), bound.quoteId],
    } as const;
    for (const [name, [answer, expected]] of Object.entries(descriptions)) {
      expect(answer, name).toMatchObject({ quote_id: expected, quote: { quote_id: expected } });
    }
  });

  test('costs what had been charged by then, each decision with its own', async () => {
    const premiums = await Promise.all(
      ['2026-07-31', '2026-08-05', '2026-08-11'].map(async (on) => (await ask('2026-09-05', moment(on))).premium),
    );
    const [sold = 0] = premiums;
    expect(premiums).toEqual([sold, sold + 900, sold + 1_800]);
    const { decisions } = await ask('2026-09-05', moment('2026-08-05'));
    expect(decisions.map(({ kind }) => kind)).toEqual(['endorsement', 'new_business']);
  });

  test('has the invoices and payments of the time: what was paid later is open', async () => {
    const [then, now] = [await ask('2026-07-20', moment('2026-06-17')), await ask('2026-07-20', moment('2026-08-20'))];
    expect([then.payments.length, now.payments.length]).toEqual([1, 2]);
    expect(then.invoices[1]).toMatchObject({ status: 'scheduled', paid_amount: 0 });
    expect(now.invoices[1]).toMatchObject({ status: 'paid', paid_amount: now.invoices[1]?.amount });
    expect(then.invoices.map(({ amount }) => amount)).toEqual(now.invoices.map(({ amount }) => amount));
  });

  test('stays the same whatever happens after: changes, payments, and the end of the policy', async () => {
    const cancel = `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: "2026-08-25",
      issue_prorated_refund: true) { status } }`;
    await fixture.tenants.insurer.agent.must(cancel, { id: bound.policyId });
    const announced = await ask('2026-09-05', moment('2026-08-20'));
    expect(announced).toMatchObject({
      status: 'cancelled',
      cancelled_as_of: '2026-08-25',
      premium: stored.get(`2026-09-05 ${moment('2026-08-19')}`)?.premium,
    });
    fixture.backend.clock.set(moment('2026-08-26'));
    await jobHandlers(fixture.backend.platform)['cancel-policies']?.({});
    const today = await ask('2026-09-05', moment('2026-08-26'));
    expect(today).toMatchObject({ status: 'cancelled', cover: 'lapsed', covered_from: '2026-09-01' });
    expect(today.premium).toBeLessThan(announced.premium);
    expect(today.refunds).toMatchObject([{ status: 'owed', paid: null }]);
    fixture.backend.clock.set(moment('2026-08-27'));
    await jobHandlers(fixture.backend.platform)['pay-refunds']?.({});
    await resumeProcesses(fixture.backend);
    const paid = await ask('2026-09-05', moment('2026-08-27'));
    expect(paid.refunds).toMatchObject([{ status: 'paid', paid: fixture.backend.clock.now().toISOString() }]);
    expect(await ask('2026-09-05', moment('2026-08-26'))).toEqual(today);
    expect(await ask('2026-09-05', moment('2026-08-20'))).toEqual(announced);
    expect(stored.size).toBe(5);
    for (const [requested, answer] of stored) {
      const [on = '', known = ''] = requested.split(' ');
      expect(await ask(on, known), requested).toEqual(answer);
    }
  });

  test('is no more than is known now, and nothing before it was sold', async () => {
    const ahead = await ask('2026-07-20', '2030-01-01T00:00:00Z');
    expect(ahead).toMatchObject({ known_at: fixture.backend.clock.now().toISOString() });
    const input = { id: bound.policyId, on: '2026-07-20', known: '2026-06-15T13:59:59Z' };
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, document, input);
    expect(refused).toMatchObject({ code: 'not_known_yet' });
  });

  test('is offered to whom its answer is open, and to nobody who may not read what it shows', async () => {
    const abilities = `query ($id: uuid!) { abilities(table: "policies", id: $id) { operation allowed } }`;
    const { data } = await fixture.tenants.insurer.agent.ask(abilities, { id: bound.policyId });
    expect(data?.['abilities']).toContainEqual({ operation: 'policy_as_of', allowed: true });
    const actuary = someone(fixture.backend, 'global:actuary');
    const closed = await actuary.ask(abilities, { id: bound.policyId });
    expect(closed.data?.['abilities']).toContainEqual({ operation: 'policy_as_of', allowed: false });
  });
});
