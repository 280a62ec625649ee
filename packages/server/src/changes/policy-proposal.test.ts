import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { aTrailer, coversOf as readCovers, withDeductible } from '../../test/changes-of.ts';
import { lettersOf } from '../../test/letters-of.ts';
import { liveUntil, resumeProcesses } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('policy proposals', { now: start });
type Job = 'apply-proposals' | 'book-commissions' | 'check-balances' | 'pay-refunds' | 'earn-premium';
const run = (name: Job) => jobHandlers(fixture.backend.platform)[name]?.({});
afterEach(async () => {
  await run('book-commissions');
  await run('check-balances');
  expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const agent = () => fixture.tenants.insurer.agent;
const underwriter = () => fixture.tenants.insurer.underwriter;
const bound = (facts: Parameters<typeof aQuote>[0]) =>
  boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', ...facts }));

type Changes = Readonly<Record<string, unknown>>;
type Preview = {
  readonly [Figure in 'term_before' | 'term_after' | 'premium_before' | 'premium_after' | 'refund' | 'balance']: number;
} & {
  readonly needs_underwriter: string | null;
  readonly invoices: readonly { before: number; after: number }[];
  readonly parts: readonly { coverage: string; for_term: number; for_days_left: number }[];
};
const shown = `effective_date earliest_date latest_date term_before term_after premium_before premium_after refund balance
  needs_underwriter lines { vehicle coverage before after } invoices { sequence before after }
  days_left days_of_term parts { coverage for_term for_days_left }`;
const previewDocument = `query ($id: uuid!, $from: date, $changes: policy_changes_input!) {
  preview_policy_change(policy_id: $id, effective_date: $from, changes: $changes) { ${shown} } }`;
const proposeDocument = `mutation ($id: uuid!, $from: date, $changes: policy_changes_input!) {
  create_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id } }`;
const acceptDocument = `mutation ($id: uuid!, $premium: Int, $reason: String, $name: String) {
  accept_policy_proposal(policy_proposal_id: $id, premium: $premium, override_reason: $reason, signed_by: $name) { policy_proposal_id status } }`;
const preview = async (id: string, changes: Changes, from: string | null = null) =>
  (await agent().must<{ preview_policy_change: Preview }>(previewDocument, { id, changes, from }))
    .preview_policy_change;
const propose = async (id: string, changes: Changes, from: string | null = null) =>
  (
    await agent().must<{ create_policy_proposal: { policy_proposal_id: string } }>(proposeDocument, {
      id,
      changes,
      from,
    })
  ).create_policy_proposal.policy_proposal_id;
const previewOf = async (id: string) =>
  (
    await agent().must<{ agent_preview_proposal_invoices: Preview }>(
      `query ($id: uuid!) { agent_preview_proposal_invoices(policy_proposal_id: $id) { ${shown} } }`,
      { id },
    )
  ).agent_preview_proposal_invoices;
type Accepting = { readonly premium?: number; readonly reason?: string; readonly name?: string | null };
const accept = (id: string, input: Accepting = {}, who: Caller = agent()) =>
  who.must(acceptDocument, { id, name: 'Ada Moreno', ...input });
const refusedToAccept = async (id: string, input: Accepting = {}, who: Caller = agent()) =>
  (await refusalOf(fixture.backend, who, acceptDocument, { id, name: 'Ada Moreno', ...input })).code;
const move = (verb: 'cancel_proposal' | 'reopen_proposal', id: string, who: Caller = agent()) =>
  who.must(`mutation ($id: uuid!) { ${verb}(policy_proposal_id: $id) { status } }`, { id });

const coversOf = (policyId: string) => readCovers(fixture.backend, policyId);
const higherDeductible = (policyId: string, deductible = 1000): Promise<Changes> =>
  withDeductible(fixture.backend, policyId, deductible);
const readProposal = (id: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select o.status, o.effective::text, o.delta, o.premium_change::int, o.asks_underwriter, o.invalidated_because,
       o.refusal_code, o.override_reason, o.base_quote_id = p.current_quote_id as on_current,
       o.proposed_quote_id = p.current_quote_id as is_current, q.status as draft
     from policy_proposals o join policies p using (policy_id) join quotes q on q.quote_id = o.proposed_quote_id
     where policy_proposal_id = $1`,
    [id],
  );
const readPolicy = (id: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.premium::int,
       (select string_agg(lower(valid) || case s.quote_id when p.current_quote_id then ' now' else '' end, ', ' order by valid)
          from policy_segments s where s.policy_id = p.policy_id and known_until is null and not isempty(known)) as cover,
       (select string_agg(kind, ' ' order by booked, policy_transaction_id) from policy_transactions t
          where t.policy_id = p.policy_id) as kinds,
       (select sum(amount)::int from charge_lines c where c.policy_id = p.policy_id and kind = 'premium') as lines,
       (select count(*)::int from quotes q where q.policy_id = p.policy_id) as quotes
     from policies p where policy_id = $1`,
    [id],
  );

describe('a change of a policy', () => {
  test('is priced without a trace, proposed as an intention, and applied to the cent that was shown', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly', autopay: true });
    await liveUntil(fixture.backend, '2026-08-03', 7);
    const changes = await higherDeductible(policyId);
    const before = await readPolicy(policyId);
    const asked = await preview(policyId, changes);
    expect(asked).toMatchObject({ effective_date: '2026-08-03', needs_underwriter: null, refund: 0 });
    expect(asked.term_after).toBeLessThan(asked.term_before);
    // Cover by cover, for a whole term and for the days that are left of it: what the price moves by.
    expect(asked).toMatchObject({ days_left: 316, days_of_term: 365, parts: [{ coverage: 'comprehensive' }] });
    const [part] = asked.parts;
    expect(part?.for_days_left).toBe(asked.premium_after - asked.premium_before);
    expect(part?.for_days_left).toBe(Math.round(((part?.for_term ?? 0) * 316) / 365));
    expect(await readPolicy(policyId)).toEqual(before);
    const id = await propose(policyId, changes);
    const proposed = await readProposal(id);
    expect(proposed).toMatchObject({
      status: 'pending',
      draft: 'proposal',
      on_current: true,
      delta: { coverages: { comprehensive: { put: { deductible: 1000 } } } },
      premium_change: asked.premium_after - asked.premium_before,
    });
    expect({ ...(await readPolicy(policyId)), quotes: before['quotes'] }).toEqual(before);
    expect(await previewOf(id)).toEqual(asked);
    expect(await refusedToAccept(id, { premium: asked.premium_before })).toBe('amount_changed');
    await accept(id, { premium: asked.premium_after });
    expect(await readProposal(id)).toMatchObject({ status: 'applied', is_current: true, draft: 'bound' });
    expect(await readPolicy(policyId)).toMatchObject({
      premium: asked.premium_after,
      lines: asked.premium_after,
      kinds: 'new_business endorsement',
      cover: '2026-06-15, 2026-08-03 now',
    });
    expect((await coversOf(policyId))['comprehensive']).toMatchObject({ deductible: 1000 });
    expect(await refusedToAccept(id)).toBe('proposal_applied');
    const [letter] = await lettersOf(fixture.backend, policyId, 'policy_changed');
    expect(letter?.text).toContain('is changed from Aug 3, 2026 on, as it was proposed');
  });

  test('goes back as a refund where nothing is left to take it, and is charged by an invoice where nothing takes it', async () => {
    const { policyId } = await bound({ paymentTerm: 'pay_in_full' });
    await liveUntil(fixture.backend, '2026-10-01', 30);
    const less = await preview(policyId, await higherDeductible(policyId));
    expect(less.refund).toBe(less.premium_before - less.premium_after);
    await accept(await propose(policyId, await higherDeductible(policyId)), { premium: less.premium_after });
    await run('pay-refunds');
    await resumeProcesses(fixture.backend);
    const paid = 'select status, amount::int from policy_refunds where policy_id = $1';
    expect(await selectOne(fixture.backend, paid, [policyId])).toEqual({ status: 'paid', amount: less.refund });
    const more = await preview(policyId, await higherDeductible(policyId, 250));
    expect(more.balance).toBe(more.premium_after - more.premium_before);
    await accept(await propose(policyId, await higherDeductible(policyId, 250)));
    const bill = `select premium::int, status from invoices where policy_id = $1 and kind = 'endorsement'`;
    expect(await selectOne(fixture.backend, bill, [policyId])).toEqual({
      premium: more.balance,
      status: 'scheduled',
    });
  });

  test('for a day to come waits for it, is applied on it, and changes nothing before', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly', autopay: true });
    const id = await propose(policyId, await higherDeductible(policyId), '2026-07-10');
    await accept(id);
    expect(await readProposal(id)).toMatchObject({ status: 'scheduled', effective: '2026-07-10', draft: 'proposal' });
    await liveUntil(fixture.backend, '2026-07-09', 7);
    await run('apply-proposals');
    expect(await readProposal(id)).toMatchObject({ status: 'scheduled' });
    await liveUntil(fixture.backend, '2026-07-11', 1);
    await run('apply-proposals');
    expect(await readProposal(id)).toMatchObject({ status: 'applied', is_current: true });
    expect(await readPolicy(policyId)).toMatchObject({ cover: '2026-06-15, 2026-07-10 now' });
  });

  test('is taken back and opened again, at the price of what is covered then', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly' });
    const id = await propose(policyId, await higherDeductible(policyId));
    await move('cancel_proposal', id);
    expect(await readProposal(id)).toMatchObject({ status: 'invalidated', invalidated_because: 'withdrawn' });
    expect(await refusedToAccept(id)).toBe('proposal_invalidated');
    const coverages = await coversOf(policyId);
    await accept(await propose(policyId, { coverages: { ...coverages, collision: { deductible: 1000 } } }));
    await move('reopen_proposal', id);
    expect(await readProposal(id)).toMatchObject({
      status: 'pending',
      on_current: true,
      draft: 'proposal',
      delta: { coverages: { comprehensive: { put: { deductible: 1000 } } } },
    });
    await accept(id);
    expect(await coversOf(policyId)).toMatchObject({
      collision: { deductible: 1000 },
      comprehensive: { deductible: 1000 },
    });
  });

  test('falls away where another one took what it is about, or moved the price that was agreed to', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly' });
    const coverages = await coversOf(policyId);
    const { roadside: _roadside, ...without } = coverages;
    const gone = await propose(policyId, { coverages: without });
    const waits = await propose(policyId, await higherDeductible(policyId), '2026-07-10');
    const agreed = await propose(policyId, await higherDeductible(policyId, 2500), '2026-07-20');
    await accept(agreed);
    await accept(await propose(policyId, { coverages: without }));
    expect(await readProposal(gone)).toMatchObject({
      status: 'invalidated',
      invalidated_because: 'does_not_fit',
      refusal_code: 'change_does_not_fit',
    });
    expect(await readProposal(waits)).toMatchObject({ status: 'pending', on_current: true });
    expect((await readProposal(agreed))['status']).toBe('scheduled');
    const vehicles = await selectRows<{ root: string }>(
      fixture.backend,
      `select root_vehicle_id as root from vehicles v join policies p on p.current_quote_id = v.quote_id
       where p.policy_id = $1 and v.archived is null`,
      [policyId],
    );
    const stored = { root_vehicle_id: vehicles[0]?.root, changes: { storage_type: 'indoor' } };
    await accept(await propose(policyId, { vehicles: [stored] }));
    expect(await readProposal(agreed)).toMatchObject({ status: 'invalidated', invalidated_because: 'base_moved' });
    expect(await readProposal(waits)).toMatchObject({ status: 'pending', on_current: true });
  });

  test('falls away with the cover that it would change', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly' });
    const early = await propose(policyId, await higherDeductible(policyId));
    const late = await propose(policyId, await higherDeductible(policyId), '2026-07-10');
    await accept(late);
    const cancel = `mutation ($id: uuid!, $on: date!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: $on,
      issue_prorated_refund: true) { refund } }`;
    await agent().must(cancel, { id: policyId, on: '2026-07-01' });
    expect(await readProposal(late)).toMatchObject({ status: 'invalidated', invalidated_because: 'policy_ended' });
    expect(await readProposal(early)).toMatchObject({ status: 'pending' });
    expect(await refusedToAccept(early)).toBe('cancellation_pending');
  });

  test('is for an underwriter to let pass where it raises cover for days that have passed', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly', autopay: true });
    await liveUntil(fixture.backend, '2026-07-20', 7);
    const raised = await higherDeductible(policyId, 250);
    expect((await preview(policyId, raised, '2026-07-15')).needs_underwriter).toContain('counts from today');
    const id = await propose(policyId, raised, '2026-07-15');
    expect(await readProposal(id)).toMatchObject({ asks_underwriter: 'backdated_raise' });
    expect(await refusedToAccept(id)).toBe('backdated_raise');
    expect(await refusedToAccept(id, { reason: 'The agent wrote it down late.' })).toBe('actor_not_allowed');
    expect(await refusedToAccept(id, {}, underwriter())).toBe('backdated_raise');
    await accept(id, { reason: 'The agent wrote it down late.' }, underwriter());
    expect(await readProposal(id)).toMatchObject({
      status: 'applied',
      override_reason: 'The agent wrote it down late.',
    });
  });

  test('that takes cover away is accepted with the name under what who is insured signed, and not by a reason', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly' });
    const id = await propose(policyId, await higherDeductible(policyId));
    const unsigned = { name: null, reason: 'They said so.' };
    expect(await refusedToAccept(id, unsigned, underwriter())).toBe('signature_missing');
    expect(await refusedToAccept(id, { name: 'Somebody Else' })).toBe('signature_name_mismatch');
    await accept(id);
    const signed = await selectOne(
      fixture.backend,
      `select signed is not null as signed, signer_info ->> 'name' as name, signer_info ->> 'held_by' = accepted_by_user_id::text as held,
         signer_info -> 'takes_away' as takes from policy_proposals where policy_proposal_id = $1`,
      [id],
    );
    expect(signed).toEqual({
      signed: true,
      name: 'Ada Moreno',
      held: true,
      takes: [{ kind: 'deductible_raised', key: 'comprehensive' }],
    });
    // What was signed stands among the documents of the policy from then on, for who is insured to read.
    expect(
      await selectRows(
        fixture.backend,
        `select version, visible from documents where policy_id = $1 and document_type = 'policy_change' and about_id = $2`,
        [policyId, id],
      ),
    ).toEqual([{ version: 1, visible: true }]);
  });

  test('adds a vehicle and takes it off again, each under its root', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly' });
    const { rental_utilization_rate: _rented, ...unsaid } = aTrailer;
    const variables = { id: policyId, changes: { add_vehicles: [unsaid] } };
    expect(await refusalOf(fixture.backend, agent(), proposeDocument, variables)).toEqual({
      code: 'fields_missing',
      field: 'vehicles.1.rental_utilization_rate',
    });
    const asked = await preview(policyId, { add_vehicles: [aTrailer] });
    const id = await propose(policyId, { add_vehicles: [aTrailer] });
    await accept(id, { premium: asked.premium_after });
    const read = () =>
      selectRows<{ root: string; type: string; place: string }>(
        fixture.backend,
        `select v.root_vehicle_id as root, v.type, l.postal_code as place from vehicles v
         join policies p on p.current_quote_id = v.quote_id left join locations l on l.location_id = v.location_id
         where p.policy_id = $1 and v.archived is null order by v.type`,
        [policyId],
      );
    const added = (await read()).find(({ type }) => type === 'pop_up');
    expect(added).toMatchObject({ place: '44114' });
    await accept(await propose(policyId, { remove_vehicles: [added?.root] }));
    expect((await read()).map(({ type }) => type)).not.toContain('pop_up');
    const lines = `select sum(amount)::int as sum from charge_lines where root_vehicle_id = $1`;
    expect(await selectOne(fixture.backend, lines, [added?.root])).toEqual({ sum: 0 });
  });
});

