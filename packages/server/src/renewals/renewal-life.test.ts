import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import {
  aMotorhomeQuote,
  aQuote,
  type BoundQuote,
  boundQuote,
  cardToken,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collect } from '../../test/run-collection.ts';
import { payToken, renewalToken } from '../kernel/tokens/tokens.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('renewals', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => {
  for (const job of ['book-commissions', 'check-balances'] as const) {
    await jobHandlers(fixture.backend.platform)[job]?.({});
  }
  expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const agent = () => fixture.tenants.insurer.agent;
const underwriter = () => fixture.tenants.insurer.underwriter;

/** A round of everything that the clock does about terms. */
async function round(day: string): Promise<void> {
  fixture.backend.clock.set(`${day}T14:00:00Z`);
  const handlers = jobHandlers(fixture.backend.platform);
  for (const job of ['expire-policies', 'activate-policies', 'create-renewals', 'advance-renewals'] as const) {
    await handlers[job]?.({});
  }
  await collect(fixture.backend);
  for (const job of ['activate-policies', 'advance-renewals'] as const) await handlers[job]?.({});
}

/** Lives through a term of a year, charged by itself, up to a day of its last months. */
async function yearOf(facts: Parameters<typeof aQuote>[0] = {}): Promise<BoundQuote> {
  const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', autopay: true, ...facts }));
  for (const month of [
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
  ]) {
    for (const day of ['08', '15', '16']) {
      fixture.backend.clock.set(`${month}-${day}T14:00:00Z`);
      await collect(fixture.backend);
    }
  }
  return bound;
}

const renewalOf = ({ policyId }: BoundQuote) =>
  selectOne<{
    policy_renewal_id: string;
    status: string;
    issue_type: string;
    price_change: string | null;
    renewal_date: string;
    underwriter_cutoff_date: string;
    renewal_quote_id: string;
    renewed_policy_id: string | null;
    ended_because: string | null;
  }>(
    fixture.backend,
    `select *, renewal_date::text, underwriter_cutoff_date::text from policy_renewals where source_policy_id = $1`,
    [policyId],
  );

const termsOf = ({ policyNumber }: BoundQuote) =>
  selectRows<{ policy_term: number; policy_status: string; effective_date: string; contract_id: string }>(
    fixture.backend,
    `select policy_term, policy_status, effective_date::text, contract_id from policies
     where policy_number = $1 order by policy_term`,
    [policyNumber],
  );

