import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne, namedInsuredOf, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  aQuote,
  boundQuote,
  cardToken,
  plannedQuote,
  type QuoteFacts,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { releaseDearerRates } from '@roadworthy/testkit/release-rates.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { readBeforeSigning, signAsPage, signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const now = '2026-06-15T14:00:00Z';
const fixture = useFixture('wrong orders', { now });
let method: string;
beforeAll(async () => {
  method = await cardToken(fixture.backend, '4242424242424242');
});

const name = 'Ada Moreno';
const document = (call: string) => `mutation ($id: uuid!) { ${call} { __typename } }`;
const bindDocument = `mutation ($id: uuid!, $method: String!, $version: Int) {
  bind_quote(quote_id: $id, method_token: $method, version: $version) { status }
}`;
const payment = ({ quoteId }: StartedQuote, more: object = {}) => ({ id: quoteId, method, ...more });
const payRefused = (quote: StartedQuote, more?: object) =>
  refusalOf(fixture.backend, quote.customer, bindDocument, payment(quote, more));
const pay = (quote: StartedQuote, idempotencyKey: string = crypto.randomUUID()) =>
  quote.customer.ask(bindDocument, payment(quote), { idempotencyKey });
const agent = () => fixture.tenants.insurer.agent;
const signed = (facts: QuoteFacts = aQuote()) => signedQuote(fixture.backend, facts, agent());

type Change = (quote: StartedQuote) => Promise<unknown>;
const ofQuote =
  (call: string): Change =>
  ({ customer, quoteId }) =>
    customer.must(document(call), { id: quoteId });
const ofVehicle =
  (changes: string): Change =>
  async ({ customer, quoteId }) =>
    customer.must(document(`update_vehicle(vehicle_id: $id, changes: { ${changes} })`), {
      id: await vehicleOf(fixture.backend, quoteId),
    });
const ofPerson =
  (changes: string): Change =>
  async ({ customer, quoteId }) =>
    customer.must(document(`update_named_insured(entity_id: $id, ${changes})`), {
      id: await namedInsuredOf(fixture.backend, quoteId),
    });
const after =
  (...changes: readonly Change[]): Change =>
  async (quote) => {
    for (const change of changes) await change(quote);
  };
const byAgent =
  (call: string): Change =>
  ({ quoteId }) =>
    agent().must(document(call), { id: quoteId });
const inDatabase =
  (text: string): Change =>
  ({ quoteId }) =>
    selectRows(fixture.backend, text, [quoteId]);
const fullTerm = ofQuote('update_payment_term(quote_id: $id, payment_term: "pay_in_full")');
const monthly = ofQuote('update_payment_term(quote_id: $id, payment_term: "monthly")');
const secondVehicle = ofQuote(`create_vehicle(quote_id: $id, vehicle: {
  type: "fifth_wheel", year: 2022, make: "Grand Design", model: "Solitude", rating_value: 6200000,
  rating_value_type: "agreed_value", usage_type: "recreational", storage_type: "secured", rental_utilization_rate: 0
})`);
const motorhome = aMotorhomeQuote();

const mailing = 'line_1: "13 Oak Street", locality: "Columbus", administrative_area: "OH", postal_code: "43215"';
const dayTo = (day: string) => ofQuote(`update_effective_date(quote_id: $id, effective_date: "${day}")`);
/** What was signed is another thing than what would be bought. */
const edits: readonly (readonly [string, Change, QuoteFacts?])[] = [
  ['the value', ofVehicle('rating_value: 6300000')],
  ['the model, which moves no price', ofVehicle('model: "Caravel"')],
  ['the use', ofVehicle('usage_type: "frequent"')],
  ['the VIN', ofVehicle(`vin: "${exampleVin(2023, 7)}"`)],
  ['where it is kept', ofVehicle('garaging_postal_code: "44113"')],
  ['the vehicles, by one more', secondVehicle],
  ['the birth date of the driver', ofPerson('changes: { birthdate: "1970-03-09" }')],
  ['the experience of the driver', ofPerson('changes: { rv_driving_experience_years: 1 }')],
  ['the name of the insured', ofPerson('changes: { first_name: "Eve" }')],
  ['the mailing address', ofPerson(`changes: {}, mailing_location: { ${mailing} }`)],
  ['the number of the license', ofPerson('changes: { license_number: "RM654321" }'), motorhome],
  ['the mileage', ofVehicle('estimated_yearly_mileage: 9000'), motorhome],
  ['the driving record', ofQuote('update_declarations(quote_id: $id, declarations: { incidents: { at_fault: 1 } })')],
  ['the covers', ofQuote('update_coverages(quote_id: $id, coverages: { comprehensive: { deductible: 1000 } })')],
  ['how it is paid', fullTerm],
  ['how it is paid, at the payment', ofQuote('start_payment(quote_id: $id, payment_term: "pay_in_full")')],
  ['how long it lasts', ofQuote('update_policy_duration(quote_id: $id, policy_duration_months: 6)')],
  ['the first day', dayTo('2026-06-20')],
  ['the value, there and back', after(ofVehicle('rating_value: 6300000'), ofVehicle('rating_value: 6200000'))],
  ['the first day, there and back', after(dayTo('2026-06-20'), dayTo('2026-06-16'))],
  ['how it is paid, there and back', after(fullTerm, monthly)],
];

