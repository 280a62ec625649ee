import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { aTrailer, coversOf as readCovers, withDeductible } from '../../test/changes-of.ts';
import { lettersOf } from '../../test/letters-of.ts';
import { liveUntil, resumeProcesses } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('changes out of sequence', { now: start });
type Job = 'book-commissions' | 'check-balances' | 'earn-premium' | 'pay-refunds';
const run = (name: Job) => jobHandlers(fixture.backend.platform)[name]?.({});
afterEach(async () => {
  await run('pay-refunds');
  await resumeProcesses(fixture.backend);
  await run('book-commissions');
  await run('earn-premium');
  await run('check-balances');
  expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const agent = () => fixture.tenants.insurer.agent;
const underwriter = () => fixture.tenants.insurer.underwriter;
const bound = (facts: Parameters<typeof aQuote>[0] = {}) =>
  boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'monthly', autopay: true, ...facts }));

type Changes = Readonly<Record<string, unknown>>;
type Preview = {
  readonly premium_after: number;
  readonly premium_before: number;
  readonly repeated: readonly {
    readonly effective_date: string;
    readonly term_before: number;
    readonly term_after: number;
    readonly change: number;
  }[];
  readonly parts: readonly {
    readonly effective_date: string;
    readonly coverage: string;
    readonly for_term: number;
    readonly for_days_left: number;
  }[];
};
const previewDocument = `query ($id: uuid!, $from: date, $changes: policy_changes_input!) {
  preview_policy_change(policy_id: $id, effective_date: $from, changes: $changes) {
    premium_before premium_after repeated { effective_date term_before term_after change }
    parts { effective_date coverage for_term for_days_left } } }`;
const proposeDocument = `mutation ($id: uuid!, $from: date, $changes: policy_changes_input!) {
  create_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id } }`;
const acceptDocument = `mutation ($id: uuid!, $premium: Int) {
  accept_policy_proposal(policy_proposal_id: $id, premium: $premium, override_reason: "As they wrote to us.", signed_by: "Ada Moreno") { status } }`;

type Wanted = { readonly policyId: string; readonly changes: Changes; readonly from: string };
const preview = async ({ policyId: id, changes, from }: Wanted) =>
  (await agent().must<{ preview_policy_change: Preview }>(previewDocument, { id, changes, from }))
    .preview_policy_change;
async function change({ policyId: id, changes, from }: Wanted, premium?: number): Promise<string> {
  const made = await agent().must<{ create_policy_proposal: { policy_proposal_id: string } }>(proposeDocument, {
    id,
    changes,
    from,
  });
  const proposalId = made.create_policy_proposal.policy_proposal_id;
  await underwriter().must(acceptDocument, { id: proposalId, premium });
  return proposalId;
}
const refused = ({ policyId: id, changes, from }: Wanted) =>
  refusalOf(fixture.backend, agent(), proposeDocument, { id, changes, from });

const coversOf = (policyId: string) => readCovers(fixture.backend, policyId);
/** All covers of now, one of them with another deductible. */
const deductible = (policyId: string, coverage: string, amount: number): Promise<Changes> =>
  withDeductible(fixture.backend, policyId, amount, coverage);
const without = async (policyId: string, coverage: string): Promise<Changes> => {
  const { [coverage]: _gone, ...coverages } = await coversOf(policyId);
  return { coverages };
};

/** How each part of the term is covered, as it is known now, and whether all that is described was rated and bought. */
const stretches = (policyId: string) =>
  selectRows<Record<string, unknown>>(
    fixture.backend,
    `select s.valid_from::text as from, q.coverages -> 'comprehensive' ->> 'deductible' as comprehensive,
       q.coverages -> 'collision' ->> 'deductible' as collision, q.status,
       s.quote_id = p.current_quote_id as current
     from policy_segments s join quotes q using (quote_id) join policies p on p.policy_id = s.policy_id
     where s.policy_id = $1 and known_until is null and not isempty(known) order by valid`,
    [policyId],
  );
