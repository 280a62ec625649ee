import { referralOf } from '@roadworthy/testkit/added-rows.ts';
import { selectRows, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  plannedQuote,
  signedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { signAsPage, signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('write referral');

const update =
  'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }';
const create =
  'mutation ($id: uuid!, $vehicle: vehicle_input!) { create_vehicle(quote_id: $id, vehicle: $vehicle) { id } }';

type Referral = {
  readonly status: string;
  readonly request_reasons: string[];
  readonly request_reasons_fr: string[];
  readonly requested_by_user_id: string | null;
  readonly findings: { code: string; value: string | number }[];
};

const referralsOf = ({ quoteId }: StartedQuote) =>
  selectRows<Referral>(
    fixture.backend,
    `select status, request_reasons, request_reasons_fr, requested_by_user_id, findings from quote_referrals where quote_id = $1
     order by created`,
    [quoteId],
  );
const kindsOf = async ({ quoteId }: StartedQuote) =>
  (
    await selectRows<{ kind: string }>(
      fixture.backend,
      `select kind from timeline_entries where quote_id = $1 and kind like 'referral_%' order by at, timeline_entry_id`,
      [quoteId],
    )
  ).map(({ kind }) => kind);
const change = async (quote: StartedQuote, changes: object) =>
  quote.customer.must(update, { id: await vehicleOf(fixture.backend, quote.quoteId), changes });

let quote: StartedQuote;
const signature = () => ({ id: quote.quoteId, name: 'Ada Moreno' });
beforeEach(async () => {
  quote = await plannedQuote(fixture.backend, aQuote());
});

describe('an underwriter is asked', () => {
  test('when the unit is rented out on more than 40 % of nights, and agents see it', async () => {
    await change(quote, { rental_utilization_rate: 55 });
    const [referral, ...others] = await referralsOf(quote);
    expect(others).toEqual([]);
    expect(referral).toMatchObject({
      status: 'pending',
      requested_by_user_id: null,
      findings: [
        {
          code: 'rental_utilization',
          value: 55,
        },
      ],
    });
    expect(referral?.request_reasons.join(' ')).toMatch(/40/);
    expect(referral?.request_reasons_fr.join(' ')).toMatch(/^Il est loué plus de 40/);
    expect(await kindsOf(quote)).toEqual(['referral_requested']);
    const { quotes } = await fixture.tenants.insurer.agent.must<{ quotes: { quote_id: string }[] }>(
      `query ($id: uuid!) {
        quotes(where: { quote_id: { _eq: $id }, quote_referrals: { status: { _eq: "pending" } } }) { quote_id }
      }`,
      { id: quote.quoteId },
    );
    expect(quotes).toEqual([{ quote_id: quote.quoteId }]);
  });

  test('about a salvage title, and about six vehicles', async () => {
    await change(quote, { salvage_title: true });
    const vehicle = { type: 'pop_up', year: 2022, make: 'Jayco', model: 'Jay', rating_value: 900_000 };
    for (let more = 0; more < 5; more += 1) await quote.customer.must(create, { id: quote.quoteId, vehicle });
    const [referral] = await referralsOf(quote);
    expect(referral?.findings).toEqual([
      { code: 'salvage_title', value: await vehicleOf(fixture.backend, quote.quoteId) },
      { code: 'many_vehicles', value: 6 },
    ]);
    expect(await kindsOf(quote)).toEqual(['referral_requested']);
  });

  test('not while nobody is known who waits for the answer', async () => {
    const anonymous = await startQuote(fixture.backend, aQuote());
    await change(anonymous, { rental_utilization_rate: 55 });
    expect(await referralsOf(anonymous)).toEqual([]);
  });

  test('nothing any more once it is mended; the quote can be signed then', async () => {
    await change(quote, { rental_utilization_rate: 55 });
    expect(await refusalOf(fixture.backend, quote.customer, signDocument, signature())).toEqual({
      code: 'referral_needed',
    });
    await change(quote, { rental_utilization_rate: 10 });
    expect(await referralsOf(quote)).toMatchObject([{ status: 'expired' }]);
    expect(await kindsOf(quote)).toEqual(['referral_requested', 'referral_withdrawn']);
    await signAsPage(fixture.backend, quote, 'Ada Moreno');
  });

  test('what an agent asked stays when the customer mends something, with what was found while it waited', async () => {
    await selectRows(
      fixture.backend,
      `insert into quote_referrals (organization_id, quote_id, review_type, request_reasons, requested_by_user_id)
       select organization_id, quote_id, 'pre_bind', '{Look at the roof}', $2 from quotes where quote_id = $1`,
      [quote.quoteId, fixture.tenants.insurer.agent.principal.userId],
    );
    await change(quote, { rental_utilization_rate: 55 });
    await change(quote, { rental_utilization_rate: 10 });
    expect(await referralsOf(quote)).toMatchObject([
      { status: 'pending', request_reasons: ['Look at the roof', expect.stringMatching(/^It is rented out/)] },
    ]);
    expect(await refusalOf(fixture.backend, quote.customer, signDocument, signature())).toEqual({
      code: 'referral_pending',
    });
  });
});

describe('nobody waits for an answer any more', () => {
  beforeEach(() => change(quote, { rental_utilization_rate: 55 }));
  const isWithdrawn = async () => {
    expect(await referralsOf(quote)).toMatchObject([{ status: 'expired' }]);
    expect(await kindsOf(quote)).toEqual(['referral_requested', 'referral_withdrawn']);
  };

  test('about a quote that an underwriter declined', async () => {
    await fixture.tenants.insurer.underwriter.must(
      'mutation ($id: uuid!) { decline_quote(quote_id: $id, reason: "Rented out too often.") { id } }',
      { id: quote.quoteId },
    );
    await isWithdrawn();
  });

  test('about an offer that has ended', async () => {
    fixture.backend.clock.set('2026-12-01T14:00:00Z');
    await jobHandlers(fixture.backend.platform)['expire-quotes']?.({});
    await isWithdrawn();
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
  });
});

describe('what an underwriter accepted', () => {
  const accept = async ({ quoteId }: StartedQuote) =>
    fixture.tenants.insurer.underwriter.must(
      'mutation ($id: uuid!) { accept_referral(quote_referral_id: $id, reason: "Seen") { status } }',
      { id: await referralOf(fixture.backend, quoteId) },
    );

  test('is waived at that value: the quote is signed', async () => {
    await change(quote, { salvage_title: true });
    await accept(quote);
    await signAsPage(fixture.backend, quote, 'Ada Moreno');
  });

  test('waives no other finding, though the content were the same', async () => {
    await change(quote, { salvage_title: true });
    await accept(quote);
    await selectRows(
      fixture.backend,
      `update quote_referrals set findings = '[{"code": "rental_utilization", "value": 55}]' where quote_id = $1`,
      [quote.quoteId],
    );
    expect(await refusalOf(fixture.backend, quote.customer, signDocument, signature())).toEqual({
      code: 'referral_needed',
    });
  });

  test.each([
    ['while the answer is not in', `status = 'pending', decided = null, decision = null`],
    ['of what was asked after the bind', `review_type = 'post_bind'`],
  ])('waives nothing %s', async (_when, set) => {
    await change(quote, { salvage_title: true });
    await accept(quote);
    await selectRows(fixture.backend, `update quote_referrals set ${set} where quote_id = $1`, [quote.quoteId]);
    expect(await refusalOf(fixture.backend, quote.customer, signDocument, signature())).toEqual({
      code: 'referral_needed',
    });
  });

  test('is asked again after another edit', async () => {
    await change(quote, { salvage_title: true });
    await accept(quote);
    await change(quote, { model: 'Flying Cloud' });
    const statuses = (await referralsOf(quote)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['expired', 'pending']);
    expect((await kindsOf(quote)).slice(-2).toSorted()).toEqual(['referral_requested', 'referral_voided']);
  });
});

test('a quote that needs no underwriter asks none', async () => {
  expect(await referralsOf(await signedQuote(fixture.backend, aQuote()))).toEqual([]);
});
