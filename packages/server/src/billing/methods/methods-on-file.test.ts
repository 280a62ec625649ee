import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { boundByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { aQuote, boundQuote, type QuoteFacts, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCharged, methodsOfUser, type StoredMethod } from '../../../test/kept-methods.ts';
import { liveWithBanks } from '../../../test/run-collection.ts';
import { jobHandlers } from '../../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('methods on file', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

type OnFile = { readonly payment_method_id: string; readonly kind: string; readonly ends: string };
const bind = `mutation ($id: uuid!, $method: uuid!, $consent: String) {
  bind_quote(quote_id: $id, payment_method_id: $method, autopay_consent: $consent) { status policy_id message } }`;
const pay = `mutation ($id: uuid!, $method: uuid!, $consent: String) {
  pay_policy(policy_id: $id, amount: 1000, payment_method_id: $method, autopay_consent: $consent) { status message } }`;
const change = `mutation ($id: uuid!, $method: uuid!, $consent: String!) {
  change_payment_method(policy_id: $id, payment_method_id: $method, autopay_consent: $consent) { status message } }`;
const stop = 'mutation ($id: uuid!) { stop_autopay(policy_id: $id) { policy { policy_id } } }';
const sweep = () => jobHandlers(fixture.backend.platform)['forget-methods']?.({});
const consent = autopayVersions.card;

const email = () => `${randomUUID()}@example.com`;
const facts = (person: string, more: Partial<QuoteFacts> = {}) =>
  aQuote({ effectiveDate: '2026-06-15', person: { ...aQuote().person, email: person }, ...more });

/** Somebody with a policy that is paid by itself. */
async function withCardOnFile(card: QuoteFacts['card'] = '4242424242424242') {
  const address = email();
  const bound = await boundQuote(fixture.backend, facts(address, { autopay: true, card }));
  return { ...bound, address, owner: await ownerOfPolicy(fixture.backend, bound.policyId) };
}
const onFileOf = async (who: Caller, policyId: string) =>
  (
    await who.must<{ policy_payment_form: { on_file: OnFile[] } }>(
      'query ($id: uuid!) { policy_payment_form(policy_id: $id) { on_file { payment_method_id kind ends } } }',
      { id: policyId },
    )
  ).policy_payment_form.on_file;
/** Another signed quote of theirs. */
const secondQuote = ({ address, owner }: { address: string; owner: Caller }, more: Partial<QuoteFacts> = {}) =>
  signedQuote(fixture.backend, facts(address, more), owner);
type Bound = { readonly bind_quote: { readonly status: string; readonly policy_id: string } };
const chargedBySchedule = (policyId: string) =>
  selectRows<{ ends: string; status: string }>(
    fixture.backend,
    `select cc_last_four as ends, status from payments where policy_id = $1 and begun_by = 'schedule' order by created`,
    [policyId],
  );
const charged = (method: StoredMethod | undefined) => (method ? isCharged(fixture.backend, method) : false);

test('a second policy is bought with the card on file, and each goes on by its own agreement', async () => {
  const first = await withCardOnFile();
  const quote = await secondQuote(first);
  const { payment_form: form } = await first.owner.must<{ payment_form: { on_file: OnFile[] } }>(
    'query ($id: uuid!) { payment_form(quote_id: $id) { on_file { payment_method_id kind ends } } }',
    { id: quote.quoteId },
  );
  expect(form.on_file).toMatchObject([{ kind: 'card', ends: '4242' }]);
  const method = form.on_file[0]?.payment_method_id ?? '';
  const { bind_quote: bound } = await first.owner.must<Bound>(bind, { id: quote.quoteId, method, consent });
  expect(bound).toMatchObject({ status: 'bound' });
  await liveWithBanks(fixture.backend, '2026-07-16');
  for (const policyId of [first.policyId, bound.policy_id]) {
    expect(await chargedBySchedule(policyId)).toEqual([{ ends: '4242', status: 'settled' }]);
  }
  // One card is offered once, however many policies it pays.
  expect(await onFileOf(first.owner, bound.policy_id)).toHaveLength(1);
});

test('the gateway lets go of a card with the last policy that it pays, and then of all of it', async () => {
  const first = await withCardOnFile();
  const quote = await secondQuote(first);
  const [{ payment_method_id: method } = { payment_method_id: '' }] = await onFileOf(first.owner, first.policyId);
  const { bind_quote: second } = await first.owner.must<Bound>(bind, { id: quote.quoteId, method, consent });
  const methods = () => methodsOfUser(fixture.backend, first.owner.principal.userId);
  const before = (await methods()).find(({ id }) => id === method);
  await first.owner.must(stop, { id: first.policyId });
  await sweep();
  const [own, others] = [
    (await methods()).filter(({ id }) => id === method),
    (await methods()).filter(({ id }) => id !== method),
  ];
  expect(own).toMatchObject([{ ended: true, forgotten: true, token: null }]);
  expect(others).toMatchObject([{ ended: false, forgotten: false }]);
  expect(await charged(before)).toBe(true);
  await first.owner.must(stop, { id: second.policy_id });
  await sweep();
  expect(await methods()).toMatchObject([{ forgotten: true }, { forgotten: true, token: null }]);
  expect(await charged(before)).toBe(false);
  expect(await onFileOf(first.owner, first.policyId)).toEqual([]);
});

test('a payment that was not agreed to be repeated leaves nothing of the card with its policy', async () => {
  const first = await withCardOnFile();
  const quote = await secondQuote(first);
  const [{ payment_method_id: method } = { payment_method_id: '' }] = await onFileOf(first.owner, first.policyId);
  const { bind_quote: second } = await first.owner.must<Bound>(bind, { id: quote.quoteId, method, consent: null });
  await first.owner.must(pay, { id: second.policy_id, method, consent: null });
  await sweep();
  const stored = await methodsOfUser(fixture.backend, first.owner.principal.userId);
  expect(stored.filter(({ forgotten }) => !forgotten).map(({ id }) => id)).toEqual([method]);
  expect(stored).toHaveLength(3);
  expect(await charged(stored.find(({ id }) => id === method))).toBe(true);
  await liveWithBanks(fixture.backend, '2026-07-16');
  expect(await chargedBySchedule(second.policy_id)).toEqual([]);
});

test('nobody pays with what another person has on file, and staff are offered nothing', async () => {
  const [first, other] = [await withCardOnFile(), await withCardOnFile()];
  const { agent } = fixture.tenants.insurer;
  expect(await onFileOf(agent, first.policyId)).toEqual([]);
  const [{ payment_method_id: method } = { payment_method_id: '' }] = await onFileOf(first.owner, first.policyId);
  const quote = await secondQuote(other);
  for (const who of [other.owner, quote.customer, agent]) {
    const { errors } = await who.ask(bind, { id: quote.quoteId, method, consent });
    expect(errors[0]?.extensions).toMatchObject({ code: 'method_not_on_file', field: 'payment_method_id' });
  }
  const { errors } = await other.owner.ask(pay, { id: other.policyId, method, consent });
  expect(errors[0]?.extensions).toMatchObject({ code: 'method_not_on_file' });
  const changed = await other.owner.ask(change, { id: other.policyId, method, consent });
  expect(changed.errors[0]?.extensions).toMatchObject({ code: 'method_not_on_file' });
  // The bearer of a link is nobody who has a card on file, though the quote be theirs.
  const own = await secondQuote(first);
  const asBearer = await own.customer.ask(bind, { id: own.quoteId, method, consent });
  expect(asBearer.errors[0]?.extensions).toMatchObject({ code: 'method_not_on_file' });
});

test('cover is taken up again with the card of another policy', async () => {
  const first = await withCardOnFile();
  const paidByHand = await boundQuote(fixture.backend, facts(first.address), first.owner);
  await liveWithBanks(fixture.backend, '2026-06-20');
  await fixture.tenants.insurer.agent.must(
    `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: "2026-06-20",
      issue_prorated_refund: true) { status } }`,
    { id: paidByHand.policyId },
  );
  await liveWithBanks(fixture.backend, '2026-06-24');
  const { preview_reinstatement: shown } = await first.owner.must<{
    preview_reinstatement: { balance: number; insureds: string[] };
  }>('query ($id: uuid!) { preview_reinstatement(policy_id: $id, has_lapse: false) { balance insureds } }', {
    id: paidByHand.policyId,
  });
  expect(shown.balance).toBeGreaterThan(0);
  const [{ payment_method_id: method } = { payment_method_id: '' }] = await onFileOf(first.owner, paidByHand.policyId);
  const { reinstate_my_policy: done } = await first.owner.must<{ reinstate_my_policy: { status: string } }>(
    `mutation ($id: uuid!, $charged: Int!, $by: String!, $method: uuid!) {
      reinstate_my_policy(policy_id: $id, charged_amount: $charged, has_lapse: false, signed_by: $by,
        payment_method_id: $method) { status message } }`,
    { id: paidByHand.policyId, charged: shown.balance, by: shown.insureds[0], method },
  );
  expect(done.status).toBe('reinstated');
});

test('another policy is paid by the card on file from now on, and the bank is not asked for that', async () => {
  const first = await withCardOnFile();
  const other = await boundQuote(
    fixture.backend,
    facts(first.address, { autopay: true, card: '5555555555554444' }),
    first.owner,
  );
  const offered = await onFileOf(first.owner, other.policyId);
  expect(offered.map(({ ends }) => ends).toSorted()).toEqual(['4242', '4444']);
  const method = offered.find(({ ends }) => ends === '4242')?.payment_method_id ?? '';
  const { change_payment_method: changed } = await first.owner.must<{ change_payment_method: { status: string } }>(
    change,
    { id: other.policyId, method, consent },
  );
  expect(changed.status).toBe('stored');
  await liveWithBanks(fixture.backend, '2026-07-16');
  expect(await chargedBySchedule(other.policyId)).toEqual([{ ends: '4242', status: 'settled' }]);
});

test('a card that its bank refuses for good is offered nowhere, and no other policy charges it by itself', async () => {
  const first = await withCardOnFile('4000000000007122');
  const quote = await secondQuote(first);
  const [{ payment_method_id: method } = { payment_method_id: '' }] = await onFileOf(first.owner, first.policyId);
  // Its first charge is the last one that its bank allows.
  const { bind_quote: bound } = await first.owner.must<Bound>(bind, { id: quote.quoteId, method, consent });
  expect(bound.status).toBe('declined');
  await liveWithBanks(fixture.backend, '2026-07-16');
  expect(await onFileOf(first.owner, first.policyId)).toEqual([]);
  const { live } = await selectOne<{ live: number }>(
    fixture.backend,
    `select count(*) filter (where m.ended is null and m.quote_id = $1)::int as live from payment_methods m`,
    [quote.quoteId],
  );
  expect(live).toBe(0);
});

test('a bank account on file buys by its owner’s authorization alone', async () => {
  const address = email();
  const bound = await boundByBank(fixture.backend, facts(address, { autopay: true }), '000123456789');
  const owner = await ownerOfPolicy(fixture.backend, bound.policyId);
  const quote = await secondQuote({ address, owner });
  const [account] = await onFileOf(owner, bound.policyId);
  expect(account).toMatchObject({ kind: 'bank', ends: '6789' });
  const without = await owner.ask(bind, { id: quote.quoteId, method: account?.payment_method_id, consent: null });
  expect(without.errors[0]?.extensions).toMatchObject({ code: 'method_not_on_file' });
  const { debit_authorization: text } = await owner.must<{ debit_authorization: { version: string; amount: number } }>(
    `query ($id: uuid!) { debit_authorization(quote_id: $id, payment_term: "monthly") { version amount } }`,
    { id: quote.quoteId },
  );
  const { bind_quote: done } = await owner.must<Bound>(
    `mutation ($id: uuid!, $method: uuid!, $debit: debit_authorization_input) {
      bind_quote(quote_id: $id, payment_method_id: $method, debit_authorization: $debit) { status policy_id message } }`,
    { id: quote.quoteId, method: account?.payment_method_id, debit: text },
  );
  expect(done.status).toBe('bound');
});
