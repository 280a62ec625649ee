import { randomUUID } from 'node:crypto';
import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  bindDocument,
  cardToken,
  plannedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { signAsPage } from '@roadworthy/testkit/sign-as-page.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

const fixture = useFixture('applications', { now: '2026-06-15T14:00:00Z' });
const insurer = () => fixture.tenants.insurer;
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const submit = 'mutation ($id: uuid!) { submit_underwriting_referral(quote_id: $id) { quote_referral_id } }';
const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id, send_email: false) { checkout_url } }';
const revoke = 'mutation ($id: uuid!) { revoke_agent_approval(quote_id: $id) { status } }';
const accept = 'mutation ($id: uuid!) { accept_referral(quote_referral_id: $id, reason: "Fine.") { status } }';
const price = `mutation ($id: uuid!, $premium: Int!) {
  accept_application(quote_referral_id: $id, premium: $premium, reason: "The carrier wants that.") {
    checkout_url quote { status premium total }
  }
}`;
const pricing = `query ($id: uuid!) {
  quote_pricing(quote_id: $id) {
    total fees bindable due_today installment items { amount } discounts { code } obstacles { message }
    ways_to_pay { payment_term total invoices { amount } }
  }
  price_alternatives(quote_id: $id) { amount }
  price_range(quote_id: $id) { low high }
}`;
type Pricing = {
  readonly quote_pricing: {
    readonly total: number | null;
    readonly fees: number;
    readonly items: readonly { readonly amount: number }[];
    readonly ways_to_pay: readonly {
      readonly total: number;
      readonly invoices: readonly { readonly amount: number }[];
    }[];
  };
};
const rowOf = ({ quoteId }: StartedQuote) =>
  selectOne<{ status: string; premium: number | null; total: number | null; typed: boolean; signed: boolean }>(
    fixture.backend,
    `select status, premium, total, typed_rating is not null as typed, signed_content_hash is not null as signed
     from quotes where quote_id = $1`,
    [quoteId],
  );
const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);

async function pay({ customer, quoteId }: StartedQuote) {
  const method = await cardToken(fixture.backend, '4242424242424242');
  return customer.ask(bindDocument, { id: quoteId, method }, { idempotencyKey: randomUUID() });
}
async function requested({ quoteId }: StartedQuote): Promise<string> {
  const { submit_underwriting_referral } = await insurer().agent.must<{
    submit_underwriting_referral: { quote_referral_id: string };
  }>(submit, { id: quoteId });
  return submit_underwriting_referral.quote_referral_id;
}

let application: StartedQuote;
beforeEach(async () => {
  application = await plannedQuote(fixture.backend, aMotorhomeQuote({ application: true }), insurer().agent);
});

test('an application has no price, is sent and paid by nobody, and is accepted with one alone', async () => {
  const { quoteId, customer } = application;
  expect(await rowOf(application)).toMatchObject({ status: 'open', premium: null, total: null });
  const { agent, underwriter } = insurer();
  expect(await refusalOf(fixture.backend, agent, send, { id: quoteId })).toEqual({ code: 'application_has_own_path' });
  await expect(signAsPage(fixture.backend, application, 'Ada Moreno')).rejects.toThrow('application_has_own_path');
  expect((await pay(application)).errors[0]?.extensions.code).toBe('application_has_own_path');
  expect(await customer.must(pricing, { id: quoteId })).toMatchObject({
    quote_pricing: { total: null, bindable: true, items: [], obstacles: [{ message: /An underwriter prices/ }] },
    price_alternatives: [],
    price_range: { low: null, high: null },
  });
  const id = await requested(application);
  expect(await refusalOf(fixture.backend, underwriter, accept, { id })).toEqual({ code: 'application_has_own_path' });
  const force = 'mutation ($id: uuid!) { force_bind_quote(quote_id: $id, reason: "Now.") { checkout_url } }';
  expect(await refusalOf(fixture.backend, underwriter, force, { id: quoteId })).toEqual({
    code: 'application_has_own_path',
  });
  expect(await refusalOf(fixture.backend, underwriter, price, { id, premium: 99 })).toEqual({
    code: 'premium_out_of_range',
    field: 'premium',
  });
});