/** Who a policy is for, signed in. */
async function insuredOf(policyId: string): Promise<Caller> {
  const text = 'select user_id from policies where policy_id = $1';
  const { user_id } = await selectOne<{ user_id: string }>(fixture.backend, text, [policyId]);
  return fixture.backend.as({ userId: user_id, role: 'global:user', organizationId: null, email: '', name: '' });
}

describe('who moves', () => {
  const described = (policyId: string) =>
    selectOne<Record<string, unknown>>(
      fixture.backend,
      `select m.line_1 as street, m.postal_code as mail, l.postal_code as garaged, e.business_name as lender,
         le.line_1 as lender_street, v.financed, v.root_vehicle_id as root
       from policies p join quotes q on q.quote_id = p.current_quote_id
         join locations m on m.location_id = q.mailing_location_id
         join vehicles v on v.quote_id = q.quote_id and v.archived is null
         left join locations l on l.location_id = v.location_id
         left join entities e on e.entity_id = v.lienholder_id left join locations le on le.location_id = e.location_id
       where p.policy_id = $1`,
      [policyId],
    );

  test('gets letters there, and keeps the rig there, by one change; what was bound says what it said', async () => {
    const { policyId, quoteId } = await bound({ paymentTerm: 'monthly' });
    const before = await described(policyId);
    const address = { line_1: '7 High Street', locality: 'Columbus', postal_code: '43215' };
    const moves = { root_vehicle_id: before['root'], changes: { garaging_postal_code: '43215' } };
    await accept(await propose(policyId, { mailing_address: address, vehicles: [moves] }));
    expect(await described(policyId)).toMatchObject({ street: '7 High Street', mail: '43215', garaged: '43215' });
    const former = `select m.line_1 as street from quotes q join locations m on m.location_id = q.mailing_location_id
      where q.quote_id = $1`;
    expect(await selectOne(fixture.backend, former, [quoteId])).toEqual({ street: before['street'] });
  });

  test('names a lender of the rig, another one in its place, and none', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly' });
    const { root } = await described(policyId);
    const lend = (name: string) => ({
      lienholders: [
        {
          root_vehicle_id: root,
          entity: { entity_type: 'business', business_name: name },
          location: { line_1: '1 Bank Street', locality: 'Columbus', postal_code: '43215' },
        },
      ],
    });
    await accept(await propose(policyId, lend('Lake Bank')));
    expect(await described(policyId)).toMatchObject({
      lender: 'Lake Bank',
      lender_street: '1 Bank Street',
      financed: true,
    });
    await accept(await propose(policyId, lend('Hill Bank')));
    expect(await described(policyId)).toMatchObject({ lender: 'Hill Bank' });
    const lenders = `select string_agg(business_name, ' ') as names from entities e
      join policies p on p.current_quote_id = e.quote_id where p.policy_id = $1 and entity_relationship = 'lienholder'`;
    expect(await selectOne(fixture.backend, lenders, [policyId])).toEqual({ names: 'Hill Bank' });
    const paid = { root_vehicle_id: root, changes: { lienholder_id: null, financed: false } };
    await accept(await propose(policyId, { vehicles: [paid] }));
    expect(await described(policyId)).toMatchObject({ lender: null, financed: false });
  });

  test('names the lender of a vehicle that takes the place of another, by its place among those that come', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly' });
    const { root } = await described(policyId);
    const lenderOf = (place: number) => ({
      added_vehicle: place,
      entity: { entity_type: 'business', business_name: 'Lake Bank' },
      location: { line_1: '1 Bank Street', locality: 'Columbus', postal_code: '43215' },
    });
    const changes = { add_vehicles: [aTrailer], remove_vehicles: [root], lienholders: [lenderOf(0)] };
    await accept(await propose(policyId, changes));
    expect(await described(policyId)).toMatchObject({ lender: 'Lake Bank', financed: true });
    expect((await described(policyId)).root).not.toBe(root);
    const nobodys = { add_vehicles: [aTrailer], lienholders: [lenderOf(1)] };
    const refused = await refusalOf(fixture.backend, agent(), proposeDocument, { id: policyId, changes: nobodys });
    expect(refused.code).toBe('vehicle_not_covered');
  });
});