const transactions = (policyId: string) =>
  selectRows<Record<string, unknown>>(
    fixture.backend,
    `select t.effective_date::text as from, o.effective_date::text as again from policy_transactions t
       left join policy_transactions o on o.policy_transaction_id = t.replayed_from
     where t.policy_id = $1 and t.kind = 'endorsement' order by t.effective_date, t.booked, t.replayed_from nulls first`,
    [policyId],
  );
/** What each cover is charged more or less from each day on: the sum of all that was booked for it. */
const charged = (policyId: string) =>
  selectRows<Record<string, unknown>>(
    fixture.backend,
    `select c.days_from::text as from, coverage, sum(amount)::int as amount, sum(term_amount)::int as term
     from charge_lines c where policy_id = $1 and kind = 'premium' group by 1, 2
     having sum(amount) <> 0 or sum(term_amount) <> 0 order by 1, 2`,
    [policyId],
  );
const premiums = (policyId: string) =>
  selectOne<{ premium: number; lines: number }>(
    fixture.backend,
    `select p.premium::int, (select sum(amount)::int from charge_lines c
       where c.policy_id = p.policy_id and kind = 'premium') as lines from policies p where policy_id = $1`,
    [policyId],
  );

describe('a change dated before one that is applied', () => {
  test('is made on what was covered on its day, and the later one again after it', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-08-03', 7);
    await change({ policyId, changes: await deductible(policyId, 'comprehensive', 1000), from: '2026-08-03' });
    await liveUntil(fixture.backend, '2026-08-10', 7);
    const earlier = { policyId, changes: await deductible(policyId, 'collision', 1000), from: '2026-07-20' };
    const before = { stretches: await stretches(policyId), charged: await charged(policyId) };
    const asked = await preview(earlier);
    const [repeated] = asked.repeated;
    expect(repeated).toMatchObject({ effective_date: '2026-08-03' });
    // What was changed later costs the same for the later days, so it is charged no other way.
    expect(repeated?.change).toBe(0);
    expect(repeated?.term_after).toBeLessThan(repeated?.term_before ?? 0);
    expect(asked.parts).toMatchObject([{ effective_date: '2026-07-20', coverage: 'collision' }]);
    expect({ stretches: await stretches(policyId), charged: await charged(policyId) }).toEqual(before);
    await change(earlier, asked.premium_after);
    expect(await stretches(policyId)).toEqual([
      { from: '2026-06-15', comprehensive: '500', collision: '500', status: 'replaced', current: false },
      { from: '2026-07-20', comprehensive: '500', collision: '1000', status: 'replaced', current: false },
      { from: '2026-08-03', comprehensive: '1000', collision: '1000', status: 'bound', current: true },
    ]);
    expect(await transactions(policyId)).toEqual([
      { from: '2026-07-20', again: null },
      { from: '2026-08-03', again: null },
      { from: '2026-08-03', again: '2026-08-03' },
    ]);
    expect(await premiums(policyId)).toEqual({ premium: asked.premium_after, lines: asked.premium_after });
  });

  test('leaves what was known before as it was known', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-08-03', 7);
    await change({ policyId, changes: await deductible(policyId, 'comprehensive', 1000), from: '2026-08-03' });
    await liveUntil(fixture.backend, '2026-08-10', 7);
    const asOf = (known: string) =>
      underwriter().must(
        `query ($id: uuid!, $known: timestamptz!) { policy_as_of(policy_id: $id, valid_on: "2026-08-01", known_at: $known) {
          status quote_id premium } }`,
        { id: policyId, known },
      );
    const known = '2026-08-09T12:00:00Z';
    const then = await asOf(known);
    await change({ policyId, changes: await deductible(policyId, 'collision', 1000), from: '2026-07-20' });
    expect(await asOf(known)).toEqual(then);
    expect(await asOf('2026-08-10T23:00:00Z')).not.toEqual(then);
  });

  test('comes to the same cover and the same cents in whichever order the changes are booked', async () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ];
    const ends: unknown[] = [];
    for (const order of orders) {
      fixture.backend.clock.set(start);
      const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
      await liveUntil(fixture.backend, '2026-07-12', 27);
      const changes: readonly (() => Promise<Wanted>)[] = [
        async () => ({ policyId, changes: await deductible(policyId, 'comprehensive', 1000), from: '2026-06-20' }),
        async () => ({ policyId, changes: await deductible(policyId, 'collision', 1000), from: '2026-07-01' }),
        async () => ({ policyId, changes: await deductible(policyId, 'comprehensive', 2500), from: '2026-07-10' }),
      ];
      for (const index of order) {
        const next = await changes[index]?.();
        if (next) await change(next);
      }
      ends.push({ stretches: await stretches(policyId), charged: await charged(policyId) });
    }
    for (const end of ends) expect(end).toEqual(ends[0]);
  });

  test('may be a discount or a correction, which comes to the same in whichever order it is booked', async () => {
    const discount = (policyId: string, from: string) =>
      agent().must(
        `mutation ($id: uuid!, $from: date!) { apply_policy_affinity_discount(policy_id: $id, effective_date: $from) {
          policy { premium } } }`,
        { id: policyId, from },
      );
    const correct = async (policyId: string) => {
      const { vehicle } = await selectOne<{ vehicle: string }>(
        fixture.backend,
        `select vehicle_id as vehicle from vehicles v join policies p on p.current_quote_id = v.quote_id
         where p.policy_id = $1`,
        [policyId],
      );
      await agent().must(
        `mutation ($id: uuid!, $vehicle: uuid!) { update_policy_vehicle_fni(policy_id: $id, vehicle_id: $vehicle,
          vehicle: { vin: "1M8GDM9A0PP042788" }) { policy { premium } } }`,
        { id: policyId, vehicle },
      );
      await agent().must(
        `mutation ($id: uuid!) { update_policy_named_insured_fni(policy_id: $id,
          entity: { email: "ada.new@example.com", phone: "+16145550123" }) { policy { premium } } }`,
        { id: policyId },
      );
    };
    const steps = (policyId: string) => [
      async () => discount(policyId, '2026-07-20'),
      async () => change({ policyId, changes: await deductible(policyId, 'comprehensive', 1000), from: '2026-08-03' }),
      async () => change({ policyId, changes: await deductible(policyId, 'collision', 1000), from: '2026-07-25' }),
    ];
    const ends: unknown[] = [];
    for (const order of [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]) {
      fixture.backend.clock.set(start);
      const { policyId } = await bound();
      await liveUntil(fixture.backend, '2026-08-10', 7);
      for (const [index, which] of order.entries()) {
        await steps(policyId)[which]?.();
        // A correction between them is in nobody's way, and is made again with them.
        if (index === 0) await correct(policyId);
      }
      const known = await selectRows(
        fixture.backend,
        `select s.valid_from::text as from, q.discounts, q.coverages -> 'comprehensive' ->> 'deductible' as comprehensive,
           q.coverages -> 'collision' ->> 'deductible' as collision
         from policy_segments s join quotes q using (quote_id)
         where s.policy_id = $1 and known_until is null and not isempty(known) order by valid`,
        [policyId],
      );
      const { vin, email } = await selectOne<Record<string, unknown>>(
        fixture.backend,
        `select v.vin, e.email from policies p join vehicles v on v.quote_id = p.current_quote_id
           join entities e on e.quote_id = p.current_quote_id and e.entity_relationship = 'named_insured'
         where p.policy_id = $1`,
        [policyId],
      );
      expect([vin, email]).toEqual(['1M8GDM9A0PP042788', 'ada.new@example.com']);
      const { premium, lines } = await premiums(policyId);
      expect(premium).toBe(lines);
      ends.push({ known, premium, charged: await charged(policyId) });
    }
    expect(ends[0]).toMatchObject({
      known: [
        { from: '2026-06-15', discounts: [], comprehensive: '500', collision: '500' },
        { from: '2026-07-20', discounts: ['affinity'], comprehensive: '500', collision: '500' },
        { from: '2026-07-25', discounts: ['affinity'], comprehensive: '500', collision: '1000' },
        { from: '2026-08-03', discounts: ['affinity'], comprehensive: '1000', collision: '1000' },
        { from: '2026-08-10', discounts: ['affinity'], comprehensive: '1000', collision: '1000' },
      ],
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('is made before two others, and again before all of them', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-07-12', 27);
    for (const [coverage, from] of [
      ['comprehensive', '2026-07-10'],
      ['collision', '2026-07-05'],
    ] as const) {
      await change({ policyId, changes: await deductible(policyId, coverage, 1000), from });
    }
    await change({ policyId, changes: await without(policyId, 'roadside'), from: '2026-06-20' });
    const repeats = await transactions(policyId);
    expect(repeats.filter(({ again }) => again !== null)).toEqual([
      { from: '2026-07-05', again: '2026-07-05' },
      // After the one of July 5, and after that of June 20.
      { from: '2026-07-10', again: '2026-07-10' },
      { from: '2026-07-10', again: '2026-07-10' },
    ]);
    const { premium, lines } = await premiums(policyId);
    expect(lines).toBe(premium);
  });

  test('may set what a later one set already: it is compared with what is covered on its day', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-08-03', 7);
    await change({ policyId, changes: await deductible(policyId, 'comprehensive', 1000), from: '2026-08-03' });
    const asItIs = { policyId, changes: { coverages: await coversOf(policyId) } };
    await change({ ...asItIs, from: '2026-07-20' });
    expect(await stretches(policyId)).toMatchObject([
      { from: '2026-06-15', comprehensive: '500' },
      { from: '2026-07-20', comprehensive: '1000' },
      { from: '2026-08-03', comprehensive: '1000' },
    ]);
    expect(await refused({ ...asItIs, from: '2026-08-03' })).toMatchObject({ code: 'nothing_changed' });
    const { premium, lines } = await premiums(policyId);
    expect(lines).toBe(premium);
  });

  test('may have some of what later ones set count from its day, as it is now, and a vehicle that was added', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-07-12', 27);
    await change({ policyId, changes: await deductible(policyId, 'comprehensive', 1000), from: '2026-07-08' });
    await change({ policyId, changes: { add_vehicles: [aTrailer] }, from: '2026-07-10' });
    const { policy_changed_since: since } = await agent().must<{
      policy_changed_since: { part: string; key: string; is: string }[];
    }>(`query ($id: uuid!) { policy_changed_since(policy_id: $id, effective_date: "2026-07-01") { part key is } }`, {
      id: policyId,
    });
    expect(since).toMatchObject([
      { part: 'coverages', key: 'comprehensive', is: 'changed' },
      { part: 'vehicles', is: 'added' },
    ]);
    const trailer = `vehicles.${since[1]?.key}`;
    const collision = await deductible(policyId, 'collision', 1000);
    await change({ policyId, changes: { ...collision, as_now: [trailer] }, from: '2026-07-01' });
    const covered = () =>
      selectRows<Record<string, unknown>>(
        fixture.backend,
        `select s.valid_from::text as from, q.coverages -> 'comprehensive' ->> 'deductible' as comprehensive,
           q.coverages -> 'collision' ->> 'deductible' as collision,
           (select count(*)::int from vehicles v where v.quote_id = s.quote_id and v.archived is null) as vehicles
         from policy_segments s join quotes q using (quote_id)
         where s.policy_id = $1 and known_until is null and not isempty(known) order by valid`,
        [policyId],
      );
    expect(await covered()).toEqual([
      { from: '2026-06-15', comprehensive: '500', collision: '500', vehicles: 1 },
      { from: '2026-07-01', comprehensive: '500', collision: '1000', vehicles: 2 },
      { from: '2026-07-08', comprehensive: '1000', collision: '1000', vehicles: 2 },
      { from: '2026-07-10', comprehensive: '1000', collision: '1000', vehicles: 2 },
    ]);
    await change({ policyId, changes: { as_now: ['coverages.comprehensive'] }, from: '2026-07-05' });
    expect((await covered())[2]).toEqual({
      from: '2026-07-05',
      comprehensive: '1000',
      collision: '1000',
      vehicles: 2,
    });
    const nothing = { policyId, changes: { as_now: ['coverages.collision', 'vehicles.nobody'] }, from: '2026-07-05' };
    expect(await refused(nothing)).toMatchObject({ code: 'nothing_changed' });
    const { premium, lines } = await premiums(policyId);
    expect(lines).toBe(premium);
  });

  test('is made before a vehicle was added, which stays as it was added', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-07-12', 27);
    await change({ policyId, changes: { add_vehicles: [aTrailer] }, from: '2026-07-10' });
    const vehicles = () =>
      selectRows<Record<string, unknown>>(
        fixture.backend,
        `select v.root_vehicle_id, v.type, v.rating_value, v.storage_type, l.postal_code from vehicles v
         join policies p on p.current_quote_id = v.quote_id left join locations l on l.location_id = v.location_id
         where p.policy_id = $1 and v.archived is null order by v.type`,
        [policyId],
      );
    const before = await vehicles();
    await change({ policyId, changes: await deductible(policyId, 'collision', 1000), from: '2026-07-01' });
    expect(await vehicles()).toEqual(before);
    const { premium, lines } = await premiums(policyId);
    expect(lines).toBe(premium);
  });

  test('stops at the later change that does not fit any more, names its day, and changes nothing', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-08-03', 7);
    await change({ policyId, changes: await deductible(policyId, 'comprehensive', 1000), from: '2026-08-03' });
    const before = { stretches: await stretches(policyId), charged: await charged(policyId) };
    const refusal = await refused({
      policyId,
      changes: await without(policyId, 'comprehensive'),
      from: '2026-07-20',
    });
    expect(refusal).toMatchObject({ code: 'later_change_does_not_fit', field: 'coverages.comprehensive' });
    expect({ stretches: await stretches(policyId), charged: await charged(policyId) }).toEqual(before);
  });

  test('of the day of another one is made after it, and rounded with it', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-07-12', 27);
    await change({ policyId, changes: await deductible(policyId, 'collision', 1000), from: '2026-07-10' });
    await change({ policyId, changes: await deductible(policyId, 'comprehensive', 1000), from: '2026-07-01' });
    await change({ policyId, changes: await deductible(policyId, 'comprehensive', 500), from: '2026-07-01' });
    expect(await stretches(policyId)).toMatchObject([
      { from: '2026-06-15', comprehensive: '500', collision: '500' },
      { from: '2026-07-01', comprehensive: '500', collision: '500' },
      { from: '2026-07-10', comprehensive: '500', collision: '1000' },
    ]);
    expect((await charged(policyId)).filter(({ coverage }) => coverage === 'comprehensive')).toHaveLength(1);
  });
});

