import { createSimulatedDecoder } from '@roadworthy/providers/vin/simulated-decoder.ts';
import { demoRateBookVersion } from '@roadworthy/core/rating/book/demo-rate-book.ts';
import { type ClaimStatus, claimStatuses, type LossType, lossTypes } from '@roadworthy/core/claims/vocabulary.ts';
import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import { lines } from '@roadworthy/core/lines/line-for.ts';
import type * as cancellation from '@roadworthy/core/policies/events/cancellation.ts';
import type * as reinstatement from '@roadworthy/core/policies/events/reinstatement.ts';
import type * as terms from '@roadworthy/core/policies/events/terms.ts';
import type { InferEvent } from '@roadworthy/core/shared/define-event.ts';
import { type PolicyStatus, policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { driverAges } from '@roadworthy/core/quoting/checks/check-entity.ts';
import { checkVin } from '@roadworthy/core/quoting/checks/check-vin.ts';
import { transitions } from '@roadworthy/core/quoting/transitions.ts';
import { type QuoteStatus, quoteStatuses, unsoldStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import {
  type RenewalIssueType,
  renewalIssueTypes,
  type RenewalStatus,
  renewalStatuses,
} from '@roadworthy/core/renewals/vocabulary.ts';
import { ageOn, day } from '@roadworthy/core/shared/time/day.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earlierVersion } from './demo-rates.ts';
import { demoAccounts } from './demo-people.ts';
import { loadDemo } from './demo.ts';
import { checkInvariants } from './invariants.ts';
import { selectRows } from './select-rows.ts';
import { someone } from './tenants.ts';
import { createBackend, type Backend } from './backend.ts';

const now = '2026-06-15T14:00:00Z';

/** Statuses of a quote to which no operation leads yet, in the order of the vocabulary, and why. */
const unreachedQuoteStatuses = {} as const satisfies Partial<Record<QuoteStatus, string>>;

/** Statuses in which no quote stays. */
const passingQuoteStatuses = {
  pending_bind: 'a worker brings every payment to its end',
} as const satisfies Partial<Record<QuoteStatus, string>>;

/** Statuses of a renewal in which none stays, in the order of the vocabulary, and why. */
const passingRenewalStatuses = {
  pending: 'the clock prices it within minutes',
  quoted: 'the clock looks through it within minutes',
  approved: 'the clock offers it within minutes',
  error: 'it is priced, or an underwriter’s, within two days',
} as const satisfies Partial<Record<RenewalStatus, string>>;

/** What no renewal of the demo waits for, in the order of the vocabulary, and why. */
const unreachedIssues = {} as const satisfies Partial<Record<RenewalIssueType, string>>;

type DeclaredIn<Module> = Module[keyof Module];

/** Where each event leaves the policy: a new event is asked for its status here. */
const policyStatusAfter = {
  policy_bound: 'pending',
  policy_activated: 'active',
  policy_expired: 'expired',
  cancellation_announced: 'pending_cancellation',
  cancellation_reversed: 'active',
  policy_cancelled: 'cancelled',
  policy_reinstated: 'active',
  policy_rewritten: 'rewritten',
  non_renewal_announced: 'active',
} as const satisfies Record<
  InferEvent<DeclaredIn<typeof terms> | DeclaredIn<typeof cancellation> | DeclaredIn<typeof reinstatement>>['type'],
  PolicyStatus
>;

/** Statuses of a policy to which no operation and no job leads yet, in the order of the vocabulary, and why. */
const unreachedPolicyStatuses = {} as const satisfies Partial<Record<PolicyStatus, string>>;

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend('demo', { now });
  await loadDemo(backend.platform);
}, 900_000);
afterAll(() => backend.close());