describe('a term that ends', () => {
  test('has its next one made, priced, offered, charged the day before, and begun on its day', async () => {
    const bound = await yearOf();
    await round('2027-04-15');
    expect(
      await selectRows(fixture.backend, 'select 1 from policy_renewals where source_policy_id = $1', [bound.policyId]),
    ).toEqual([]);
    await round('2027-04-16');
    expect(await renewalOf(bound)).toMatchObject({
      status: 'offered',
      renewal_date: '2027-06-15',
      underwriter_cutoff_date: '2027-05-01',
    });
    for (const day of ['2027-05-08', '2027-05-15', '2027-06-13']) await round(day);
    expect(await renewalOf(bound)).toMatchObject({ status: 'offered', renewed_policy_id: null });
    await round('2027-06-14');
    expect(await renewalOf(bound)).toMatchObject({ status: 'accepted' });
    const invoices = await selectRows(
      fixture.backend,
      `select sequence, status, due_date::text from invoices where policy_id = $1 order by sequence limit 2`,
      [(await renewalOf(bound)).renewed_policy_id],
    );
    expect(invoices).toEqual([
      { sequence: 1, status: 'paid', due_date: '2027-06-15' },
      { sequence: 2, status: 'scheduled', due_date: '2027-07-15' },
    ]);
    await round('2027-06-15');
    expect(await renewalOf(bound)).toMatchObject({ status: 'completed' });
    const [first, second] = await termsOf(bound);
    expect(first).toMatchObject({ policy_term: 1, policy_status: 'expired' });
    expect(second).toMatchObject({ policy_term: 2, policy_status: 'active', effective_date: '2027-06-15' });
    expect(second?.contract_id).toBe(first?.contract_id);
  });

  test('costs what it was offered for, and says why to the cent', async () => {
    const bound = await yearOf();
    const dearer = (row: RateRow) =>
      row.factor === 'base'
        ? { ...row, factors: { ...row.factors, collision: (Number(row.factors?.['collision']) * 1.1).toFixed(4) } }
        : row;
    await releaseRates(fixture.backend.owner, {
      organizationId: fixture.tenants.insurer.organization.organizationId,
      version: 'a year later',
      businessType: 'renewal',
      effectiveDate: '2027-05-01',
      change: dearer,
    });
    await round('2027-04-16');
    const { policy_renewal_id: id, price_change: change, renewal_quote_id: quoteId } = await renewalOf(bound);
    const document = `query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) {
      premium_before premium total_before total latest_notice pay_by charged_by_itself issue_reason
      premium_unedited edits { __typename } terms { policy_term total }
      reasons { reason label before after } changes { __typename } } }`;
    const { policy_renewal_changes: said } = await agent().must<{
      policy_renewal_changes: {
        premium_before: number;
        premium: number;
        total_before: number;
        total: number;
        reasons: { reason: string; before: number; after: number }[];
      };
    }>(document, { id });
    expect(said).toMatchObject({ pay_by: '2027-06-24', charged_by_itself: true, issue_reason: null });
    expect(said.premium - said.premium_before).toBe(Number(change));
    // Nobody edited it, and the term that ends is the first.
    expect(said).toMatchObject({ premium_unedited: null, edits: [], terms: [{ policy_term: 1 }] });
    expect(said.reasons.map(({ reason }) => reason)).toContain('rates');
    expect(said.reasons[0]?.before).toBe(said.total_before);
    expect(said.reasons.at(-1)?.after).toBe(said.total);
    for (const [index, one] of said.reasons.entries()) {
      if (index > 0) expect(one.before).toBe(said.reasons[index - 1]?.after);
    }
    const { premium } = await selectOne<{ premium: string }>(
      fixture.backend,
      'select premium from quotes where quote_id = $1',
      [quoteId],
    );
    expect(said.premium).toBe(Number(premium));
    await round('2027-06-14');
    await round('2027-06-15');
    const term = await selectOne<{ premium: string }>(
      fixture.backend,
      `select premium from policies where policy_number = $1 and policy_term = 2`,
      [bound.policyNumber],
    );
    expect(term.premium).toBe(premium);
  });

  test('is offered and billed three weeks ahead to who pays by hand, and not taken when nobody pays', async () => {
    const bound = await boundQuote(
      fixture.backend,
      aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' }),
    );
    await round('2027-04-16');
    expect(await renewalOf(bound)).toMatchObject({ status: 'offered' });
    await round('2027-05-25');
    const { renewed_policy_id: nextId } = await renewalOf(bound);
    expect(await renewalOf(bound)).toMatchObject({ status: 'accepted' });
    for (const day of ['2027-06-08', '2027-06-15', '2027-06-24']) await round(day);
    expect(await termsOf(bound)).toMatchObject([
      { policy_term: 1, policy_status: 'expired' },
      { policy_term: 2, policy_status: 'pending' },
    ]);
    await round('2027-06-25');
    expect(await renewalOf(bound)).toMatchObject({ status: 'expired', ended_because: 'not_paid' });
    expect((await termsOf(bound))[1]).toMatchObject({ policy_status: 'cancelled' });
    const open = await selectRows(
      fixture.backend,
      `select sequence, status from invoices where policy_id = $1 and status not in ('void')`,
      [nextId],
    );
    expect(open).toEqual([]);
  });

  test('is charged by itself to whoever paid for it whole and agreed to that, whole again', async () => {
    const bound = await boundQuote(fixture.backend, aQuote({ ...inFull, autopay: true }));
    for (const day of ['2027-04-16', '2027-06-13']) await round(day);
    expect(await renewalOf(bound)).toMatchObject({ status: 'offered', renewed_policy_id: null });
    for (const day of ['2027-06-14', '2027-06-15']) await round(day);
    const { renewed_policy_id: nextId, status } = await renewalOf(bound);
    expect(status).toBe('completed');
    const invoices = await selectRows(fixture.backend, 'select sequence, status from invoices where policy_id = $1', [
      nextId,
    ]);
    expect(invoices).toEqual([{ sequence: 1, status: 'paid' }]);
  });

  test('stays charged by itself when its payment is switched to the whole term', async () => {
    const bound = await yearOf();
    await round('2027-04-16');
    const { policy_renewal_id: id } = await renewalOf(bound);
    const insured = await insuredOf(bound);
    await insured.must(
      'mutation ($id: uuid!) { edit_my_renewal(policy_renewal_id: $id, payment_term: "pay_in_full") { status } }',
      { id },
    );
    for (const day of ['2027-06-14', '2027-06-15']) await round(day);
    const { renewed_policy_id: nextId, status } = await renewalOf(bound);
    expect(status).toBe('completed');
    const terms = await selectRows(
      fixture.backend,
      `select a.autopay, a.payment_term, p.payment_term as of_term from billing_arrangements a
       join policies p using (contract_id) where p.policy_id = $1`,
      [nextId],
    );
    expect(terms).toEqual([{ autopay: true, payment_term: 'pay_in_full', of_term: 'pay_in_full' }]);
  });

  test('has one next term, whoever runs the clock twice at once', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    const handlers = jobHandlers(fixture.backend.platform);
    const twice = async (day: string) => {
      fixture.backend.clock.set(`${day}T14:00:00Z`);
      for (const job of ['create-renewals', 'advance-renewals'] as const) {
        await Promise.all([handlers[job]?.({}), handlers[job]?.({})]);
      }
    };
    for (const day of ['2027-04-16', '2027-05-25']) await twice(day);
    expect(
      await selectRows(fixture.backend, 'select status from policy_renewals where source_policy_id = $1', [
        bound.policyId,
      ]),
    ).toEqual([{ status: 'accepted' }]);
    expect(await termsOf(bound)).toMatchObject([{ policy_term: 1 }, { policy_term: 2, policy_status: 'pending' }]);
    const first = `select count(*)::int as bills from invoices where policy_id = $1 and sequence = 1`;
    const next = (await renewalOf(bound)).renewed_policy_id;
    expect(await selectOne(fixture.backend, first, [next])).toEqual({ bills: 1 });
  });

  test('whose card is declined says so, and an agent charges it once more', async () => {
    const bound = await yearOf();
    await round('2027-04-16');
    const insured = await insuredOf(bound);
    const payWith = async (card: string) =>
      insured.must(
        `mutation ($id: uuid!, $token: String!, $consent: String!) {
          change_payment_method(policy_id: $id, method_token: $token, autopay_consent: $consent) { status } }`,
        { id: bound.policyId, token: await cardToken(fixture.backend, card), consent: autopayVersions.card },
      );
    // There is too little on it for every later charge.
    await payWith('4000000000007114');
    await round('2027-06-14');
    const failed = await renewalOf(bound);
    expect(failed).toMatchObject({ status: 'payment_failed', issue_type: 'payment_failed' });
    await payWith('4242424242424242');
    const retry = `mutation ($id: uuid!) { agent_retry_renewal_failed_charge(policy_renewal_id: $id) { status } }`;
    expect(await agent().must(retry, { id: failed.policy_renewal_id })).toEqual({
      agent_retry_renewal_failed_charge: { status: 'paid' },
    });
    expect(await renewalOf(bound)).toMatchObject({ status: 'accepted', issue_type: 'none' });
    expect((await refusalOf(fixture.backend, agent(), retry, { id: failed.policy_renewal_id })).code).toBe(
      'renewal_accepted',
    );
    await round('2027-06-15');
    expect(await renewalOf(bound)).toMatchObject({ status: 'completed' });
  });

  test('begins on its day without a gap when it is paid within ten days', async () => {
    const bound = await boundQuote(
      fixture.backend,
      aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' }),
    );
    for (const day of ['2027-04-16', '2027-05-25', '2027-06-08', '2027-06-15', '2027-06-18']) await round(day);
    const { renewed_policy_id: nextId } = await renewalOf(bound);
    const { amount } = await selectOne<{ amount: string }>(
      fixture.backend,
      'select amount from invoices where policy_id = $1 and sequence = 1',
      [nextId],
    );
    await payByHand(bound, nextId ?? '', Number(amount));
    await round('2027-06-19');
    expect(await renewalOf(bound)).toMatchObject({ status: 'completed' });
    expect((await termsOf(bound))[1]).toMatchObject({ policy_status: 'active', effective_date: '2027-06-15' });
  });

  test.each(['whole', 'in two parts'])(
    'begins on its day when it was paid ahead %s, however long the clock stood still over that',
    async (how) => {
      const bound = await boundQuote(fixture.backend, aQuote(inFull));
      for (const day of ['2027-04-16', '2027-05-25']) await round(day);
      const { renewed_policy_id: nextId } = await renewalOf(bound);
      const first = () =>
        selectOne<{ status: string; amount: number }>(
          fixture.backend,
          'select status, amount from invoices where policy_id = $1 and sequence = 1',
          [nextId],
        );
      const { status, amount } = await first();
      expect(status).toBe('scheduled');
      if (how === 'in two parts') {
        await payByHand(bound, nextId ?? '', 5000);
        expect(await first()).toMatchObject({ status: 'scheduled' });
      }
      await payByHand(bound, nextId ?? '', how === 'whole' ? amount : amount - 5000);
      expect(await first()).toMatchObject({ status: 'paid' });
      await round('2027-07-20');
      expect(await renewalOf(bound)).toMatchObject({ status: 'completed' });
      expect(await termsOf(bound)).toMatchObject([
        { policy_term: 1, policy_status: 'expired' },
        { policy_term: 2, policy_status: 'active', effective_date: '2027-06-15' },
      ]);
    },
  );

  test('gives back what was paid ahead of it when its insured ends it before it begins', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    for (const day of ['2027-04-16', '2027-05-25']) await round(day);
    const nextId = (await renewalOf(bound)).renewed_policy_id ?? '';
    const { amount } = await selectOne<{ amount: number }>(
      fixture.backend,
      'select amount from invoices where policy_id = $1 and sequence = 1',
      [nextId],
    );
    await payByHand(bound, nextId, amount);
    await agent().must(
      `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: "2027-06-15",
        explanation: "Sold it", issue_prorated_refund: true) { status } }`,
      { id: nextId },
    );
    const refunds = 'select sum(amount)::int as amount from policy_refunds where policy_id = $1';
    expect(await selectOne(fixture.backend, refunds, [nextId])).toEqual({ amount });
  });
});

