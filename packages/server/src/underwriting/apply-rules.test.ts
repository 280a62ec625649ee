import { randomUUID } from 'node:crypto';
import type { FaultPoint } from '@roadworthy/providers/payments/fault-injection.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  bindDocument,
  cardToken,
  plannedQuote,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

/** What happens at a moment of a payment. */
let during: (point: FaultPoint) => Promise<void> | void = () => undefined;
const fixture = useFixture('apply rules', { paymentFaults: (point) => during(point) });
const insurer = () => fixture.tenants.insurer;

const rule = (stated: object) => ({
  rule_name: 'High value',
  rule_type: 'rejection',
  object_type: 'vehicle',
  key: 'rating_value',
  operator: 'gt',
  value: 7e6,
  reason: 'It is worth more than we insure.',
  effective_date: '2026-01-01',
  allow_new_business: true,
  allow_renewal: true,
  allow_proposal: true,
  ...stated,
});
type Written = { readonly create_underwriting_rule: { readonly underwriting_rule_id: string } };

const applied = () =>
  jobHandlers(fixture.backend.platform)['apply-rules']?.({
    organizationId: insurer().organization.organizationId,
    productId: insurer().productId,
  });
async function write(stated: object = {}): Promise<string> {
  const { create_underwriting_rule: written } = await insurer().underwriter.must<Written>(
    `mutation ($product: uuid!, $rule: underwriting_rule_input!) {
      create_underwriting_rule(product_id: $product, rule: $rule) { underwriting_rule_id }
    }`,
    { product: insurer().productId, rule: rule(stated) },
  );
  await applied();
  return written.underwriting_rule_id;
}
async function archive(id: string): Promise<void> {
  const archiving = 'mutation ($id: uuid!) { archive_underwriting_rule(underwriting_rule_id: $id) { version } }';
  await insurer().underwriter.must(archiving, { id });
  await applied();
}
const change = async ({ quoteId }: StartedQuote, rating_value: number, who: Caller) =>
  who.must(
    'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }',
    { id: await vehicleOf(fixture.backend, quoteId), changes: { rating_value } },
  );
async function sentQuote(): Promise<StartedQuote> {
  const signed = await signedQuote(fixture.backend, aQuote());
  const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id) { checkout_url } }';
  await insurer().agent.must(send, { id: signed.quoteId });
  return signed;
}
const rowOf = ({ quoteId }: StartedQuote) =>
  selectOne<{ status: string; refused_for: object[] | null; approved: string | null }>(
    fixture.backend,
    'select status, refused_for, approved_content_hash as approved from quotes where quote_id = $1',
    [quoteId],
  );
const entriesOf = async ({ quoteId }: StartedQuote) =>
  (
    await selectRows<{ kind: string }>(
      fixture.backend,
      `select kind from timeline_entries where quote_id = $1 and kind in ('quote_refused', 'quote_readmitted')
       order by at, timeline_entry_id`,
      [quoteId],
    )
  ).map(({ kind }) => kind);

beforeEach(() =>
  selectRows(fixture.backend, 'update underwriting_rules set archived = app_now() where archived is null'),
);

