import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aMotorhomeQuote, aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../test/letters-of.ts';
import { liveUntil } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('change of an address', { now: start });
const run = (name: 'apply-proposals' | 'book-commissions' | 'check-balances') =>
  jobHandlers(fixture.backend.platform)[name]?.({});
afterEach(async () => {
  await run('book-commissions');
  await run('check-balances');
  expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const agent = () => fixture.tenants.insurer.agent;
const address = { line_1: '7 High Street', locality: 'Cleveland', postal_code: '44114' };
/** Where the rates are others. */
const elsewhere = { line_1: '7 High Street', locality: 'Phoenix', postal_code: '85004' };
const facts = { effectiveDate: '2026-06-15', paymentTerm: 'monthly' } as const;

async function bothOf(first: string): Promise<readonly [BoundQuote, BoundQuote]> {
  const person = { ...aQuote().person, first_name: first, email: `${first.toLowerCase()}@example.com` };
  const towed = await boundQuote(fixture.backend, aQuote({ ...facts, person }));
  const driven = await boundQuote(
    fixture.backend,
    aMotorhomeQuote({ ...facts, person: { ...aMotorhomeQuote().person, ...person } }),
  );
  await liveUntil(fixture.backend, '2026-07-10', 7);
  return [towed, driven];
}

async function insuredBy({ policyId }: BoundQuote): Promise<Caller> {
  const { user_id } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  return fixture.backend.as({ userId: user_id, role: 'global:user', organizationId: null, email: '', name: '' });
}

type Shown = {
  readonly policy_id: string;
  readonly code: string | null;
  readonly message: string | null;
  readonly preview: { readonly premium_before: number; readonly premium_after: number } | null;
};
type Requested = {
  readonly address?: object;
  readonly also?: readonly string[];
  readonly from?: string;
  readonly moved?: readonly string[];
};
const previewDocument = `query ($id: uuid!, $also: [uuid!], $from: date, $address: location_input!, $moved: [uuid!]) {
  preview_address_change(policy_id: $id, also: $also, effective_date: $from, mailing_address: $address,
    moved_vehicles: $moved) { policy_id policy_number code message preview { premium_before premium_after } } }`;
const preview = async (id: string, asked: Requested, who = agent()) =>
  (await who.must<{ preview_address_change: Shown[] }>(previewDocument, { id, address, ...asked }))
    .preview_address_change;

const changeDocument = `mutation ($id: uuid!, $premium: Int!, $also: [agreed_policy_input!], $from: date,
  $address: location_input!, $moved: [uuid!]) { change_address(policy_id: $id, premium: $premium, also: $also,
  effective_date: $from, mailing_address: $address, moved_vehicles: $moved) { policy_proposal_id status } }`;
const agreedTo = ([first, ...others]: readonly Shown[]) => ({
  premium: first?.preview?.premium_after ?? 0,
  also: others.map((one) => ({ policy_id: one.policy_id, premium: one.preview?.premium_after ?? 0 })),
});
type Input = Omit<Requested, 'also'> & { readonly premium: number; readonly also: readonly object[] };
const change = async (id: string, input: Input, who = agent()) =>
  (await who.must<{ change_address: { status: string }[] }>(changeDocument, { id, address, ...input })).change_address;
const refused = (id: string, input: Input, who = agent()) =>
  refusalOf(fixture.backend, who, changeDocument, { id, address, ...input });

const readPolicy = ({ policyId }: BoundQuote) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.premium::int, l.line_1 as street,
       (select string_agg(g.postal_code, ' ') from vehicles v join locations g on g.location_id = v.location_id
          where v.quote_id = p.current_quote_id) as garaged,
       (select string_agg(o.status, ' ' order by o.created) from policy_proposals o where o.policy_id = p.policy_id) as changes
     from policies p join quotes q on q.quote_id = p.current_quote_id
       join locations l on l.location_id = q.mailing_location_id
     where p.policy_id = $1`,
    [policyId],
  );
const rootOf = async ({ policyId }: BoundQuote) =>
  (
    await selectOne<{ root: string }>(
      fixture.backend,
      `select root_vehicle_id as root from vehicles v join policies p on p.current_quote_id = v.quote_id
       where p.policy_id = $1 limit 1`,
      [policyId],
    )
  ).root;

describe('an address of several policies', () => {
  test('is changed once: priced for each, accepted at the premiums that were shown, with a letter of each', async () => {
    const [towed, driven] = await bothOf('Corinne');
    const moved = [await rootOf(towed)];
    const shown = await preview(towed.policyId, { also: [driven.policyId], moved, address: elsewhere });
    expect(shown.map(({ policy_id, code }) => [policy_id, code])).toEqual([
      [towed.policyId, null],
      [driven.policyId, null],
    ]);
    expect(shown[0]?.preview?.premium_after).not.toBe(shown[0]?.preview?.premium_before);
    expect(shown[1]?.preview).toMatchObject({ premium_before: shown[1]?.preview?.premium_after });
    expect(await readPolicy(towed)).toMatchObject({ changes: null });
    expect(await change(towed.policyId, { ...agreedTo(shown), moved, address: elsewhere })).toMatchObject([
      { status: 'applied' },
      { status: 'applied' },
    ]);
    expect(await readPolicy(driven)).toMatchObject({ street: '7 High Street', changes: 'applied' });
    expect(await readPolicy(towed)).toEqual({
      premium: shown[0]?.preview?.premium_after,
      street: '7 High Street',
      garaged: '85004',
      changes: 'applied',
    });
    for (const one of [towed, driven]) {
      expect(await lettersOf(fixture.backend, one.policyId, 'policy_changed')).toHaveLength(1);
    }
  });

  test('is changed by who is insured, at a price that they were shown, and for a day to come', async () => {
    const [towed, driven] = await bothOf('Odile');
    const customer = await insuredBy(towed);
    const asked = { also: [driven.policyId], from: '2026-07-20' };
    const shown = await preview(towed.policyId, asked, customer);
    const agreed = { ...agreedTo(shown), from: asked.from };
    expect(await refused(towed.policyId, { ...agreed, premium: agreed.premium + 1 }, customer)).toMatchObject({
      code: 'amount_changed',
    });
    await change(towed.policyId, agreed, customer);
    expect(await readPolicy(driven)).toMatchObject({ street: '12 Oak Street', changes: 'scheduled' });
    fixture.backend.clock.set('2026-07-20T16:00:00Z');
    await run('apply-proposals');
    for (const one of [towed, driven]) {
      expect(await readPolicy(one)).toMatchObject({ street: '7 High Street', changes: 'applied' });
    }
  });

  test('is changed on none where one of them refuses it, and that one is named', async () => {
    const [towed, driven] = await bothOf('Nadine');
    const shown = await preview(towed.policyId, { also: [driven.policyId] });
    await agent().must(
      `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-07-30",
        issue_prorated_refund: true) { refund } }`,
      { id: driven.policyId },
    );
    const [own, other] = await preview(towed.policyId, { also: [driven.policyId] });
    expect(own).toMatchObject({ code: null });
    expect(other).toMatchObject({ code: 'cancellation_pending', preview: null });
    const before = [await readPolicy(towed), await readPolicy(driven)];
    const input = agreedTo(shown);
    expect(await refused(towed.policyId, input)).toEqual({ code: 'cancellation_pending', field: 'also.policy_id' });
    const { errors } = await agent().ask(changeDocument, { id: towed.policyId, address, ...input });
    expect(errors[0]?.message).toContain(`Policy ${driven.policyNumber}: `);
    expect(errors[0]?.message).toContain('None of the policies is changed.');
    expect([await readPolicy(towed), await readPolicy(driven)]).toEqual(before);
  });

  test('is of one customer: policies and vehicles of somebody else are refused, whoever asks', async () => {
    const [towed] = await bothOf('Ruben');
    const stranger = await boundQuote(fixture.backend, aQuote({ ...facts, effectiveDate: '2026-07-10' }));
    const theirs = { premium: 1, also: [{ policy_id: stranger.policyId, premium: 1 }] };
    expect(await refused(towed.policyId, theirs)).toMatchObject({ code: 'policy_elsewhere' });
    expect(await refused(towed.policyId, theirs, await insuredBy(towed))).toMatchObject({ code: 'policy_elsewhere' });
    const moved = [await rootOf(stranger)];
    expect(await refused(towed.policyId, { premium: 1, also: [], moved })).toMatchObject({
      code: 'vehicle_not_covered',
    });
    expect(await readPolicy(stranger)).toMatchObject({ changes: null });
  });

  test('is refused at its own field where it is none', async () => {
    const [towed, driven] = await bothOf('Timo');
    const wrong = { id: towed.policyId, also: [driven.policyId], address: { ...address, postal_code: '00000' } };
    const refusal = await refusalOf(fixture.backend, agent(), previewDocument, wrong);
    expect(refusal.field).toBe('mailing_address.postal_code');
  });
});