/** The account of who is insured. */
async function insuredOf({ policyId }: Pick<BoundQuote, 'policyId'>) {
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  return fixture.backend.as({ userId, role: 'organization:customer', ...account });
}

async function payByHand(bound: BoundQuote, policyId: string, amount: number): Promise<void> {
  const insured = await insuredOf(bound);
  const method = await cardToken(fixture.backend, '4242424242424242');
  await insured.must(
    `mutation ($id: uuid!, $amount: Int!, $method: String!) {
      pay_policy(policy_id: $id, amount: $amount, method_token: $method) { status } }`,
    { id: policyId, amount, method },
  );
}

const approveDocument = 'mutation ($id: uuid!) { approve_renewal(policy_renewal_id: $id) { status } }';
const rejectDocument =
  'mutation ($id: uuid!, $notes: String!) { reject_renewal(policy_renewal_id: $id, notes: $notes) { status } }';
const acceptDocument =
  'mutation ($id: uuid!, $option: String!) { accept_my_renewal(policy_renewal_id: $id, option: $option) { status } }';

/** A claim in the term has an underwriter look at what would be offered by itself. */
async function claimed({ policyId, quoteId }: BoundQuote): Promise<void> {
  await selectRows(
    fixture.backend,
    `insert into claims (organization_id, claim_number, status, filed, policy_id, quote_id, policy_holder, incident_date, type_of_loss)
     select organization_id, 'CL-' || substr(policy_id::text, 20), 'filed', app_now(), policy_id, $2, 'Ada', '2026-09-01', 'weather'
     from policies where policy_id = $1`,
    [policyId, quoteId],
  );
}

const inFull = { effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' } as const;

describe('an agent', () => {
  test('edits an open offer as they edit a quote: its price and its reasons follow, and it is offered again', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const offered = await renewalOf(bound);
    expect(offered).toMatchObject({ status: 'offered' });
    type Comparison = {
      premium: number;
      total: number;
      premium_unedited: number | null;
      edits: { part: string; name: string }[];
      reasons: { reason: string; after: number }[];
    };
    const read = async (): Promise<Comparison> =>
      (
        await agent().must<{ policy_renewal_changes: Comparison }>(
          `query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) {
            premium total premium_unedited edits { part name } reasons { reason after } } }`,
          { id: offered.policy_renewal_id },
        )
      ).policy_renewal_changes;
    const before = await read();
    const quote = await selectOne<{ coverages: Record<string, object>; vehicle_id: string; value: number }>(
      fixture.backend,
      'select q.coverages, v.vehicle_id, v.rating_value::int as value from quotes q join vehicles v using (quote_id) where q.quote_id = $1',
      [offered.renewal_quote_id],
    );
    const coverages = { ...quote.coverages, collision: { deductible: 2500 } };
    await agent().must(
      `mutation ($id: uuid!, $coverages: jsonb!) { update_coverages(quote_id: $id, coverages: $coverages) { premium } }`,
      { id: offered.renewal_quote_id, coverages },
    );
    await agent().must(
      `mutation ($id: uuid!, $value: bigint) {
        update_vehicle(vehicle_id: $id, changes: { rating_value: $value }) { vehicle_id } }`,
      { id: quote.vehicle_id, value: quote.value + 200_000 },
    );
    expect(await renewalOf(bound)).toMatchObject({ status: 'quoted' });
    await round('2027-04-17');
    const again = await renewalOf(bound);
    expect(again).toMatchObject({ status: 'offered', renewal_quote_id: offered.renewal_quote_id });
    const after = await read();
    expect(after.premium).not.toBe(before.premium);
    expect(after.premium_unedited).toBe(before.premium);
    expect(after.edits.map(({ part }) => part).toSorted()).toEqual(['coverages', 'vehicles']);
    expect(after.reasons.at(-1)?.after).toBe(after.total);
    expect(Number(again.price_change) - Number(offered.price_change)).toBe(after.premium - before.premium);
    // An answer that is missing leaves it without a price: it is the agent's until it is answered.
    const value = (rating_value: number | null) =>
      agent().must(
        `mutation ($id: uuid!, $value: bigint) {
          update_vehicle(vehicle_id: $id, changes: { rating_value: $value }) { vehicle_id } }`,
        { id: quote.vehicle_id, value: rating_value },
      );
    await value(null);
    await round('2027-04-18');
    expect(await renewalOf(bound)).toMatchObject({ status: 'agent_review', issue_type: 'missing_fields' });
    await value(quote.value + 200_000);
    await agent().must('mutation ($id: uuid!) { check_renewal_status(policy_renewal_id: $id) { status } }', {
      id: again.policy_renewal_id,
    });
    // What was offered anew is what is taken.
    await (await insuredOf(bound)).must(acceptDocument, { id: again.policy_renewal_id, option: 'manual' });
    const { premium } = await selectOne<{ premium: string }>(
      fixture.backend,
      'select premium from policies where policy_number = $1 and policy_term = 2',
      [bound.policyNumber],
    );
    expect(Number(premium)).toBe(after.premium);
  });
});