describe('a quote that a rule refuses', () => {
  test('is ineligible with the reason once it says all that is asked, and open again when it is mended', async () => {
    const filling = await plannedQuote(fixture.backend, aQuote());
    await selectRows(fixture.backend, `update quotes set coverages = '{}' where quote_id = $1`, [filling.quoteId]);
    const whole = await plannedQuote(fixture.backend, aQuote());
    await write();
    await change(filling, 7_500_000, filling.customer);
    expect((await rowOf(filling)).status).toBe('open');
    await change(whole, 7_500_000, whole.customer);
    expect(await rowOf(whole)).toMatchObject({
      status: 'ineligible',
      refused_for: [{ message: 'It is worth more than we insure.' }],
    });
    // Its customer reads why, and calls; an agent mends it.
    const again = await refusalOf(
      fixture.backend,
      whole.customer,
      'mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "monthly") { quote_id } }',
      { id: whole.quoteId },
    );
    expect(again.code).toBe('quote_ineligible');
    await change(whole, 7_400_000, insurer().agent);
    expect((await rowOf(whole)).status).toBe('ineligible');
    await change(whole, 5_000_000, insurer().agent);
    expect(await rowOf(whole)).toMatchObject({ status: 'open', refused_for: null });
    expect(await entriesOf(whole)).toEqual(['quote_refused', 'quote_readmitted']);
  });

  test('was approved before the rule was written, and is neither paid for nor kept approved; archived, it is open again', async () => {
    const sent = await sentQuote();
    const id = await write({ value: 1_000_000 });
    expect(await rowOf(sent)).toMatchObject({ status: 'ineligible', approved: null });
    await archive(id);
    expect(await rowOf(sent)).toMatchObject({ status: 'open', refused_for: null });
    // Applied twice, it changes nothing.
    await applied();
    expect(await entriesOf(sent)).toEqual(['quote_refused', 'quote_readmitted']);
  });

  test('by an underwriter stays declined, whatever the rules say and whoever edits it', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const decline = 'mutation ($id: uuid!) { decline_quote(quote_id: $id, reason: "No roof.") { quote_id } }';
    await insurer().underwriter.must(decline, { id: quote.quoteId });
    await change(quote, 5_000_000, insurer().agent);
    await applied();
    expect(await rowOf(quote)).toMatchObject({ status: 'ineligible', refused_for: null });
  });
});

test('who is refused by name is ineligible at once, and for sale again when that is taken back', async () => {
  const quote = await signedQuote(fixture.backend, aQuote());
  const { contact_email: value } = await selectOne<{ contact_email: string }>(
    fixture.backend,
    `select email as contact_email from entities where quote_id = $1 and entity_relationship = 'named_insured'`,
    [quote.quoteId],
  );
  const creating = `mutation ($id: uuid!, $value: String!) {
    create_rejection(organization_id: $id, key: "email", value: $value, reason: "Owes us money.") { explicit_rejection_id }
  }`;
  const { create_rejection: made } = await insurer().underwriter.must<{
    create_rejection: { explicit_rejection_id: string };
  }>(creating, { id: insurer().organization.organizationId, value });
  const { explicit_rejection_id: restrictionId } = made;
  const apply = () =>
    jobHandlers(fixture.backend.platform)['apply-rules']?.({
      organizationId: insurer().organization.organizationId,
      restrictionId,
    });
  await apply();
  expect((await rowOf(quote)).status).toBe('ineligible');
  const removing = 'mutation ($id: uuid!) { remove_rejection(explicit_rejection_id: $id) { explicit_rejection_id } }';
  await insurer().underwriter.must(removing, { id: restrictionId });
  await apply();
  expect((await rowOf(quote)).status).toBe('open');
});

test('a rule that refers stops what was sent before it at every gate, and asks the underwriter by itself', async () => {
  const sent = await sentQuote();
  await write({ rule_type: 'referral', value: 1_000_000 });
  const requested = await selectOne<{ status: string; reasons: string[] }>(
    fixture.backend,
    'select status, request_reasons as reasons from quote_referrals where quote_id = $1',
    [sent.quoteId],
  );
  expect(requested).toEqual({ status: 'pending', reasons: ['It is worth more than we insure.'] });
  expect((await rowOf(sent)).status).toBe('agent_approved');
  const pay = 'mutation ($id: uuid!) { bind_quote(quote_id: $id, method_token: "tok_4242") { status } }';
  await expect(sent.customer.must(pay, { id: sent.quoteId })).rejects.toThrow(
    'referral_needed: An underwriter has to look at this first. It is worth more than we insure.',
  );
  const handing = 'mutation ($id: uuid!) { submit_underwriting_referral(quote_id: $id) { status } }';
  expect(await insurer().agent.must(handing, { id: sent.quoteId })).toEqual({
    submit_underwriting_referral: { status: 'pending' },
  });
});

test('what a rule finds is asked besides what an agent asked, once', async () => {
  const quote = await plannedQuote(fixture.backend, aQuote());
  const handing = `mutation ($id: uuid!) {
    submit_underwriting_referral(quote_id: $id, request_reasons: ["Look at the roof."]) { status }
  }`;
  await insurer().agent.must(handing, { id: quote.quoteId });
  await write({ rule_type: 'referral', value: 1_000_000 });
  await applied();
  const requested = await selectOne<{ reasons: string[]; french: string[]; findings: object[] }>(
    fixture.backend,
    'select request_reasons as reasons, request_reasons_fr as french, findings from quote_referrals where quote_id = $1',
    [quote.quoteId],
  );
  expect(requested.reasons).toEqual(['Look at the roof.', 'It is worth more than we insure.']);
  expect([requested.french.length, requested.findings.length]).toEqual([2, 1]);
});

