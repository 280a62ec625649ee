import { randomUUID } from 'node:crypto';
import { sampleOf } from '@roadworthy/core/shared/testing/sampled.ts';
import { type PolicyStatus, policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, cardToken, type QuoteFacts } from '@roadworthy/testkit/quote-scenarios.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';
import { contracts } from './all-contracts.ts';
import { documentOf } from './contract-document.ts';

// What may be done to a policy as it stands, and by whom, judged by hand; everything else is refused and changes nothing.

const sold = '2026-06-15';
const today = '2026-07-20';
const fixture = useFixture('policy lifecycle', { now: `${sold}T14:00:00Z` });

/** C its customer, A an agent, O an owner, U an underwriter, S a service manager, R who reads everything, Y an actuary. */
const everybody = ['C', 'A', 'O', 'U', 'S', 'R', 'Y'] as const;
type Who = (typeof everybody)[number];
type Subject = { readonly policyId: string; readonly customer: Caller };
type Row = Partial<Record<PolicyStatus, string>>;

const inForce = (who: string): Row => ({ pending: who, active: who, delinquent: who });
const table: Readonly<Record<string, Row>> = {
  cancel_policy: inForce('AOUS'),
  underwriter_cancel_policy: inForce('U'),
  cancel_my_policy: inForce('C'),
  reverse_pending_policy_cancellation: { pending_cancellation: 'CAOUS' },
  reinstate_policy: { cancelled: 'AOUS' },
  reinstate_my_policy: { cancelled: 'C' },
  confirm_delinquent_policy: { delinquent: 'AOS' },
  rewrite_delinquent_policy: { delinquent: 'AOS' },
  change_policy_effective_date: { pending: 'AOUS' },
  apply_policy_affinity_discount: inForce('AOS'),
  update_policy_vehicle_fni: inForce('AOS'),
  charge_due_invoices: {},
  agent_billing_links: { pending: 'AOS', active: 'AOS', pending_cancellation: 'AOS', delinquent: 'AOS' },
  update_policy_charge_day: { delinquent: 'AOS' },
  stop_autopay: {},
  pay_policy: { delinquent: 'C' },
  reset_claimed_user: Object.fromEntries(policyStatuses.map((status) => [status, 'S'])),
  withdraw_electronic_consent: Object.fromEntries(policyStatuses.map((status) => [status, 'AOS'])),
  // A question about it may be asked of an underwriter at any time.
  refer_policy: Object.fromEntries(policyStatuses.map((status) => [status, 'AOS'])),
};

const provided = (
  operation: string,
  { status, vehicleId }: Prepared,
  method: string,
): Readonly<Record<string, unknown>> => {
  const end = { reason: 'sold_vehicle', as_of_date: status === 'pending' ? '2026-08-01' : today };
  const signed = { charged_amount: 1_500, has_lapse: false, signed_by: 'Ada Moreno', method_token: method };
  const all: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    cancel_policy: { ...end, issue_prorated_refund: true },
    underwriter_cancel_policy: { ...end, issue_prorated_refund: true },
    cancel_my_policy: end,
    reinstate_policy: { ...signed, signed_on: today },
    reinstate_my_policy: signed,
    confirm_delinquent_policy: { pay_by: '2026-07-22' },
    pay_policy: { amount: 1_000, method_token: method },
    update_policy_vehicle_fni: { vehicle_id: vehicleId, vehicle: { vin: '1M8GDM9A0PP042788' } },
  };
  return all[operation] ?? contracts.get(operation)?.example ?? {};
};

const at = (day: string) => fixture.backend.clock.set(`${day}T14:00:00Z`);
const agent = () => fixture.tenants.insurer.agent;

async function sell(facts: Partial<QuoteFacts>): Promise<string> {
  return (await boundQuote(fixture.backend, aQuote({ effectiveDate: sold, ...facts }))).policyId;
}
async function cancel(policyId: string, on: string): Promise<void> {
  await agent().must(
    `mutation ($id: uuid!, $on: date!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: $on,
      issue_prorated_refund: true) { status } }`,
    { id: policyId, on },
  );
}
async function paidInFull(): Promise<string> {
  at(sold);
  const policyId = await sell({ paymentTerm: 'pay_in_full' });
  at(today);
  await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
  return policyId;
}

const made: Readonly<Record<PolicyStatus, () => Promise<string>>> = {
  async pending() {
    at(today);
    return sell({ effectiveDate: '2026-08-01', paymentTerm: 'pay_in_full' });
  },
  active: paidInFull,
  async delinquent() {
    at(sold);
    const policyId = await sell({ paymentTerm: 'monthly' });
    for (const day of ['2026-07-08', '2026-07-15', '2026-07-16', today]) {
      at(day);
      await collect(fixture.backend);
    }
    return policyId;
  },
  async pending_cancellation() {
    const policyId = await paidInFull();
    await cancel(policyId, '2026-08-10');
    return policyId;
  },
  async cancelled() {
    const policyId = await paidInFull();
    await cancel(policyId, today);
    return policyId;
  },
  async expired() {
    at('2025-07-01');
    const policyId = await sell({ effectiveDate: '2025-07-01', paymentTerm: 'pay_in_full' });
    at(today);
    await jobHandlers(fixture.backend.platform)['expire-policies']?.({});
    return policyId;
  },
  async rewritten() {
    const policyId = await paidInFull();
    const sql = `update policies set policy_status = 'rewritten' where policy_id = $1`;
    await fixture.backend.owner.pool.query(sql, [policyId]);
    return policyId;
  },
};