describe('a restriction that blocks renewals', () => {
  test('stops the next term of whom it names, and nobody else’s', async () => {
    const named = await boundQuote(
      fixture.backend,
      aQuote({ ...inFull, person: { first_name: 'Clyde', last_name: 'Mercer', birthdate: '1977-06-06' } }),
    );
    const other = await boundQuote(fixture.backend, aQuote(inFull));
    await underwriter().must(
      `mutation ($id: uuid!) { create_rejection(organization_id: $id, key: "name_and_birthdate",
        value: "Clyde Mercer 1977-06-06", reason: "Staged losses.", should_block_renewal: true) { key } }`,
      { id: fixture.tenants.insurer.organization.organizationId },
    );
    await round('2027-04-16');
    expect(await renewalOf(named)).toMatchObject({ status: 'in_review', issue_type: 'rejection' });
    expect(await renewalOf(other)).toMatchObject({ status: 'offered' });
    await selectRows(fixture.backend, 'update explicit_rejections set deleted = app_now() returning 1');
  });
});

describe('an underwriter', () => {
  async function waiting(): Promise<BoundQuote> {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await claimed(bound);
    await round('2027-04-16');
    expect(await renewalOf(bound)).toMatchObject({ status: 'in_review', issue_type: 'referral' });
    return bound;
  }

  test('approves what waits for them, and it is offered', async () => {
    const bound = await waiting();
    const { policy_renewal_id: id } = await renewalOf(bound);
    expect((await refusalOf(fixture.backend, agent(), approveDocument, { id })).code).toBe('validation-failed');
    expect(await underwriter().must(approveDocument, { id })).toEqual({ approve_renewal: { status: 'offered' } });
  });

  test('approves several at once where nothing but the price is open, and what is open of the others is named', async () => {
    const approvePlain = 'mutation ($id: uuid!) { approve_plain_renewal(policy_renewal_id: $id) { status } }';
    const bound = await waiting();
    const { policy_renewal_id: id } = await renewalOf(bound);
    const { abilities } = await underwriter().must<{ abilities: { operation: string; message: string | null }[] }>(
      `query ($id: uuid!) { abilities(table: "policy_renewals", id: $id) { operation message } }`,
      { id },
    );
    expect(abilities.find(({ operation }) => operation === 'approve_plain_renewal')?.message).toBe(
      '1 claims were filed in the term.',
    );
    expect((await refusalOf(fixture.backend, underwriter(), approvePlain, { id })).code).toBe('renewal_not_plain');
    await selectRows(fixture.backend, `update claims set status = 'withdrawn' where policy_id = $1`, [bound.policyId]);
    expect(await underwriter().must(approvePlain, { id })).toEqual({ approve_plain_renewal: { status: 'offered' } });
  });

  test('refuses with notes while the law’s day for the notice is not past, and not a day later', async () => {
    const bound = await waiting();
    const { policy_renewal_id: id } = await renewalOf(bound);
    const notes = 'Two losses in the term.';
    expect(await refusalOf(fixture.backend, underwriter(), rejectDocument, { id, notes: ' ' })).toEqual({
      code: 'reason_missing',
      field: 'notes',
    });
    const { latest_notice: last } = (
      await underwriter().must<{ policy_renewal_changes: { latest_notice: string } }>(
        'query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) { latest_notice } }',
        { id },
      )
    ).policy_renewal_changes;
    fixture.backend.clock.set(`${last}T14:00:00Z`);
    const dayAfter = new Date(new Date(`${last}T14:00:00Z`).getTime() + 86_400_000);
    fixture.backend.clock.set(dayAfter.toISOString());
    const refused = await underwriter().ask(rejectDocument, { id, notes });
    const [refusal] = refused.errors;
    expect(refusal?.extensions?.code).toBe('notice_day_passed');
    const read = async (by: Caller) =>
      (
        await by.must<{ policy_renewal_changes: { late_notice: Record<string, number> | null } }>(
          `query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) { late_notice {
            notice_days post_days days term_days premium amount } } }`,
          { id },
        )
      ).policy_renewal_changes.late_notice;
    const remedy = await read(underwriter());
    const { days = 0, term_days: termDays = 1, premium = 0 } = remedy ?? {};
    expect(remedy).toMatchObject({ notice_days: 30, post_days: 3, term_days: 365 });
    expect(days).toBeGreaterThan(0);
    expect(remedy?.['amount']).toBe(Math.round((premium * days) / termDays));
    expect(refusal?.message).toContain(`${days} days longer`);
    expect(await read(agent())).toBeNull();
    fixture.backend.clock.set(`${last}T14:00:00Z`);
    expect(await read(underwriter())).toBeNull();
    expect(await underwriter().must(rejectDocument, { id, notes })).toEqual({ reject_renewal: { status: 'rejected' } });
    await round('2027-06-15');
    expect(await renewalOf(bound)).toMatchObject({ status: 'expired', ended_because: 'rejected' });
  });

  test('who does not decide by the cutoff has decided to renew', async () => {
    const bound = await waiting();
    await round('2027-05-01');
    expect(await renewalOf(bound)).toMatchObject({ status: 'in_review' });
    await round('2027-05-02');
    expect(await renewalOf(bound)).toMatchObject({ status: 'offered' });
    const { kind } = await selectOne<{ kind: string }>(
      fixture.backend,
      `select facts ->> 'by' as kind from timeline_entries where policy_id = $1 and kind = 'renewal_approved'`,
      [bound.policyId],
    );
    expect(kind).toBe('cutoff');
  });

  describe('is asked where a rule refuses what was offered', () => {
    /** A rule that refuses every vehicle, applied to all that is for sale and to what is offered. */
    async function refused(): Promise<BoundQuote> {
      const bound = await boundQuote(fixture.backend, aQuote(inFull));
      await round('2027-04-16');
      expect(await renewalOf(bound)).toMatchObject({ status: 'offered' });
      await underwriter().must(
        `mutation ($product: uuid!, $rule: underwriting_rule_input!) {
          create_underwriting_rule(product_id: $product, rule: $rule) { underwriting_rule_id } }`,
        {
          product: fixture.tenants.insurer.productId,
          rule: {
            rule_name: 'No rigs',
            rule_type: 'rejection',
            object_type: 'vehicle',
            key: 'rating_value',
            operator: 'gt',
            value: 1,
            reason: 'We insure no such rig any more.',
            effective_date: '2026-01-01',
            allow_new_business: true,
            allow_renewal: true,
            allow_proposal: false,
          },
        },
      );
      await applyRules();
      return bound;
    }
    const applyRules = () =>
      jobHandlers(fixture.backend.platform)['apply-rules']?.({
        organizationId: fixture.tenants.insurer.organization.organizationId,
        productId: fixture.tenants.insurer.productId,
      });
    const quoteOf = async (bound: BoundQuote) =>
      (
        await selectOne<{ status: string }>(fixture.backend, 'select status from quotes where quote_id = $1', [
          (await renewalOf(bound)).renewal_quote_id,
        ])
      ).status;
    afterEach(() =>
      selectRows(fixture.backend, 'update underwriting_rules set archived = app_now() where archived is null'),
    );

    test('and sees the ground; not asked in time, it renews, says so, and the rule stops it no more', async () => {
      const bound = await refused();
      await round('2027-04-17');
      const { policy_renewal_id: id, ...waiting } = await renewalOf(bound);
      expect(waiting).toMatchObject({ status: 'in_review', issue_type: 'rejection' });
      expect(await quoteOf(bound)).toBe('ineligible');
      expect(
        await underwriter().must(
          'query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) { issue_reason } }',
          {
            id,
          },
        ),
      ).toEqual({ policy_renewal_changes: { issue_reason: 'We insure no such rig any more.' } });
      const insured = await insuredOf(bound);
      expect((await refusalOf(fixture.backend, insured, acceptDocument, { id, option: 'manual' })).code).toBe(
        'renewal_in_review',
      );
      await round('2027-05-02');
      expect(await renewalOf(bound)).toMatchObject({ status: 'offered' });
      await applyRules();
      await round('2027-05-03');
      expect([(await renewalOf(bound)).status, await quoteOf(bound)]).toEqual(['offered', 'pending_renewal']);
      expect(await insured.must(acceptDocument, { id, option: 'manual' })).toEqual({
        accept_my_renewal: { status: 'accepted' },
      });
    });

    test('and lets it pass, or the rule goes and it is offered again', async () => {
      const bound = await refused();
      await round('2027-04-17');
      await selectRows(fixture.backend, 'update underwriting_rules set archived = app_now() where archived is null');
      await applyRules();
      await round('2027-04-18');
      expect([(await renewalOf(bound)).status, await quoteOf(bound)]).toEqual(['offered', 'pending_renewal']);
    });
  });

  test('brings back within thirty days what ended unpaid, at the price of now: from then on, once it is paid', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const { policy_renewal_id: id, renewal_quote_id: quoteId } = await renewalOf(bound);
    await agent().must(
      `mutation ($id: uuid!, $discounts: jsonb!) { update_discounts(quote_id: $id, discounts: $discounts) { quote_id } }`,
      { id: quoteId, discounts: ['affinity'] },
    );
    for (const day of ['2027-05-25', '2027-06-15', '2027-06-25']) await round(day);
    const document = 'mutation ($id: uuid!) { resurrect_renewal(policy_renewal_id: $id) { status } }';
    fixture.backend.clock.set('2027-07-16T14:00:00Z');
    expect((await refusalOf(fixture.backend, underwriter(), document, { id })).code).toBe('resurrection_too_late');
    fixture.backend.clock.set('2027-06-26T14:00:00Z');
    expect(await underwriter().must(document, { id })).toEqual({ resurrect_renewal: { status: 'quoted' } });
    // Ten days have passed: it begins tomorrow, and the days between stay without cover.
    await round('2027-06-26');
    const back = await renewalOf(bound);
    expect(back).toMatchObject({ status: 'accepted', renewal_date: '2027-06-27' });
    const { amount } = await selectOne<{ amount: string }>(
      fixture.backend,
      'select amount from invoices where policy_id = $1 and sequence = 1',
      [back.renewed_policy_id],
    );
    await round('2027-06-27');
    await payByHand(bound, back.renewed_policy_id ?? '', Number(amount));
    await round('2027-06-28');
    // What was edited of the offer is made again on what is brought back.
    const { discounts } = await selectOne<{ discounts: string[] }>(
      fixture.backend,
      'select discounts from quotes where quote_id = $1',
      [back.renewal_quote_id],
    );
    expect([back.renewal_quote_id === quoteId, discounts]).toEqual([false, ['affinity']]);
    expect(await renewalOf(bound)).toMatchObject({ status: 'completed' });
    expect(await termsOf(bound)).toMatchObject([
      { policy_term: 1, policy_status: 'expired' },
      { policy_term: 2, policy_status: 'cancelled', effective_date: '2027-06-15' },
      { policy_term: 3, policy_status: 'active', effective_date: '2027-06-27' },
    ]);
  });
});