test('a version promoted two years ago re-rates its policies to the cent, beside the rates of today', async () => {
  const actuary = someone(backend, 'global:actuary');
  const sold = await selectRows<{ quote_id: string; total: number; promoted: string }>(
    backend,
    `select q.quote_id, p.total::int, v.promoted::date::text as promoted from policies p
     join quotes q on q.quote_id = p.current_quote_id join rater_versions v using (rater_version_id)
     where v.provider_version = $1 and p.effective_date < $2::date
       and not exists (select from policy_transactions t where t.policy_id = p.policy_id and t.kind = 'endorsement')`,
    [earlierVersion, now],
  );
  expect(sold.length).toBeGreaterThan(3);
  expect(new Set(sold.map(({ promoted }) => promoted))).toEqual(new Set(['2024-06-15']));
  type Rated = Record<'before' | 'today', { pricing: { total: number }; items: { amount: number }[] }>;
  for (const { quote_id: id, total } of sold) {
    const { before, today } = await actuary.must<Rated>(
      `query ($id: uuid!, $before: String!, $today: String!) {
        before: pricing_and_rating(quote_id: $id, provider_version: $before) { pricing { total } items { amount } }
        today: pricing_and_rating(quote_id: $id, provider_version: $today) { pricing { total } items { amount } } }`,
      { id, before: earlierVersion, today: demoRateBookVersion },
    );
    expect(before.pricing.total).toBe(total);
    expect(today.pricing.total).not.toBe(total);
    for (const { pricing, items } of [before, today]) {
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(pricing.total);
    }
  }
});

test('Cascade sells every line that we price, each at rates that are in force and marked as demo', async () => {
  const sold = await selectRows<{ provider: string; label: string; status: string }>(
    backend,
    `select distinct p.provider, v.label, v.status from products p
     join organizations o using (organization_id)
     join rater_releases r on r.organization_id = p.organization_id and r.provider = p.provider
     join rater_versions v using (rater_version_id)
     where o.name = 'Cascade RV Insurance' and p.archived is null`,
  );
  expect(sold.map(({ provider }) => provider).toSorted()).toEqual(lines.map(({ provider }) => provider).toSorted());
  for (const { label, status } of sold) expect([label, status]).toEqual(['demo', 'promoted']);
});

const staffOf = async (email: string) => {
  const [row] = await selectRows<{ user_id: string; organization_id: string; role: 'organization:agent' }>(
    backend,
    'select user_id, m.organization_id, role from users join organization_members m using (user_id) where email = $1',
    [email],
  );
  if (!row) throw new Error(`${email} is not in the demo`);
  return backend.as({ userId: row.user_id, organizationId: row.organization_id, role: row.role, email, name: email });
};

