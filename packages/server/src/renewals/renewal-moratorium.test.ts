import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('renewal-moratorium', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => {
  await selectRows(fixture.backend, 'update moratoriums set ends = starts');
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const agent = () => fixture.tenants.insurer.agent;
const underwriter = () => fixture.tenants.insurer.underwriter;

/** A round of what the clock does about offers. */
async function round(day: string): Promise<void> {
  fixture.backend.clock.set(`${day}T14:00:00Z`);
  const handlers = jobHandlers(fixture.backend.platform);
  for (const job of ['create-renewals', 'advance-renewals'] as const) await handlers[job]?.({});
}

type Offer = {
  readonly policy_renewal_id: string;
  readonly renewal_quote_id: string;
  readonly status: string;
  readonly issue_type: string;
  readonly deductible: number;
};
const offerOf = ({ policyId }: BoundQuote) =>
  selectOne<Offer>(
    fixture.backend,
    `select r.policy_renewal_id, r.renewal_quote_id, r.status, r.issue_type,
       (q.coverages -> 'collision' ->> 'deductible')::int as deductible
     from policy_renewals r join quotes q on q.quote_id = r.renewal_quote_id where r.source_policy_id = $1`,
    [policyId],
  );

/** The account of who is insured. */
async function insuredOf({ policyId }: BoundQuote) {
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  return fixture.backend.as({ userId, role: 'organization:customer', ...account });
}

/** A policy whose next term is offered. */
async function offered(): Promise<BoundQuote> {
  const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' }));
  await round('2027-04-16');
  expect(await offerOf(bound)).toMatchObject({ status: 'offered' });
  return bound;
}

async function storm(): Promise<string> {
  const { create_moratorium: made } = await underwriter().must<{ create_moratorium: { moratorium_id: string } }>(
    `mutation ($organization: uuid!, $moratorium: moratorium_input!) {
      create_moratorium(organization_id: $organization, moratorium: $moratorium) { moratorium_id } }`,
    {
      organization: fixture.tenants.insurer.organization.organizationId,
      moratorium: {
        name: 'Hurricane Odette',
        reason: 'The carrier has stopped.',
        notice: 'A hurricane is near.',
        actions: ['increase_cover', 'lower_deductible'],
        postal_codes: ['432'],
        time_zone: 'America/New_York',
      },
    },
  );
  return made.moratorium_id;
}

async function coversWith({ renewal_quote_id: id }: Offer, deductible: number): Promise<object> {
  const { coverages } = await selectOne<{ coverages: Record<string, object> }>(
    fixture.backend,
    'select coverages from quotes where quote_id = $1',
    [id],
  );
  return { ...coverages, collision: { ...coverages['collision'], deductible } };
}

/** An agent asks for another deductible from the next term on. */
async function edit(bound: BoundQuote, deductible: number): Promise<void> {
  const offer = await offerOf(bound);
  await agent().must(
    `mutation ($id: uuid!, $coverages: jsonb!) { update_coverages(quote_id: $id, coverages: $coverages) { premium } }`,
    { id: offer.renewal_quote_id, coverages: await coversWith(offer, deductible) },
  );
}

test('who is insured where it is stopped asks for no more cover from the next term on, and reads why', async () => {
  const bound = await offered();
  const offer = await offerOf(bound);
  await storm();
  const insured = await insuredOf(bound);
  const document = `mutation ($id: uuid!, $coverages: jsonb) {
    edit_my_renewal(policy_renewal_id: $id, coverages: $coverages) { status } }`;
  const change = async (deductible: number) => ({
    id: offer.policy_renewal_id,
    coverages: await coversWith(offer, deductible),
  });
  const more = await change(offer.deductible / 2);
  expect(await refusalOf(fixture.backend, insured, document, more)).toEqual({
    code: 'moratorium_active',
    field: 'coverages',
  });
  const { errors } = await insured.ask(document, more);
  expect(errors[0]?.message).toContain('Hurricane Odette, until further notice: A hurricane is near.');
  expect(await offerOf(bound)).toEqual(offer);
  // Less is theirs to have.
  await insured.must(document, await change(offer.deductible * 2));
  expect(await offerOf(bound)).toMatchObject({ status: 'offered', deductible: offer.deductible * 2 });
});

test('more cover that an agent asks for waits for an underwriter, and is offered when nothing stops it any more', async () => {
  const bound = await offered();
  const { deductible } = await offerOf(bound);
  const id = await storm();
  await edit(bound, deductible / 2);
  await round('2027-04-17');
  expect(await offerOf(bound)).toMatchObject({ status: 'in_review', issue_type: 'moratorium' });
  // Past the cutoff it waits on.
  await round('2027-05-10');
  expect(await offerOf(bound)).toMatchObject({ status: 'in_review', issue_type: 'moratorium' });
  await underwriter().must('mutation ($id: uuid!) { end_moratorium(moratorium_id: $id) { version } }', { id });
  await round('2027-05-11');
  expect(await offerOf(bound)).toMatchObject({
    status: 'offered',
    issue_type: 'none',
    deductible: deductible / 2,
  });
});

test('an underwriter has more cover offered all the same', async () => {
  const bound = await offered();
  const { deductible, policy_renewal_id: id } = await offerOf(bound);
  await storm();
  await edit(bound, deductible / 2);
  await round('2027-04-17');
  await underwriter().must(
    `mutation ($id: uuid!) { approve_renewal(policy_renewal_id: $id, notes: "Asked for in March.") { status } }`,
    { id },
  );
  expect(await offerOf(bound)).toMatchObject({ status: 'offered', deductible: deductible / 2 });
});

test('what nobody decides about renews as it is covered now, in time for its bill, and it is told', async () => {
  const bound = await offered();
  const { deductible } = await offerOf(bound);
  await storm();
  await edit(bound, deductible / 2);
  for (const day of ['2027-04-17', '2027-05-24']) {
    await round(day);
    expect(await offerOf(bound)).toMatchObject({ status: 'in_review' });
  }
  await round('2027-05-25');
  expect(await offerOf(bound)).toMatchObject({ issue_type: 'none', deductible });
  const told = await selectRows<{ fit: string }>(
    fixture.backend,
    `select facts ->> 'fit' as fit from timeline_entries where policy_id = $1 and kind = 'renewal_edits_carried'`,
    [bound.policyId],
  );
  expect(told).toEqual([{ fit: 'stopped' }]);
});