test('the price that is typed is what is shown, signed, paid, invoiced and charged, to the cent', async () => {
  const { quoteId, customer } = application;
  const id = await requested(application);
  const input = await insurer().underwriter.must<{ accept_application: { checkout_url: string } }>(price, {
    id,
    premium: 124001,
  });
  expect(input.accept_application.checkout_url).toMatch(/^http/);
  const { quote_pricing: shown, ...others } = await customer.must<Pricing>(pricing, { id: quoteId });
  expect(shown).toMatchObject({ total: 124_001 + shown.fees, bindable: true, discounts: [], obstacles: [] });
  expect(sum(shown.items)).toBe(124_001);
  expect(others).toEqual({ price_alternatives: [], price_range: { low: shown.total, high: shown.total } });
  await signAsPage(fixture.backend, application, 'Ada Moreno');
  // Rates that are put in force meanwhile change nothing.
  const { organizationId } = insurer().organization;
  const change = (row: RateRow) => (row.factor === 'fee' ? { ...row, amount: 99_900 } : row);
  await releaseRates(fixture.backend.owner, { organizationId, version: '2026.9', effectiveDate: '2026-06-01', change });
  expect((await pay(application)).data).toMatchObject({ bind_quote: { status: 'bound' } });
  const policy = await selectOne<{ id: string; premium: number; fees: number }>(
    fixture.backend,
    'select policy_id as id, premium, fees from policies where current_quote_id = $1',
    [quoteId],
  );
  expect([policy.premium, policy.fees]).toEqual([124_001, shown.fees]);
  const invoices = await selectRows<{ amount: number }>(
    fixture.backend,
    'select amount from invoices where policy_id = $1',
    [policy.id],
  );
  expect(invoices).toHaveLength(12);
  const monthly = shown.ways_to_pay.find((way) => way.invoices.length === 12);
  expect(sum(invoices)).toBe(sum(monthly?.invoices ?? []));
  const charges = await selectRows<{ amount: number }>(
    fixture.backend,
    'select amount from charge_lines where policy_id = $1',
    [policy.id],
  );
  expect(sum(charges)).toBe(shown.total);
  const referral = await selectRows(fixture.backend, 'select status from quote_referrals where quote_id = $1', [
    quoteId,
  ]);
  expect(referral).toEqual([{ status: 'completed' }]);
});

test('a price that is typed ends with the approval: changed, the application is submitted and priced anew', async () => {
  const { quoteId } = application;
  const { agent, underwriter } = insurer();
  await underwriter.must(price, { id: await requested(application), premium: 124_000 });
  await signAsPage(fixture.backend, application, 'Ada Moreno');
  expect(await rowOf(application)).toMatchObject({ typed: true, signed: true, premium: 124_000 });
  await agent.must(revoke, { id: quoteId });
  expect(await rowOf(application)).toMatchObject({ status: 'open', typed: false, premium: null, total: null });
  expect((await pay(application)).errors[0]?.extensions.code).toBe('application_has_own_path');
  await underwriter.must(price, { id: await requested(application), premium: 130_000 });
  // What was signed was the other price.
  expect((await pay(application)).errors[0]?.extensions.code).toBe('not_signed');
  await signAsPage(fixture.backend, application, 'Ada Moreno');
  expect((await pay(application)).data).toMatchObject({ bind_quote: { status: 'bound' } });
});

test('an application is started by agents, decided by underwriters, and leaves its trail', async () => {
  const visitor = `mutation { start_quote(postal_code: "43215", vehicle_class: "class_a", application: true) { quote_id } }`;
  expect((await fixture.backend.anonymous().ask(visitor)).errors[0]?.extensions.code).toBe('agents_only');
  const id = await requested(application);
  expect((await insurer().agent.ask(price, { id, premium: 124_000 })).errors[0]?.extensions.code).toBe(
    'validation-failed',
  );
  expect((await fixture.tenants.mirror.underwriter.ask(price, { id, premium: 124_000 })).errors).not.toEqual([]);
  await insurer().underwriter.must(price, { id, premium: 124_000 });
  const [entry] = await selectRows<{ premium_before: number | null; premium_after: number }>(
    fixture.backend,
    `select premium_before, premium_after from timeline_entries where quote_id = $1 and kind = 'application_accepted'`,
    [application.quoteId],
  );
  expect(entry).toEqual({ premium_before: null, premium_after: 124_000 });
  const [audit] = await selectRows<{ premium: number }>(
    fixture.backend,
    `select (input->>'premium')::integer as premium from audit_log where operation = 'accept_application'
     and root_id = $1 and outcome = 'done'`,
    [id],
  );
  expect(audit?.premium).toBe(124_000);
});