describe('the demo', () => {
  test('has two insurance organizations and one software organization, one of them the platform’s own', async () => {
    const rows = await selectRows(
      backend,
      'select organization_type as type, is_platform from organizations order by name',
    );
    expect(rows).toEqual([
      { type: 'roamly_insurance', is_platform: true },
      { type: 'roamly_insurance', is_platform: false },
      { type: 'roamly_software', is_platform: false },
    ]);
  });

  test('has a person for every role that somebody may be given', async () => {
    const rows = await selectRows<{ role: string }>(
      backend,
      'select role from organization_members union select role from user_global_roles',
    );
    const input = callerRoles.filter((role) => !['email', 'global:user', 'organization:customer'].includes(role));
    expect(rows.map(({ role }) => role).toSorted()).toEqual(input.toSorted());
    // The three others follow from what one owns.
    const customers = await selectRows(backend, 'select distinct user_id from policies');
    expect(customers.length).toBeGreaterThan(4);
  });

  test('prints only accounts that exist, and a password for exactly those that have one', async () => {
    const users = await selectRows<{ email: string }>(backend, 'select email::text from users');
    const passwords = await selectRows<{ email: string }>(
      backend,
      `select u.email from auth.account a join auth."user" u on u.id = a."userId" where a.password is not null`,
    );
    const emails = (rows: readonly { email: string }[]) => rows.map(({ email }) => email).toSorted();
    const known = new Set(emails(users));
    expect(demoAccounts.filter(({ email }) => !known.has(email))).toEqual([]);
    expect(emails(passwords)).toEqual(emails(demoAccounts.filter(({ password }) => password !== null)));
  });

  test('has renewals wherever one rests, and one for each thing that somebody has to settle', async () => {
    const shown =
      'Ashdown Brennan Castellano Duarte Engebret Ferrante Fontaine Halvorsen Holloway Lindholm Lindqvist Mercer Okonkwo Ostrander Parkhurst Renner Solis Tillman Whitfield Yarrow'.split(
        ' ',
      );
    const renewals = await selectRows<{
      insured: string;
      status: RenewalStatus;
      issue: RenewalIssueType;
      term: number;
    }>(
      backend,
      `select e.last_name as insured, r.status, r.issue_type as issue, r.policy_term as term from policy_renewals r
       join policies p on p.policy_id = r.source_policy_id
       join entities e on e.quote_id = p.current_quote_id and entity_relationship = 'named_insured'
       where e.last_name = any ($1) order by 1, r.policy_term`,
      [shown],
    );
    expect(renewals.map(({ insured, status, issue, term }) => `${insured} ${term} ${status} ${issue}`)).toEqual([
      'Ashdown 2 in_review moratorium',
      'Brennan 2 expired none',
      'Castellano 2 completed none',
      'Castellano 3 completed none',
      'Duarte 2 offered none',
      'Engebret 2 in_review product_withdrawn',
      'Ferrante 2 declined none',
      'Fontaine 2 agent_review payment_method',
      'Halvorsen 2 offered none',
      'Holloway 2 in_review price_change',
      'Lindholm 3 accepted none',
      'Lindqvist 2 in_review none',
      'Mercer 2 in_review rejection',
      'Okonkwo 2 offered none',
      'Ostrander 2 payment_failed payment_failed',
      'Parkhurst 2 rejected none',
      'Renner 2 agent_review missing_fields',
      'Solis 2 agent_review verification',
      'Tillman 2 in_review rating_error',
      'Whitfield 2 in_review referral',
      'Yarrow 2 accepted none',
    ]);
    const rests = renewals.map(({ status }) => status);
    expect(renewalStatuses.filter((status) => !rests.includes(status))).toEqual(Object.keys(passingRenewalStatuses));
    const issues = renewals.map(({ issue }) => issue);
    expect(renewalIssueTypes.filter((issue) => !issues.includes(issue))).toEqual(Object.keys(unreachedIssues));
  });

  test('tells the end of a refused term once it is due, in time and by which law', async () => {
    const told = await selectRows(
      backend,
      `select e.last_name as insured, n.kind, n.source <> '' as by_law, n.sent <= n.send_by as in_time,
         n.ends_on = p.expiration_date as of_term
       from notices n join policies p using (policy_id) join entities e on e.quote_id = p.current_quote_id
         and entity_relationship = 'named_insured'
       where n.kind = 'non_renewal' and e.last_name in ('Parkhurst', 'McMillan') order by 1`,
    );
    expect(told).toEqual([{ insured: 'Parkhurst', kind: 'non_renewal', by_law: true, in_time: true, of_term: true }]);
  });

  test('has twenty renewals to approve at once, and one to leave out', async () => {
    const rows = await selectRows(
      backend,
      `select r.status, count(*)::int as renewals from policy_renewals r
       join policies p on p.policy_id = r.source_policy_id
       join entities e on e.quote_id = p.current_quote_id and entity_relationship = 'named_insured'
       where e.last_name like 'Mc%' group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { status: 'in_review', renewals: 20 },
      { status: 'rejected', renewals: 1 },
    ]);
  });

  test('has a policy with two cards on file, which is charged to the one that its owner chose last', async () => {
    const rows = await selectRows<{ on_file: string; charged: string }>(
      backend,
      `select string_agg(distinct m.cc_last_four, ' ') as on_file, max(chosen.cc_last_four) as charged
       from billing_arrangements b join payment_methods m using (contract_id)
       join payment_methods chosen on chosen.payment_method_id = b.payment_method_id
       where b.autopay group by b.contract_id having count(distinct m.cc_last_four) > 1`,
    );
    expect(rows).toEqual([{ on_file: '4242 4444', charged: '4444' }]);
  });

  test('has a policy whose bank account is debited by itself: paid each month, and the newest debit on its way', async () => {
    const sql = `select begun_by, status, count(*)::int as n from payments where method_kind = 'bank' and direction = 'in'
      group by 1, 2 order by 1, 2`;
    expect(await selectRows(backend, sql)).toEqual([
      { begun_by: 'checkout', status: 'settled', n: 1 },
      { begun_by: 'schedule', status: 'processing', n: 1 },
      { begun_by: 'schedule', status: 'settled', n: 3 },
    ]);
  });

  test('has quotes of every status that an operation leaves behind', async () => {
    const moved = transitions.map(({ to }) => to).filter((to) => to !== 'unchanged' && to !== 'resume');
    // What a policy would cover is drafted as a proposal, its next term as a renewal, and no quote is moved to it.
    const reached = [...moved, 'proposal' as const, 'pending_renewal' as const];
    // Whoever adds an operation that reaches one of these shows it in the demo.
    expect(quoteStatuses.filter((status) => !reached.includes(status))).toEqual(Object.keys(unreachedQuoteStatuses));
    const quotes = await selectRows<{ status: QuoteStatus }>(backend, 'select distinct status from quotes');
    const lasting = reached.filter((status) => !(status in passingQuoteStatuses));
    expect(quotes.map(({ status }) => status).toSorted()).toEqual([...new Set(lasting)].toSorted());
  });

  test('has changes of policies wherever one may stand, and one that an underwriter has to let pass', async () => {
    const rows = await selectRows(
      backend,
      `select status, asks_underwriter as asks, invalidated_because as because, count(*)::int as count
       from policy_proposals group by 1, 2, 3 order by 1, 3`,
    );
    expect(rows).toEqual([
      { status: 'applied', asks: null, because: null, count: 4 },
      { status: 'invalidated', asks: null, because: 'base_moved', count: 1 },
      { status: 'invalidated', asks: null, because: 'withdrawn', count: 1 },
      { status: 'pending', asks: 'backdated_raise', because: null, count: 1 },
      { status: 'scheduled', asks: null, because: null, count: 1 },
    ]);
  });

  test('has a change that was made again after one that was dated before it', async () => {
    const again = await selectRows(
      backend,
      `select o.booked < c.booked as later, t.effective_date = o.effective_date as same_day from policy_transactions t
         join policy_transactions o on o.policy_transaction_id = t.replayed_from
         join policy_transactions c on c.policy_id = t.policy_id and c.booked = t.booked and c.replayed_from is null
           and c.effective_date < t.effective_date`,
    );
    expect(again).toEqual([{ later: true, same_day: true }]);
  });

  test('has policies of every status that an event leaves behind', async () => {
    // What is not paid is no event of policies, but of their money.
    const reached: PolicyStatus[] = [...new Set(Object.values(policyStatusAfter)), 'delinquent'];
    expect(policyStatuses.filter((status) => !reached.includes(status))).toEqual(Object.keys(unreachedPolicyStatuses));
    const policies = await selectRows<{ status: string }>(
      backend,
      'select distinct policy_status as status from policies',
    );
    expect(policies.map(({ status }) => status).toSorted()).toEqual(reached.toSorted());
  });

  test('has claims wherever one may stand and of every kind of loss', async () => {
    const rows = await selectRows<{ status: ClaimStatus; type: LossType; appealed: string | null }>(
      backend,
      'select status, type_of_loss as type, appealed from claims',
    );
    expect(claimStatuses.filter((status) => !rows.some((row) => row.status === status))).toEqual([]);
    expect(lossTypes.filter((type) => !rows.some((row) => row.type === type))).toEqual([]);
    expect(rows.filter(({ appealed }) => appealed !== null)).toMatchObject([{ status: 'reopened' }]);
  });

  test('has a claim with three coverages, a total loss whose lender was paid, and a legal day that passed', async () => {
    const counted = `select max(n)::int as most from (select count(*) as n from claim_exposures group by claim_id) c`;
    expect(await selectRows(backend, counted)).toEqual([{ most: 3 }]);
    const lost = `select p.payees, p.status from claims c join claim_payments p using (claim_id)
      where c.total_loss_on is not null`;
    expect(await selectRows(backend, lost)).toEqual([{ payees: 'Harbor Bank', status: 'sent' }]);
    const late = `select c.type_of_loss as type from claim_deadlines d join claims c using (claim_id)
      where d.step = 'acknowledge' and d.done is null and d.is_owed and d.due < $1::date`;
    expect(await selectRows(backend, late, [now.slice(0, 10)])).toEqual([{ type: 'animal' }]);
  });

  test('has a claim that nobody answered in time, one whose clock its law stops, and one in the hail of a map', async () => {
    const unanswered = `select c.type_of_loss as type from claim_deadlines d join claims c using (claim_id)
      where d.step = 'answer_communication' and d.done is null and d.is_owed and d.due < $1::date`;
    expect(await selectRows(backend, unanswered, [now.slice(0, 10)])).toEqual([{ type: 'animal' }]);
    const stopped = 'select administrative_area as area from claims where clock_stopped_by is not null';
    expect(await selectRows(backend, stopped)).toEqual([{ area: 'MD' }]);
    const [pinned] = await selectRows<{ id: string }>(
      backend,
      "select claim_id as id from claims where type_of_loss = 'weather' and incident_location ~ '^[-0-9., ]+$'",
    );
    const seen = await someone(backend, 'global:service_manager').must<{
      claim_events: { layers: { name: string }[] };
    }>('query ($id: uuid!) { claim_events(claim_id: $id) { layers { name } } }', { id: pinned?.id });
    expect(seen.claim_events.layers).toEqual([{ name: 'Front Range hail' }]);
  });

  test('values no coverage that does not answer, and none whose facts are open', async () => {
    const valued = await selectRows<{ id: string; coverage: string }>(
      backend,
      'select claim_id as id, coverage from claim_exposures',
    );
    const member = someone(backend, 'global:service_member');
    const wrong: unknown[] = [];
    for (const { id, coverage } of valued) {
      const { claim_coverages: found } = await member.must<{
        claim_coverages: { coverage: string; answers: boolean; because: string[] }[];
      }>('query ($id: uuid!) { claim_coverages(claim_id: $id) { coverage answers because } }', { id });
      const one = found.find((each) => each.coverage === coverage);
      if (!one?.answers || one.because.some((reason) => reason.startsWith('Not known'))) wrong.push(one);
    }
    expect([valued.length > 5, wrong]).toEqual([true, []]);
  });

  test('has quotes of several ages and vehicles in both organizations', async () => {
    const quotes = await selectRows<{ status: string; organizations: number; ages: number }>(
      backend,
      `select status, count(distinct organization_id)::int as organizations,
         count(distinct $1::date - created::date)::int as ages
       from quotes where status in ('bound', 'expired', 'open') group by status`,
      [now],
    );
    for (const { ages } of quotes) expect(ages).toBeGreaterThan(1);
    for (const status of ['bound', 'open']) {
      expect(quotes.find((row) => row.status === status)?.organizations, status).toBe(2);
    }
    const classes = await selectRows(backend, 'select distinct type from vehicles');
    expect(classes.length).toBeGreaterThanOrEqual(8);
  });

  test('has instalments with a deposit and without one, as each product asks', async () => {
    const first = await selectRows<{ name: string; share: number }>(
      backend,
      `select distinct o.name, round(100.0 * i.premium / p.premium)::int as share
       from invoices i join policies p using (policy_id)
       join organizations o on o.organization_id = p.organization_id
       where i.sequence = 1 and p.payment_term = 'monthly' and p.expiration_date - p.effective_date > 300`,
    );
    expect(first).toContainEqual({ name: 'Cascade RV Insurance', share: 15 });
    expect(first.filter(({ name, share }) => share !== (name === 'Cascade RV Insurance' ? 15 : 8))).toEqual([]);
  });

  test('shows money at every step: a year of instalments paid, and a card that failed today, days ago, and before notice', async () => {
    const steps = await selectRows<{ name: string; status: string; paid: number; failed: number }>(
      backend,
      `select e.last_name as name, policy_status as status,
         (select count(*)::int from invoices i where i.policy_id = p.policy_id and i.status = 'paid') as paid,
         (select coalesce(sum(attempt_count), 0)::int from transactions t where t.policy_id = p.policy_id and t.status = 'failed') as failed
       from policies p join quotes q on q.quote_id = p.current_quote_id
       join entities e on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured'
       where e.last_name in ('Sorrel', 'Tanner', 'Calloway', 'Krause', 'Nunez', 'Ames') order by p.created`,
    );
    expect(steps).toEqual([
      { name: 'Sorrel', status: 'active', paid: 11, failed: 0 },
      { name: 'Ames', status: 'pending_cancellation', paid: 1, failed: 3 },
      { name: 'Nunez', status: 'delinquent', paid: 1, failed: 3 },
      { name: 'Krause', status: 'delinquent', paid: 1, failed: 2 },
      { name: 'Calloway', status: 'delinquent', paid: 1, failed: 1 },
      { name: 'Tanner', status: 'active', paid: 1, failed: 1 },
    ]);
  });

  test('owes nothing else: no other payment is late or failed, and no offer’s first day has passed', async () => {
    const late = `select policy_number, sequence from invoices join policies using (policy_id)
      where invoices.status = 'scheduled' and due_date < $1::date`;
    expect(await selectRows(backend, late, [now])).toEqual([]);
    const passed = `select quote_id from quotes where status = any($2) and effective_date < $1::date`;
    expect(await selectRows(backend, passed, [now, unsoldStatuses])).toEqual([]);
    const others = `select 1 from payments where status not in ('settled', 'failed', 'processing')`;
    expect(await selectRows(backend, others)).toEqual([]);
    // Some still pay by the month.
    expect(await selectRows(backend, `select 1 from invoices where status = 'scheduled'`)).not.toEqual([]);
  });

  test('insures people of every age, who have driven no longer than they may', async () => {
    const drivers: { birthdate: string; rv_driving_experience_years: number }[] = [];
    // A birth date is stored sealed: the agents read it.
    for (const email of ['dana@cascade.example', 'pete@prairie.example']) {
      const agent = await staffOf(email);
      const { quotes } = await agent.must<{ quotes: { entities: typeof drivers }[] }>(
        `{ quotes(limit: 200, where: { status: { _nin: ["replaced", "proposal"] }, business_type: { _neq: "renewal" } }) {
          entities { birthdate rv_driving_experience_years } } }`,
      );
      drivers.push(...quotes.flatMap(({ entities }) => entities));
    }
    const aged = drivers.map(({ birthdate, rv_driving_experience_years: years }) => ({
      age: ageOn(day(birthdate), day(now.slice(0, 10))),
      years,
    }));
    expect(aged.filter(({ age, years }) => years > age - driverAges.min)).toEqual([]);
    const decades = new Set(aged.map(({ age }) => Math.floor(age / 10) * 10));
    expect([...decades].toSorted((one, other) => one - other)).toEqual([20, 30, 40, 50, 60, 70]);
    const alike = Map.groupBy(aged, ({ years }) => years);
    expect([...alike].filter(([, those]) => those.length > 3)).toEqual([]);
    expect(alike.size).toBeGreaterThan(9);
  });

  test('has vehicles with valid numbers of their own, one on each that was described', async () => {
    type Rig = { vin: string | null; year: number; make: string; model: string; type: string; root: string };
    const vehicles = await selectRows<Rig>(
      backend,
      'select vin, year, make, model, type, root_vehicle_id as root from vehicles where archived is null and make is not null',
    );
    const wrong = vehicles.filter(({ vin, year }) => !checkVin(vin ?? '', year).ok);
    expect(wrong).toEqual([]);
    // What the simulated vendor reads in each is the vehicle, or what a motor home is built on.
    const decoder = createSimulatedDecoder({ now: () => new Date(now) });
    const contradicted: unknown[] = [];
    for (const { vin, year, make, model, type } of vehicles) {
      const read = await decoder.decode(vin ?? '', year);
      if (read.status === 'unknown') continue;
      const { isChassis, ...stated } = read.vehicle;
      const fits = isChassis || (stated.make === make && model.startsWith(stated.model ?? ''));
      if (!fits || stated.vehicleClass !== type || stated.year !== year)
        contradicted.push({ vin, make, model, type, stated });
    }
    expect(contradicted).toEqual([]);
    // A quote that took another's place describes the same vehicle again.
    const described = new Set(vehicles.map(({ root }) => root));
    expect(new Set(vehicles.map(({ vin }) => vin)).size).toBe(described.size);
  });

  test('has fourteen questions to underwriters that wait, for every reason that it can show, and answers to learn from', async () => {
    const rows = await selectRows<{ status: string; decision: string | null; codes: string[]; agents: boolean }>(
      backend,
      `select status, decision, finding_codes as codes, requested_by_user_id is not null as agents from quote_referrals`,
    );
    const waiting = rows.filter(({ status }) => status === 'pending');
    expect(waiting).toHaveLength(14);
    const codes = [
      'backdated_raise',
      'identity_doubtful',
      'inspection_overdue',
      'rental_utilization',
      'salvage_title',
      'value_above_limit',
      'vehicle_age',
    ];
    expect([...new Set(waiting.flatMap((row) => row.codes))].toSorted()).toEqual(codes);
    expect(waiting.filter(({ agents }) => agents)).toHaveLength(4);
    const answers = rows.flatMap(({ decision }) => decision ?? []).toSorted();
    expect(answers).toEqual(['accepted', 'accepted', 'accepted', 'rejected', 'rejected']);
    // And one that nobody answered in time.
    expect(rows.filter(({ status, decision }) => status === 'expired' && decision === null)).toHaveLength(1);
    const dana = await staffOf('dana@cascade.example');
    const { quotes } = await dana.must<{ quotes: object[] }>(
      '{ quotes(where: { quote_referrals: { status: { _eq: "pending" } } }) { quote_id } }',
    );
    expect(quotes).toHaveLength(13);
  });

  test('has two people who wait, for different reasons', async () => {
    const dana = await staffOf('dana@cascade.example');
    const { waitlist } = await dana.must<{ waitlist: { reason: string }[] }>('{ waitlist { reason } }');
    expect(waitlist.map(({ reason }) => reason).toSorted()).toEqual(['mandatory_line_not_offered', 'product_not_live']);
  });

  test('has three who went on to a carrier, each with another outcome, and two enquiries', async () => {
    const dana = await staffOf('dana@cascade.example');
    const { external_quotes, enquiries } = await dana.must<
      Record<'external_quotes' | 'enquiries', { status: string }[]>
    >('{ external_quotes { status } enquiries { status } }');
    const statuses = (rows: readonly { status: string }[]) => rows.map(({ status }) => status).toSorted();
    expect(statuses(external_quotes)).toEqual(['bound_elsewhere', 'declined', 'sent']);
    expect(statuses(enquiries)).toEqual(['answered', 'new']);
  });

  test('asks for photos of three vehicles: one waits for them, one has them all, of one they are overdue', async () => {
    const dana = await staffOf('dana@cascade.example');
    const { policy_inspections } = await dana.must<{
      policy_inspections: { status: string; overdue: string | null }[];
    }>('{ policy_inspections(order_by: [{ due_date: asc }, { status: asc }]) { status overdue } }');
    const current = policy_inspections.map(({ status, overdue }) => [status, overdue !== null]);
    expect(current).toEqual([
      ['asked', true],
      ['asked', false],
      ['submitted', false],
    ]);
  });

  test('holds every rule of the books', async () => {
    expect(await checkInvariants(backend)).toEqual([]);
  });

  test('is of one piece: nothing is dated after the clock’s now', async () => {
    for (const table of ['quotes', 'policies', 'payments', 'audit_log', 'documents', 'notifications']) {
      const column = table === 'audit_log' ? 'at' : 'created';
      expect(await selectRows(backend, `select 1 from ${table} where ${column} > $1`, [now]), table).toEqual([]);
    }
  });

  test('shows each agent their own organization’s book and a software organization nothing', async () => {
    const question = '{ quotes_aggregate { aggregate { count } } policies { organization_id } }';
    const count = async (email: string) => {
      const caller = await staffOf(email);
      const { policies, quotes_aggregate } = await caller.must<{
        policies: { organization_id: string }[];
        quotes_aggregate: { aggregate: { count: number } };
      }>(question);
      for (const policy of policies) expect(policy.organization_id).toBe(caller.principal.organizationId);
      return quotes_aggregate.aggregate.count;
    };
    const [all] = await selectRows<{ count: number }>(backend, 'select count(*)::int from quotes');
    const [dana, pete, terry] = [
      await count('dana@cascade.example'),
      await count('pete@prairie.example'),
      await count('terry@towtech.example'),
    ];
    expect(terry).toBe(0);
    expect(dana).toBeGreaterThan(pete);
    expect(dana + pete).toBe(all?.count);
  });

  test('can be searched', async () => {
    const dana = await staffOf('dana@cascade.example');
    const { search_platform } = await dana.must<{ search_platform: object[] }>(
      '{ search_platform(search: "moreno") { policy_number } }',
    );
    expect(search_platform.length).toBeGreaterThan(1);
  });
});