type Prepared = Subject & {
  readonly status: PolicyStatus;
  readonly vehicleId: string;
  /** What each was offered of it. */
  readonly offers: Map<Who, ReadonlyMap<string, boolean>>;
};
let prepared: Prepared | null = null;
let method: string;
/** One whom the database knows, since what they ask of an underwriter names them. */
const manager = { userId: randomUUID(), email: 'sue.manager@example.com', name: 'Sue Manager' };
beforeAll(async () => {
  method = await cardToken(fixture.backend, '4242424242424242');
  const known = 'insert into users (user_id, email) values ($1, $2)';
  await fixture.backend.owner.pool.query(known, [manager.userId, manager.email]);
});

/** A policy that stands so; used again as long as nothing happened to it. */
async function subjectIn(status: PolicyStatus): Promise<Prepared> {
  if (prepared?.status === status) return prepared;
  const policyId = await made[status]();
  const { userId, stands, vehicleId } = await selectOne<{ userId: string; stands: string; vehicleId: string }>(
    fixture.backend,
    `select user_id as "userId", policy_status as stands,
       (select vehicle_id from vehicles v where v.quote_id = p.current_quote_id limit 1) as "vehicleId"
     from policies p where policy_id = $1`,
    [policyId],
  );
  expect(stands).toBe(status);
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  const customer = fixture.backend.as({ userId, role: 'organization:customer', ...account });
  prepared = { policyId, customer, status, vehicleId, offers: new Map() };
  return prepared;
}

const callerOf = (who: Who, { customer }: Subject): Caller =>
  ({
    C: customer,
    A: agent(),
    O: fixture.tenants.insurer.owner,
    U: fixture.tenants.insurer.underwriter,
    S: fixture.backend.as({ ...manager, role: 'global:service_manager', organizationId: null }),
    R: someone(fixture.backend, 'global:read_only'),
    Y: someone(fixture.backend, 'global:actuary'),
  })[who];

const rowsOf = ({ policyId }: Subject) =>
  selectOne<{ rows: string }>(
    fixture.backend,
    `select concat(p, (select array_agg(i order by i.invoice_id) from invoices i where i.policy_id = p.policy_id),
       (select count(*) from payments m where m.policy_id = p.policy_id),
       (select count(*) from policy_transactions t where t.policy_id = p.policy_id),
       (select count(*) from quote_referrals r where r.quote_id = p.current_quote_id)) as rows
     from policies p where policy_id = $1`,
    [policyId],
  );

async function offered(caller: Caller, { policyId }: Subject): Promise<ReadonlyMap<string, boolean>> {
  const { data } = await caller.ask(
    'query ($id: uuid!) { abilities(table: "policies", id: $id) { operation allowed } }',
    { id: policyId },
  );
  const read = (data?.['abilities'] ?? []) as { operation: string; allowed: boolean }[];
  return new Map(read.map(({ operation, allowed }) => [operation, allowed]));
}

describe('a policy', { timeout: 240_000 }, () => {
  test.each(policyStatuses)('that is %s lets who is listed do what is listed, and offers the same', async (status) => {
    const wrong: string[] = [];
    prepared = null;
    const cells = Object.entries(table).flatMap(([operation, row]) =>
      everybody.map((who) => ({ operation, row, who })),
    );
    for (const { operation, row, who } of sampleOf(cells, 6, policyStatuses.indexOf(status))) {
      const contract = contracts.get(operation);
      if (!contract) throw new Error(`${operation} has no contract`);
      const subject = await subjectIn(status);
      const caller = callerOf(who, subject);
      const offers = subject.offers.get(who) ?? (await offered(caller, subject));
      subject.offers.set(who, offers);
      const isOffered = offers.get(operation);
      const before = await rowsOf(subject);
      const input = { ...provided(operation, subject, method), policy_id: subject.policyId };
      const { errors } = await caller.ask(documentOf(fixture.backend.platform.dataApi, contract, input), input);
      const isChanged = (await rowsOf(subject)).rows !== before.rows;
      const [error] = errors;
      const isAllowed = row[status]?.includes(who) ?? false;
      const outcome = error ? `${isChanged ? 'touched and ' : ''}refused as ${error.extensions.code}` : 'done';
      const isRight = isAllowed ? outcome === 'done' : outcome.startsWith('refused');
      if (!isRight) wrong.push(`${operation} by ${who}: ${outcome}`);
      if (isOffered === !isAllowed) wrong.push(`${operation} by ${who}: offered ${isOffered}`);
      if (isChanged) prepared = null;
    }
    expect(wrong).toEqual([]);
  });
});

// What was put into a status from outside does not keep what the status promises.
afterAll(async () =>
  expect((await checkInvariants(fixture.backend)).filter((rule) => !rule.startsWith('I5'))).toEqual([]),
);