describe('what was signed is not bought after an edit of', () => {
  test.each(edits.map(([what, edit, facts = aQuote()]) => [what, edit, facts] as const))(
    '%s, until it is signed again',
    async (_what, edit, facts) => {
      const quote = await signed(facts);
      await edit(quote);
      expect(await payRefused(quote)).toEqual({ code: 'not_signed', field: 'signature' });
    },
  );
});

/** As the underwriter's decision will write it. */
const decided =
  (status: 'accepted' | 'rejected'): Change =>
  ({ quoteId }) =>
    selectRows(
      fixture.backend,
      `update quote_referrals set status = $2, decision = $2, underwriter_user_id = $3, action_reason = 'Seen', decided = app_now(),
         content_hash = quotes.content_hash
       from quotes where quotes.quote_id = quote_referrals.quote_id and quotes.quote_id = $1`,
      [quoteId, status, fixture.tenants.insurer.underwriter.principal.userId],
    );

/** Nobody edits the quote: something around it moves. */
const moves: readonly (readonly [string, Change, string])[] = [
  ['the rates move', () => releaseDearerRates(fixture.backend.owner), 'rating_outdated'],
  [
    'the product charges other fees for terms that begin then',
    inDatabase(`insert into product_parameters
        (organization_id, product_id, effective_date, installment_fee, deposit_share)
      select organization_id, product_id, effective_date, 900, 0 from quotes where quote_id = $1`),
    'signature_outdated',
  ],
  [
    'an agent takes it over',
    byAgent('update_status_agent(quote_id: $id, status: "agent_required")'),
    'quote_agent_required',
  ],
  [
    'an underwriter declines it',
    ({ quoteId }) =>
      fixture.tenants.insurer.underwriter.must(
        document('decline_quote(quote_id: $id, reason: "The frame is welded.")'),
        {
          id: quoteId,
        },
      ),
    'transition_not_allowed',
  ],
  ['its last day has passed', at('2026-08-20T14:00:00Z'), 'quote_expired'],
  ['its first day has passed', at('2026-06-18T14:00:00Z'), 'effective_date_out_of_range'],
];

function at(instant: string): Change {
  return () => Promise.resolve(fixture.backend.clock.set(instant));
}

describe('what was signed is not bought either when', () => {
  test.each(moves)('%s', async (_what, move, code) => {
    const quote = await signed();
    await move(quote);
    expect((await payRefused(quote)).code).toBe(code);
    fixture.backend.clock.set(now);
  });

  test('the underwriter takes back what let it pass', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote(), agent());
    await ofVehicle('salvage_title: true')(quote);
    await decided('accepted')(quote);
    await signAsPage(fixture.backend, quote, name);
    await decided('rejected')(quote);
    expect(await payRefused(quote)).toEqual({ code: 'referral_needed' });
  });
});