describe('an insured', () => {
  test('accepts what is offered, pays it and is insured on; says no and is not', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const { policy_renewal_id: id } = await renewalOf(bound);
    const insured = await insuredOf(bound);
    const decline = `mutation ($id: uuid!, $reason: String) {
      accept_my_renewal(policy_renewal_id: $id, option: "do_not_renew", decline_reason: $reason,
        decline_comment: " My cousin sells it cheaper. ") { status } }`;
    expect((await refusalOf(fixture.backend, insured, decline, { id, reason: 'bored' })).code).toBe(
      'decline_reason_unknown',
    );
    expect(await insured.must(decline, { id, reason: 'price' })).toEqual({
      accept_my_renewal: { status: 'declined' },
    });
    const why = 'query ($id: uuid!) { policy_renewals_by_pk(id: $id) { decline_reason decline_comment } }';
    expect(await agent().must(why, { id })).toEqual({
      policy_renewals_by_pk: { decline_reason: 'price', decline_comment: 'My cousin sells it cheaper.' },
    });
    expect(await insured.must(acceptDocument, { id, option: 'manual' })).toEqual({
      accept_my_renewal: { status: 'accepted' },
    });
    expect(await agent().must(why, { id })).toEqual({
      policy_renewals_by_pk: { decline_reason: null, decline_comment: null },
    });
    const [, next] = await termsOf(bound);
    expect(next).toMatchObject({ policy_term: 2, policy_status: 'pending' });
    expect((await refusalOf(fixture.backend, insured, acceptDocument, { id, option: 'manual' })).code).toBe(
      'renewal_accepted',
    );
  });

  test('answers by the link of the letter without an account, at the price that it shows, until the term ends', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const { policy_renewal_id: id } = await renewalOf(bound);
    const { secrets } = fixture.backend.platform;
    const token = renewalToken(secrets, id, 1);
    const visitor = fixture.backend.anonymous();
    const open = `query ($token: String!) { renewal_link(token: $token) {
      state policy_number renewal_date total_before total path reasons { label before after } } }`;
    const opened = async (with_ = token) =>
      (await visitor.must<{ renewal_link: { state: string; total: number } }>(open, { token: with_ })).renewal_link;
    const shown = await opened();
    expect(shown).toMatchObject({ state: 'open', policy_number: bound.policyNumber, renewal_date: '2027-06-15' });
    expect(JSON.stringify(shown)).not.toMatch(/Moreno|@|Airstream|postal/);
    expect(await renewalOf(bound)).toMatchObject({ status: 'offered' });
    const reply = `mutation ($token: String!, $option: String!, $total: Int!) {
      answer_renewal_by_link(token: $token, option: $option, total: $total, decline_reason: "moved") {
        status pay_path } }`;
    const { total } = shown;
    for (const wrong of [renewalToken(secrets, id, 2), token.slice(0, -1), '', payToken(secrets, id, 1)]) {
      expect((await refusalOf(fixture.backend, visitor, open, { token: wrong })).code).toBe('not_found');
      expect((await refusalOf(fixture.backend, visitor, reply, { token: wrong, option: 'manual', total })).code).toBe(
        'not_found',
      );
    }
    expect((await refusalOf(fixture.backend, visitor, reply, { token, option: 'manual', total: total + 1 })).code).toBe(
      'renewal_price_changed',
    );
    expect(await visitor.must(reply, { token, option: 'do_not_renew', total })).toEqual({
      answer_renewal_by_link: { status: 'declined', pay_path: null },
    });
    const { answer_renewal_by_link: accepted } = await visitor.must<{
      answer_renewal_by_link: { status: string; pay_path: string };
    }>(reply, { token, option: 'manual', total });
    const { renewed_policy_id: next } = await renewalOf(bound);
    expect(accepted).toEqual({ status: 'accepted', pay_path: `/customers/pay?policy=${String(next)}` });
    expect((await opened()).state).toBe('accepted');
    expect((await refusalOf(fixture.backend, visitor, reply, { token, option: 'manual', total })).code).toBe(
      'link_over',
    );
    fixture.backend.clock.set('2027-06-15T14:00:00Z');
    expect(await opened()).toMatchObject({ state: 'over', total: null, policy_number: null });
    await round('2027-06-25');
  });

  test('changes covers and payment of what is offered, and is offered that at its price', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const { policy_renewal_id: id, price_change: before } = await renewalOf(bound);
    const insured = await insuredOf(bound);
    const { coverages } = await selectOne<{ coverages: Record<string, { deductible: number }> }>(
      fixture.backend,
      'select coverages from quotes where quote_id = $1',
      [(await renewalOf(bound)).renewal_quote_id],
    );
    const edit = `mutation ($id: uuid!, $coverages: jsonb, $term: String) {
      edit_my_renewal(policy_renewal_id: $id, coverages: $coverages, payment_term: $term) { status } }`;
    const refused = (facts: object) => refusalOf(fixture.backend, insured, edit, { id, ...facts });
    expect((await refused({})).code).toBe('nothing_changed');
    expect((await refused({ term: 'weekly' })).code).toBe('payment_term_not_offered');
    expect((await refused({ coverages: { pet_rescue: {} } })).code).toBe('unknown_coverage');
    expect((await refusalOf(fixture.backend, agent(), edit, { id, term: 'monthly' })).code).toBe('validation-failed');
    const other = { ...coverages, collision: { ...coverages['collision'], deductible: 2500 } };
    expect(await insured.must(edit, { id, coverages: other, term: 'monthly' })).toEqual({
      edit_my_renewal: { status: 'offered' },
    });
    expect((await renewalOf(bound)).price_change).not.toBe(before);
    const terms =
      'query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) { payment_term payment_terms } }';
    expect(await insured.must(terms, { id })).toMatchObject({
      policy_renewal_changes: { payment_term: 'monthly', payment_terms: expect.arrayContaining(['pay_in_full']) },
    });
    await insured.must(acceptDocument, { id, option: 'manual' });
    expect((await refused({ term: 'pay_in_full' })).code).toBe('renewal_accepted');
    const { payment_term: sold } = await selectOne<{ payment_term: string }>(
      fixture.backend,
      'select payment_term from policies where policy_id = $1',
      [(await renewalOf(bound)).renewed_policy_id],
    );
    expect(sold).toBe('monthly');
  });

  test('says anew how far they drive, and is offered that at its price', async () => {
    const bound = await boundQuote(fixture.backend, aMotorhomeQuote(inFull));
    await round('2027-04-16');
    const { policy_renewal_id: id, renewal_quote_id: quoteId, price_change: before } = await renewalOf(bound);
    const insured = await insuredOf(bound);
    const { vehicle } = await selectOne<{ vehicle: string }>(
      fixture.backend,
      'select vehicle_id as vehicle from vehicles where quote_id = $1 and estimated_yearly_mileage is not null',
      [quoteId],
    );
    const edit = `mutation ($id: uuid!, $miles: [yearly_mileage!]) {
      edit_my_renewal(policy_renewal_id: $id, yearly_mileage: $miles) { status } }`;
    const tell = (vehicle_id: string, estimated_yearly_mileage: number) => ({
      id,
      miles: [{ vehicle_id, estimated_yearly_mileage }],
    });
    expect((await refusalOf(fixture.backend, insured, edit, tell(bound.policyId, 20_000))).code).toBe(
      'vehicle_not_covered',
    );
    expect((await refusalOf(fixture.backend, insured, edit, tell(vehicle, -1))).code).toBe('mileage_out_of_range');
    expect(await insured.must(edit, tell(vehicle, 20_000))).toEqual({ edit_my_renewal: { status: 'offered' } });
    expect((await renewalOf(bound)).price_change).not.toBe(before);
  });

  test('who wanted nothing to follow before there was an offer has declined it when the term ends', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    const decide = (input: string) =>
      agent().must(
        `mutation ($id: uuid!) { update_renewal_decision_agent_for_policy(policy_id: $id, ${input}) {
          customer_renewal_option decline_reason decline_comment } }`,
        { id: bound.policyId },
      );
    await decide('customer_renewal_option: "do_not_renew", decline_reason: "moved", decline_comment: " To Spain. "');
    // Who says nothing more of why takes nothing of it back, and who goes on after all has no reason not to.
    const noted = { customer_renewal_option: 'do_not_renew', decline_reason: 'moved', decline_comment: 'To Spain.' };
    expect(await decide('customer_renewal_option: "do_not_renew"')).toEqual({
      update_renewal_decision_agent_for_policy: noted,
    });
    expect(await decide('customer_renewal_option: "manual"')).toEqual({
      update_renewal_decision_agent_for_policy: {
        customer_renewal_option: 'manual',
        decline_reason: null,
        decline_comment: null,
      },
    });
    await decide('customer_renewal_option: "do_not_renew", decline_reason: "moved", decline_comment: "To Spain."');
    await round('2027-04-16');
    expect(await renewalOf(bound)).toMatchObject(noted);
    const counted = async () =>
      (
        await selectRows<{ reason: string }>(
          fixture.backend,
          `select declined_moved::text as reason from renewal_retention where organization_id = $1
             and renewal_month = '2027-06-01' and declined_moved > 0`,
          [fixture.tenants.insurer.organization.organizationId],
        )
      ).length;
    expect(await counted()).toBe(0);
    for (const day of ['2027-06-15', '2027-06-25']) await round(day);
    expect(await renewalOf(bound)).toMatchObject({ status: 'expired', ended_because: 'declined', ...noted });
    expect(await counted()).toBe(1);
  });

  test('an agent notes down that nothing is to follow while an underwriter has the offer', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const { policy_renewal_id: id } = await renewalOf(bound);
    await fixture.tenants.insurer.underwriter.must(
      `mutation ($id: uuid!) {
        update_renewal_status(policy_renewal_id: $id, status: "in_review", reason: "Looked at.") { status } }`,
      { id },
    );
    await agent().must(
      `mutation ($id: uuid!) { update_renewal_decision_agent_for_policy(policy_id: $id,
        customer_renewal_option: "do_not_renew", decline_reason: "price") { policy_id } }`,
      { id: bound.policyId },
    );
    expect(await renewalOf(bound)).toMatchObject({
      status: 'in_review',
      customer_renewal_option: 'do_not_renew',
      decline_reason: 'price',
    });
  });

  test('who ends the next term before it begins has declined it', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const { policy_renewal_id: id } = await renewalOf(bound);
    const insured = await insuredOf(bound);
    await insured.must(acceptDocument, { id, option: 'manual' });
    const { renewed_policy_id: next } = await renewalOf(bound);
    await insured.must(
      `mutation ($id: uuid!) { cancel_my_policy(policy_id: $id, reason: "insured_request", as_of_date: "2027-06-15") {
        status } }`,
      { id: next },
    );
    await round('2027-04-17');
    expect(await renewalOf(bound)).toMatchObject({ status: 'expired', ended_because: 'declined' });
    expect(await termsOf(bound)).toMatchObject([{ policy_status: 'active' }, { policy_status: 'cancelled' }]);
  });

  test('accepts an offer whose price an agent has locked; unlocked, it is looked through and offered again', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const { policy_renewal_id: id, renewal_quote_id: quote } = await renewalOf(bound);
    const lock = (name: string) =>
      agent().must(`mutation ($quote: uuid!) { ${name}(quote_id: $quote) { status } }`, { quote });
    await lock('lock_for_renewal');
    await lock('unlock_for_renewal');
    expect((await renewalOf(bound)).status).toBe('quoted');
    await round('2027-04-17');
    expect((await renewalOf(bound)).status).toBe('offered');
    await lock('lock_for_renewal');
    const insured = await insuredOf(bound);
    expect(await insured.must(acceptDocument, { id, option: 'manual' })).toEqual({
      accept_my_renewal: { status: 'accepted' },
    });
  });

  test('of somebody else sees nothing of it', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const { policy_renewal_id: id } = await renewalOf(bound);
    const stranger = fixture.tenants.mirror.agent;
    expect((await refusalOf(fixture.backend, stranger, approveDocument, { id })).code).toBe('validation-failed');
    const seen = await stranger.must('{ policy_renewals { policy_renewal_id } }');
    expect(seen).toEqual({ policy_renewals: [] });
  });
});

