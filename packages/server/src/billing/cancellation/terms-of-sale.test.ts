import { randomUUID } from 'node:crypto';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, bindDocument, boundQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { signAsPage } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { lettersOf } from '../../../test/letters-of.ts';
import { sendLetters } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('terms of sale');
beforeEach(async () => {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  await fixture.backend.owner.pool.query('delete from product_cancellation_terms');
});

const texan = (effectiveDate: string) =>
  aQuote({
    postalCode: '78701',
    mailing: { line_1: '12 Oak Street', locality: 'Austin', administrative_area: 'TX', postal_code: '78701' },
    paymentTerm: 'pay_in_full',
    effectiveDate,
  });

const setTerms = (basis: string, least: number) =>
  fixture.tenants.insurer.underwriter.must(
    `mutation ($id: uuid!, $basis: String!, $least: Int!) {
      set_cancellation_terms(product_id: $id, area: "US-TX", effective_date: "2026-07-01", basis: $basis,
        minimum_earned: $least) { product_id } }`,
    { id: fixture.tenants.insurer.productId, basis, least },
  );

test('a policy gives back by the terms of its sale, whatever its product says later', async () => {
  const { policyId } = await boundQuote(fixture.backend, texan('2026-07-20'));
  fixture.backend.clock.set('2026-06-16T14:00:00Z');
  await setTerms('short_rate_90', 20_000);
  await selectRows(fixture.backend, 'update product_parameters set reinstatement_fee = 9900, refund_limit = 1');
  const later = await boundQuote(fixture.backend, texan('2026-07-20'));
  fixture.backend.clock.set('2026-08-20T14:00:00Z');
  await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
  const { agent } = fixture.tenants.insurer;
  const backOf = async (id: string) => {
    const requested = { id, on: '2026-08-20' };
    const { preview_cancellation: shown } = await agent.must<{
      preview_cancellation: { refund: number; basis: string; premium_before: number };
    }>(
      `query ($id: uuid!, $on: date!) { preview_cancellation(policy_id: $id, reason: "insured_request", as_of_date: $on) {
        refund basis premium_before } }`,
      requested,
    );
    const { cancel_policy: done } = await agent.must<{ cancel_policy: { refund: number } }>(
      `mutation ($id: uuid!, $on: date!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: $on,
        issue_prorated_refund: true) { refund } }`,
      requested,
    );
    expect(done.refund).toBe(shown.refund);
    return shown;
  };
  const [sold, since] = [await backOf(policyId), await backOf(later.policyId)];
  expect(sold.basis).toBe('pro_rata');
  expect(sold.refund).toBe(Math.round((sold.premium_before * 334) / 365));
  expect(since).toMatchObject({ basis: 'short_rate_90', premium_before: sold.premium_before });
  expect(since.refund).toBeLessThan(sold.refund);
  const { terms } = await selectOne<{ terms: object }>(
    fixture.backend,
    'select terms from policies where policy_id = $1',
    [policyId],
  );
  expect(terms).toMatchObject({ basis: 'pro_rata', minimumEarned: 0, reinstatementFee: 1_500, refundLimit: 25_000 });
});

test('a quote that was signed before its terms changed is signed again', async () => {
  const quote = await signedQuote(fixture.backend, texan('2026-07-20'));
  await setTerms('short_rate_90', 0);
  const requested = { id: quote.quoteId, method: await cardToken(fixture.backend, '4242424242424242'), autopay: null };
  const key = { idempotencyKey: randomUUID() };
  expect((await refusalOf(fixture.backend, quote.customer, bindDocument, requested)).code).toBe('signature_outdated');
  await signAsPage(fixture.backend, quote, 'Ada Moreno');
  const { bind_quote } = await quote.customer.must<{ bind_quote: { status: string; policy_id: string } }>(
    bindDocument,
    requested,
    key,
  );
  const { terms } = await selectOne<{ terms: object }>(
    fixture.backend,
    'select terms from policies where policy_id = $1',
    [bind_quote.policy_id],
  );
  expect(terms).toMatchObject({ basis: 'short_rate_90' });
});

test('in Florida whoever is called to military duty gets every day that is left, before and by the deed, and no one else does', async () => {
  await fixture.tenants.insurer.underwriter.must(
    `mutation ($id: uuid!) { set_cancellation_terms(product_id: $id, area: "US-FL", effective_date: "2026-06-16",
      basis: "short_rate_90", minimum_earned: 0) { product_id } }`,
    { id: fixture.tenants.insurer.productId },
  );
  const floridian = {
    ...texan('2026-07-20'),
    postalCode: '32801',
    mailing: { line_1: '12 Oak Street', locality: 'Orlando', administrative_area: 'FL', postal_code: '32801' },
  };
  const bound = await boundQuote(fixture.backend, floridian);
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [bound.policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  const ada = fixture.backend.as({ userId, role: 'organization:customer', ...account });
  fixture.backend.clock.set('2026-08-20T14:00:00Z');
  await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
  type Shown = { preview_my_cancellation: { refund: number; premium_before: number; refund_source: string } };
  const preview = async (reason: string) =>
    (
      await ada.must<Shown>(
        `query ($id: uuid!, $reason: String!) { preview_my_cancellation(policy_id: $id, reason: $reason,
          as_of_date: "2026-08-20") { refund premium_before refund_source } }`,
        { id: bound.policyId, reason },
      )
    ).preview_my_cancellation;
  const choices = await ada.must<{ cancellation_choices: { reason: string }[] }>(
    'query ($id: uuid!) { cancellation_choices(policy_id: $id) { reason } }',
    { id: bound.policyId },
  );
  expect(choices.cancellation_choices.map(({ reason }) => reason)).toContain('military_duty');
  const [duty, request] = [await preview('military_duty'), await preview('insured_request')];
  const left = (duty.premium_before * 334) / 365;
  expect(duty).toMatchObject({ refund: Math.round(left), refund_source: 'Fla. Stat. 627.7283(1)' });
  expect(request.refund).toBe(Math.round(0.9 * Math.round(left)));
  const { cancel_my_policy: done } = await ada.must<{ cancel_my_policy: { refund: number } }>(
    `mutation ($id: uuid!) { cancel_my_policy(policy_id: $id, reason: "military_duty", as_of_date: "2026-08-20") { refund } }`,
    { id: bound.policyId },
  );
  expect(done.refund).toBe(duty.refund);
  await sendLetters(fixture.backend);
  const [letter] = await lettersOf(fixture.backend, bound.policyId, 'policy_cancelled');
  expect(letter?.text).toContain('because of military duty');
});