describe('who pays', () => {
  test('for another version than is there buys nothing; start_payment says which one is', async () => {
    const quote = await signed();
    const { start_payment } = await quote.customer.must<{ start_payment: { version: number } }>(
      'mutation ($id: uuid!) { start_payment(quote_id: $id, payment_term: "monthly") { version } }',
      { id: quote.quoteId },
    );
    const { version } = start_payment;
    // In another tab it is changed and signed at another price.
    await ofVehicle('rating_value: 9000000')(quote);
    await signAsPage(fixture.backend, quote, name);
    expect(await payRefused(quote, { version })).toEqual({ code: 'quote_changed_elsewhere' });
    expect((await pay(quote)).data).toEqual({ bind_quote: { status: 'bound' } });
  });

  test('twice buys once, under another key too, one after the other or at once', async () => {
    const quote = await signed();
    const answers = await Promise.all([pay(quote), pay(quote)]);
    const codes = answers.map(({ errors, data }) => errors[0]?.extensions.code ?? JSON.stringify(data));
    expect(codes.filter((code) => code.includes('bound'))).not.toEqual([]);
    expect((await payRefused(quote)).code).toBe('quote_bound');
    const { count } = await selectOne<{ count: number }>(
      fixture.backend,
      `select count(*)::int from payments where quote_id = $1 and status <> 'failed'`,
      [quote.quoteId],
    );
    expect(count).toBe(1);
  });

  test('as a customer for what an agent has to finish buys nothing, and nothing after an approval was taken back', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote(), agent());
    await byAgent('update_status_agent(quote_id: $id, status: "agent_required")')(quote);
    await byAgent('send_quote_to_customer(quote_id: $id, send_email: false)')(quote);
    await signAsPage(fixture.backend, quote, name);
    const read = await readBeforeSigning(fixture.backend, quote);
    await byAgent('revoke_agent_approval(quote_id: $id)')(quote);
    const inAgentsHands = { code: 'quote_agent_required' };
    expect(await payRefused(quote)).toEqual(inAgentsHands);
    expect(await refusalOf(fixture.backend, quote.customer, signDocument, { ...read, name })).toEqual(inAgentsHands);
  });
});

describe('who signs', () => {
  const refused = async (quote: StartedQuote, variables: object, caller = quote.customer) =>
    refusalOf(fixture.backend, caller, signDocument, {
      ...(await readBeforeSigning(fixture.backend, quote)),
      name,
      ...variables,
    });

  test('is the named insured and nobody else, and not with what somebody else read', async () => {
    const [quote, other] = [await signed(), await signed()];
    const mismatch = { code: 'signature_name_mismatch', field: 'signature.name' };
    expect(await refused(quote, { name: 'Alan Moreno' })).toEqual(mismatch);
    expect(await refused(quote, { name: 'Agnes Agent' }, agent())).toEqual(mismatch);
    expect((await refused(quote, {}, other.customer)).code).toBe('not_found');
    expect((await refused(quote, {}, fixture.tenants.mirror.agent)).code).toBe('not_found');
    const { documents } = await readBeforeSigning(fixture.backend, other);
    expect(await refused(quote, { documents })).toEqual({ code: 'documents_outdated', field: 'signature.documents' });
  });

  test('after an edit has read what it says now', async () => {
    const quote = await signed();
    const read = await readBeforeSigning(fixture.backend, quote);
    await ofVehicle('model: "Caravel"')(quote);
    expect(await refusalOf(fixture.backend, quote.customer, signDocument, { ...read, name })).toEqual({
      code: 'documents_outdated',
      field: 'signature.documents',
    });
  });
});

describe('what is paid for, or was, takes', () => {
  const late = async (quote: StartedQuote, code: string): Promise<void> => {
    const read = await selectOne<{ documents: string[] }>(
      fixture.backend,
      'select array_agg(document_id) as documents from documents where quote_id = $1',
      [quote.quoteId],
    );
    const sign = { id: quote.quoteId, name, ...read };
    expect((await refusalOf(fixture.backend, agent(), signDocument, sign)).code).toBe(code);
    for (const [what, edit] of edits) {
      await expect(edit({ ...quote, customer: agent() }), what).rejects.toMatchObject({ code });
    }
    const prepare = document('prepare_documents(quote_id: $id)');
    expect((await refusalOf(fixture.backend, agent(), prepare, { id: quote.quoteId })).code).toBe(code);
  };

  test('no edit and no signature while the payment is under way', async () => {
    const quote = await signed();
    const unknown = await cardToken(fixture.backend, '4000000000007007');
    const variables = { id: quote.quoteId, method: unknown };
    const { data } = await quote.customer.ask(bindDocument, variables, { idempotencyKey: quote.quoteId });
    expect(data).toEqual({ bind_quote: { status: 'pending' } });
    await late(quote, 'quote_binding');
    expect((await payRefused(quote)).code).toBe('quote_binding');
  });

  test('none once it is bought', async () => {
    await late(await boundQuote(fixture.backend, aQuote(), agent()), 'quote_bound');
  });
});