test('what is changed within the term before its next one is taken is priced into that', async () => {
  const bound = await boundQuote(fixture.backend, aQuote(inFull));
  await round('2027-04-16');
  const before = await renewalOf(bound);
  const { policy_proposal_id: id } = (
    await agent().must<{ create_policy_proposal: { policy_proposal_id: string } }>(
      `mutation ($id: uuid!, $changes: policy_changes_input!) {
        create_policy_proposal(policy_id: $id, changes: $changes) { policy_proposal_id } }`,
      { id: bound.policyId, changes: { discounts: ['affinity'] } },
    )
  ).create_policy_proposal;
  await agent().must('mutation ($id: uuid!) { accept_policy_proposal(policy_proposal_id: $id) { status } }', { id });
  await round('2027-04-17');
  const after = await renewalOf(bound);
  expect(after.status).toBe('offered');
  expect(after.renewal_quote_id).not.toBe(before.renewal_quote_id);
  const { discounts } = await selectOne<{ discounts: string[] }>(
    fixture.backend,
    'select discounts from quotes where quote_id = $1',
    [after.renewal_quote_id],
  );
  expect(discounts).toContain('affinity');
});

describe('the people of a next term', () => {
  const asked = async (bound: BoundQuote) =>
    selectRows(fixture.backend, `select 1 from pgboss.job where name = 'check-people' and data ->> 'quoteId' = $1`, [
      (await renewalOf(bound)).renewal_quote_id,
    ]);

  test('are looked up anew where the product wants them looked up', async () => {
    const bound = await boundQuote(fixture.backend, aMotorhomeQuote(inFull));
    const wants = (kinds: string) =>
      selectRows(fixture.backend, `update products set required_verifications = $1 where provider = 'personal'`, [
        kinds,
      ]);
    await wants('{mvr}');
    await round('2027-04-16');
    await wants('{}');
    expect(await asked(bound)).toHaveLength(1);
    expect((await renewalOf(bound)).status).toBe('offered');
  });

  test('are looked up by nobody where it does not', async () => {
    const bound = await boundQuote(fixture.backend, aMotorhomeQuote(inFull));
    await round('2027-04-16');
    expect(await asked(bound)).toEqual([]);
  });
});