describe('what somebody wants changed', () => {
  const refused = async (id: string, changes: Changes, from: string | null = null) =>
    (await refusalOf(fixture.backend, agent(), proposeDocument, { id, changes, from })).code;

  test('is read by the rules of every edit, and refused where it changes nothing', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly' });
    const coverages = await coversOf(policyId);
    expect(await refused(policyId, {})).toBe('nothing_changed');
    expect(await refused(policyId, { coverages })).toBe('nothing_changed');
    expect(await refused(policyId, { coverages: { ...coverages, moon: {} } })).toBe('unknown_coverage');
    expect(await refused(policyId, { discounts: ['friends'] })).toBe('discount_unknown');
    const stranger = '018f0000-0000-7000-8000-000000000000';
    expect(await refused(policyId, { remove_vehicles: [stranger] })).toBe('vehicle_not_covered');
    expect(await refused(policyId, await higherDeductible(policyId), '2027-06-15')).toBe('outside_term');
    expect(await refused(policyId, await higherDeductible(policyId), '2026-06-14')).toBe('outside_term');
    const { comprehensive: _comprehensive, ...others } = coverages;
    expect(await refused(policyId, { coverages: { ...others, glass: {} } })).toBe('glass_needs_comprehensive');
    expect(await refused(policyId, { coverages: {} })).toBe('fields_missing');
  });

  test('may be proposed by who is insured, and taken back by them', async () => {
    const { policyId } = await bound({ paymentTerm: 'monthly' });
    const customer = await insuredOf(policyId);
    const document = proposeDocument.replace('create_policy_proposal', 'create_my_policy_proposal');
    const changes = await higherDeductible(policyId);
    const made = await customer.must<{ create_my_policy_proposal: { policy_proposal_id: string } }>(document, {
      id: policyId,
      changes,
    });
    const { policy_proposal_id: id } = made.create_my_policy_proposal;
    expect(await refusedToAccept(id, {}, customer)).toBe('validation-failed');
    await move('cancel_proposal', id, customer);
    expect(await readProposal(id)).toMatchObject({ status: 'invalidated', invalidated_because: 'withdrawn' });
  });
});