describe('a change that is applied', () => {
  const takeBack = async (id: string) => {
    const made = await agent().must<{ propose_reversal: { policy_proposal_id: string } }>(
      'mutation ($id: uuid!) { propose_reversal(policy_proposal_id: $id) { policy_proposal_id } }',
      { id },
    );
    await underwriter().must(acceptDocument, { id: made.propose_reversal.policy_proposal_id });
  };
  const refusedToTakeBack = async (id: string) =>
    (
      await refusalOf(
        fixture.backend,
        agent(),
        'mutation ($id: uuid!) { propose_reversal(policy_proposal_id: $id) { status } }',
        { id },
      )
    ).code;

  test('is taken back in the middle of the stack: later ones are made again without it, and no cent of it is left', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-07-12', 27);
    const first = await change({
      policyId,
      changes: await deductible(policyId, 'collision', 1000),
      from: '2026-07-01',
    });
    await change({ policyId, changes: await deductible(policyId, 'comprehensive', 1000), from: '2026-07-10' });
    await takeBack(first);
    expect(await stretches(policyId)).toMatchObject([
      { from: '2026-06-15', comprehensive: '500', collision: '500' },
      { from: '2026-07-01', comprehensive: '500', collision: '500' },
      { from: '2026-07-10', comprehensive: '1000', collision: '500', current: true },
    ]);
    const collision = (await charged(policyId)).filter(({ coverage }) => coverage === 'collision');
    expect(collision).toMatchObject([{ from: '2026-06-15' }]);
    expect(await refusedToTakeBack(first)).toBe('nothing_changed');
  });

  test('gives back to the cent what it was charged, to what paid it, where who is insured sees it', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full', autopay: true });
    await liveUntil(fixture.backend, '2026-07-12', 27);
    const raised = await change({
      policyId,
      changes: await deductible(policyId, 'collision', 250),
      from: '2026-07-12',
    });
    const customer = await ownerOfPolicy(fixture.backend, policyId);
    const { amount } = await selectOne<{ amount: number }>(
      fixture.backend,
      `select premium::int as amount from invoices where policy_id = $1 and kind = 'endorsement'`,
      [policyId],
    );
    // Its owner agreed to later charges of their card.
    await liveUntil(fixture.backend, '2026-08-05', 6);
    await takeBack(raised);
    await run('pay-refunds');
    await resumeProcesses(fixture.backend);
    const { transactions: moved } = await customer.must<{ transactions: readonly object[] }>(
      `query ($id: uuid!) { transactions(where: { policy_id: { _eq: $id }, type: { _eq: "refund" } }) { amount status } }`,
      { id: policyId },
    );
    expect(moved).toEqual([{ amount, status: 'settled' }]);
    const [letter] = await lettersOf(fixture.backend, policyId, 'refund_sent');
    expect(letter?.status).toBe('sent');
  });

  test('of the first day is taken back to what was sold', async () => {
    const { policyId } = await bound();
    const first = await change({
      policyId,
      changes: await deductible(policyId, 'collision', 1000),
      from: '2026-06-15',
    });
    const { premium: changed } = await premiums(policyId);
    await takeBack(first);
    const { premium, lines } = await premiums(policyId);
    expect(lines).toBe(premium);
    expect(premium).toBeGreaterThan(changed);
    expect(await stretches(policyId)).toMatchObject([{ from: '2026-06-15', collision: '500' }]);
  });

  test('of a policy that is still to begin is undone without a trace in its money: before it is applied, and after', async () => {
    const { policyId } = await bound({ effectiveDate: '2026-07-10' });
    const before = { charged: await charged(policyId), ...(await premiums(policyId)) };
    const ahead = await change({
      policyId,
      changes: await deductible(policyId, 'collision', 1000),
      from: '2026-07-20',
    });
    const { status } = await selectOne<{ status: string }>(
      fixture.backend,
      'select status from policy_proposals where policy_proposal_id = $1',
      [ahead],
    );
    expect(status).toBe('scheduled');
    await agent().must('mutation ($id: uuid!) { cancel_proposal(policy_proposal_id: $id) { status } }', { id: ahead });
    expect(await transactions(policyId)).toEqual([]);
    const first = await change({
      policyId,
      changes: await deductible(policyId, 'collision', 1000),
      from: '2026-07-10',
    });
    const { propose_reversal: made } = await agent().must<{ propose_reversal: { policy_proposal_id: string } }>(
      'mutation ($id: uuid!) { propose_reversal(policy_proposal_id: $id) { policy_proposal_id } }',
      { id: first },
    );
    await underwriter().must(acceptDocument, { id: made.policy_proposal_id });
    expect({ charged: await charged(policyId), ...(await premiums(policyId)) }).toEqual(before);
    // No line of it says nothing: neither charges nothing nor counts for nothing.
    expect(
      await selectRows(
        fixture.backend,
        'select 1 from charge_lines where policy_id = $1 and amount = 0 and term_amount = 0',
        [policyId],
      ),
    ).toEqual([]);
  });

  test('on the last day of the term costs one of its days, and there is none after it', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    fixture.backend.clock.set('2027-06-14T16:00:00Z');
    const last = { policyId, changes: await deductible(policyId, 'collision', 1000), from: '2027-06-14' };
    const { parts } = await preview(last);
    expect(parts.length).toBeGreaterThan(0);
    for (const { effective_date, for_term: whole, for_days_left: left } of parts) {
      expect([effective_date, left]).toEqual(['2027-06-14', Math.round(whole / 365) + 0]);
    }
    expect(await refused({ ...last, from: '2027-06-15' })).toMatchObject({ code: 'outside_term' });
  });

  test('is not taken back before it is applied', async () => {
    const { policyId } = await bound();
    const made = await agent().must<{ create_policy_proposal: { policy_proposal_id: string } }>(proposeDocument, {
      id: policyId,
      changes: await deductible(policyId, 'collision', 1000),
      from: '2026-06-15',
    });
    expect(await refusedToTakeBack(made.create_policy_proposal.policy_proposal_id)).toBe('proposal_not_applied');
  });
});