test('what an insured edited of an offer stays when the ending term is changed after, as far as it fits', async () => {
  const bound = await boundQuote(fixture.backend, aQuote(inFull));
  await round('2027-04-16');
  const { policy_renewal_id: id, renewal_quote_id: quoteId } = await renewalOf(bound);
  const insured = await insuredOf(bound);
  const coversOf = (of: string) =>
    selectOne<{ coverages: Record<string, object>; discounts: string[]; payment_term: string }>(
      fixture.backend,
      'select coverages, discounts, payment_term from quotes where quote_id = $1',
      [of],
    );
  const { coverages } = await coversOf(quoteId);
  await insured.must(
    `mutation ($id: uuid!, $coverages: jsonb) {
      edit_my_renewal(policy_renewal_id: $id, coverages: $coverages, payment_term: "monthly") { status } }`,
    { id, coverages: { ...coverages, collision: { ...coverages['collision'], deductible: 2500 } } },
  );
  const { create_policy_proposal: made } = await agent().must<{
    create_policy_proposal: { policy_proposal_id: string };
  }>(
    `mutation ($id: uuid!, $changes: policy_changes_input!) {
      create_policy_proposal(policy_id: $id, changes: $changes) { policy_proposal_id } }`,
    { id: bound.policyId, changes: { discounts: ['affinity'] } },
  );
  await agent().must('mutation ($id: uuid!) { accept_policy_proposal(policy_proposal_id: $id) { status } }', {
    id: made.policy_proposal_id,
  });
  await round('2027-04-17');
  const after = await renewalOf(bound);
  expect(after.status).toBe('offered');
  expect(after.renewal_quote_id).not.toBe(quoteId);
  expect(await coversOf(after.renewal_quote_id)).toMatchObject({
    coverages: { collision: { deductible: 2500 } },
    discounts: ['affinity'],
    payment_term: 'monthly',
  });
  const told = await selectRows(
    fixture.backend,
    `select facts from timeline_entries where policy_id = $1 and kind = 'renewal_edits_carried'`,
    [bound.policyId],
  );
  expect(told).toMatchObject([{ facts: { fit: 'all' } }]);
});