test('a rule that takes an agent counts at once for what a customer has alone, and for nothing that an agent has', async () => {
  const alone = await plannedQuote(fixture.backend, aQuote());
  const [sent, begun] = [await sentQuote(), await plannedQuote(fixture.backend, aQuote(), insurer().agent)];
  await write({ rule_type: 'agent_required', value: 1_000_000 });
  expect((await rowOf(alone)).status).toBe('agent_required');
  expect((await rowOf(sent)).status).toBe('agent_approved');
  expect((await rowOf(begun)).status).toBe('open');
  await applied();
  expect((await rowOf(alone)).status).toBe('agent_required');
});

describe('what comes up while a card is held', () => {
  const paid = async ({ customer, quoteId }: StartedQuote, card: string) => {
    const method = await cardToken(fixture.backend, card);
    const { data } = await customer.ask(bindDocument, { id: quoteId, method }, { idempotencyKey: randomUUID() });
    const { bind_quote: answer } = data as { bind_quote: Record<string, string | null> };
    const payments = await selectRows<{ status: string }>(
      fixture.backend,
      'select status from payments where quote_id = $1 order by created',
      [quoteId],
    );
    return { answer, payments: payments.map(({ status }) => status), ...(await rowOf({ quoteId } as StartedQuote)) };
  };
  const at = (operation: string, happens: () => Promise<unknown>) => {
    during = async (point) => {
      if (point.operation !== operation || point.moment !== 'after_effect') return;
      during = () => undefined;
      await happens();
    };
  };
  const refuseByName = async ({ quoteId }: StartedQuote) => {
    const { email: value } = await selectOne<{ email: string }>(
      fixture.backend,
      `select email from entities where quote_id = $1 and entity_relationship = 'named_insured'`,
      [quoteId],
    );
    await insurer().underwriter.must(
      `mutation ($id: uuid!, $value: String!) {
        create_rejection(organization_id: $id, key: "email", value: $value, reason: "Owes us money.") { key }
      }`,
      { id: insurer().organization.organizationId, value },
    );
  };
  afterEach(() => selectRows(fixture.backend, 'delete from explicit_rejections'));

  test('and refuses by name or by a rule is not charged, and the quote is ineligible', async () => {
    const named = await signedQuote(fixture.backend, aQuote());
    at('authorize', () => refuseByName(named));
    expect(await paid(named, '4242424242424242')).toMatchObject({
      answer: {
        status: 'declined',
        decline_code: 'rejected_by_rule',
        policy_id: null,
      },
      payments: ['voided'],
      status: 'ineligible',
      refused_for: [{}],
    });
    await selectRows(fixture.backend, 'delete from explicit_rejections');
    const ruled = await signedQuote(fixture.backend, aQuote());
    at('authorize', () => write({ value: 1_000_000 }));
    const { answer, ...after } = await paid(ruled, '4242424242424242');
    expect(answer['message']).toMatch(/We cannot offer this insurance any more. Your card was not charged/);
    expect(after).toMatchObject({ payments: ['voided'], status: 'ineligible' });
  });

  test('and refers is not charged, and waits for an underwriter', async () => {
    const quote = await signedQuote(fixture.backend, aQuote());
    at('authorize', () => write({ rule_type: 'referral', value: 1_000_000 }));
    expect(await paid(quote, '4242424242424242')).toMatchObject({
      answer: {
        status: 'declined',
        decline_code: 'referral_needed',
      },
      payments: ['voided'],
      status: 'referred',
    });
  });

  test('counts for a card that is declined, too', async () => {
    const quote = await signedQuote(fixture.backend, aQuote());
    at('authorize', () => refuseByName(quote));
    expect(await paid(quote, '4000000000000002')).toMatchObject({ payments: ['failed'], status: 'ineligible' });
  });
});