describe('what is changed within the term after its next one is taken', () => {
  const proposeDocument = `mutation ($id: uuid!, $changes: policy_changes_input!) {
    create_policy_proposal(policy_id: $id, changes: $changes) { policy_proposal_id } }`;
  const takeDocument = `mutation ($id: uuid!) {
    accept_policy_proposal(policy_proposal_id: $id, override_reason: "Looked at.", signed_by: "Ada Moreno") { status } }`;
  const accept = (id: string) => underwriter().must(takeDocument, { id });

  async function change(policyId: string, changes: object): Promise<void> {
    const { create_policy_proposal: made } = await agent().must<{
      create_policy_proposal: { policy_proposal_id: string };
    }>(proposeDocument, { id: policyId, changes });
    await accept(made.policy_proposal_id);
  }

  /** A term whose next one is accepted two months ahead; the policy of that. */
  async function taken(bound: BoundQuote): Promise<string> {
    await round('2027-04-16');
    const insured = await insuredOf(bound);
    await insured.must(acceptDocument, { id: (await renewalOf(bound)).policy_renewal_id, option: 'manual' });
    await round('2027-04-20');
    return String((await renewalOf(bound)).renewed_policy_id);
  }

  const proposedOn = (policyId: string) =>
    selectRows<{ policy_proposal_id: string; status: string; effective: string; premium_change: number }>(
      fixture.backend,
      `select policy_proposal_id, status, effective::text, premium_change::int from policy_proposals
       where policy_id = $1`,
      [policyId],
    );

  test('is proposed on that from its first day, for somebody to accept', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    const nextId = await taken(bound);
    await change(bound.policyId, { discounts: ['affinity'] });
    const [carried, ...others] = await proposedOn(nextId);
    expect([carried, others]).toMatchObject([{ status: 'pending', effective: '2027-06-15' }, []]);
    expect(carried?.premium_change).toBeLessThan(0);
    await accept(carried?.policy_proposal_id ?? '');
    const { discounts } = await selectOne<{ discounts: string[] }>(
      fixture.backend,
      'select discounts from quotes join policies on current_quote_id = quote_id where policies.policy_id = $1',
      [nextId],
    );
    expect(discounts).toContain('affinity');
  });

  test('is not proposed where the next term covers it already', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    const nextId = await taken(bound);
    await change(nextId, { discounts: ['affinity'] });
    await change(bound.policyId, { discounts: ['affinity'] });
    expect(await proposedOn(nextId)).toMatchObject([{ status: 'applied' }]);
  });

  const lettersOf = (policyId: string) =>
    selectRows<{ template: string; recipient: string }>(
      fixture.backend,
      `select template, recipient from notifications where policy_id = $1 and template like '%change_carried'
       order by template desc`,
      [policyId],
    );

  test('is told to who is insured', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    const nextId = await taken(bound);
    await change(bound.policyId, { discounts: ['affinity'] });
    expect(await lettersOf(nextId)).toMatchObject([{ template: 'change_carried' }]);
  });

  test('falls away there as well when it is taken back before somebody accepts it', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    const nextId = await taken(bound);
    await change(bound.policyId, { discounts: ['affinity'] });
    await change(bound.policyId, { discounts: [] });
    expect(await proposedOn(nextId)).toMatchObject([{ status: 'invalidated' }]);
  });

  test('waits while a payment of the next term is under way, and is proposed once that has ended', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    const nextId = await taken(bound);
    await selectRows(
      fixture.backend,
      `insert into payments select (jsonb_populate_record(null::payments, to_jsonb(p) || jsonb_build_object(
         'payment_id', uuidv7(), 'gateway_key', $1::text, 'gateway_reference', null, 'policy_id', $1::uuid,
         'quote_id', null, 'transaction_id', null, 'process_intent_id', null, 'status', 'pending', 'settled', null))).*
       from payments p where quote_id = $2 and direction = 'in' limit 1`,
      [nextId, bound.quoteId],
    );
    await change(bound.policyId, { discounts: ['affinity'] });
    await round('2027-04-21');
    expect(await proposedOn(nextId)).toEqual([]);
    await selectRows(fixture.backend, 'delete from payments where gateway_key = $1', [nextId]);
    await round('2027-04-22');
    expect(await proposedOn(nextId)).toMatchObject([{ status: 'pending', effective: '2027-06-15' }]);
    expect(await lettersOf(nextId)).toHaveLength(1);
  });

  test('brings whoever drives now into the next term as they are', async () => {
    const bound = await boundQuote(fixture.backend, aMotorhomeQuote(inFull));
    const nextId = await taken(bound);
    const entity = {
      first_name: 'Jo',
      last_name: 'Summers',
      birthdate: '1980-04-02',
      marital_status: 'single',
      license_number: 'TL123456',
      license_first_issued_year: 1998,
      rv_driving_experience_years: 6,
    };
    await change(bound.policyId, { add_people: [{ relationship: 'driver', entity }] });
    const [carried] = await proposedOn(nextId);
    await accept(carried?.policy_proposal_id ?? '');
    const { policies_by_pk: policy } = await underwriter().must<{
      policies_by_pk: { current_quote: { entities: object[] } };
    }>(
      `query ($id: uuid!) { policies_by_pk(id: $id) { current_quote { entities(
        where: { first_name: { _eq: "Jo" } }) { birthdate license_number entity_relationship } } } }`,
      { id: nextId },
    );
    expect(policy.current_quote.entities).toEqual([
      { birthdate: '1980-04-02', license_number: 'TL123456', entity_relationship: 'driver' },
    ]);
  });
});
