import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { accountToken, payByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import { GatewayUnknownError } from '@roadworthy/providers/payments/port.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { aQuote, boundQuote, type BoundQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterEach, expect, test } from 'vitest';
import { liveUntil, resumeProcesses } from '../../../test/run-collection.ts';
import { jobHandlers } from '../../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('pay policy', { now: start });
afterEach(async () => {
  fixture.backend.clock.set(start);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const document = `mutation ($id: uuid!, $amount: Int!, $method: String, $consent: String) {
  pay_policy(policy_id: $id, amount: $amount, method_token: $method, autopay_consent: $consent) { status message }
}`;

async function owner({ policyId }: Pick<BoundQuote, 'policyId'>) {
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  return fixture.backend.as({ userId, role: 'organization:customer', ...account });
}

const stopDocument = 'mutation ($id: uuid!) { stop_autopay(policy_id: $id) { policy { policy_id } } }';

async function pay(
  bound: Pick<BoundQuote, 'policyId'>,
  amount: number,
  card: string | null = '4242424242424242',
  consent: string | null = null,
) {
  const method = card && (await cardToken(fixture.backend, card));
  const { data, errors } = await (await owner(bound)).ask(document, { id: bound.policyId, amount, method, consent });
  return errors[0]?.extensions.code ?? (data as { pay_policy: { status: string } }).pay_policy.status;
}

const readStatus = ({ policyId }: Pick<BoundQuote, 'policyId'>) =>
  selectOne(
    fixture.backend,
    `select p.policy_status as status, b.autopay,
       (select string_agg(i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id and sequence <= 3) as invoices,
       (select coalesce(-sum(e.amount), 0)::int from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
        where t.policy_id = p.policy_id and e.account = 'unapplied_cash') as unapplied
     from policies p join billing_arrangements b using (contract_id) where p.policy_id = $1`,
    [policyId],
  );
const settledOf = async ({ policyId }: BoundQuote) =>
  selectRows(fixture.backend, "select payment_id from payments where policy_id = $1 and direction = 'in'", [policyId]);
const due = ({ policyId }: BoundQuote) =>
  selectOne<{ amount: number }>(
    fixture.backend,
    'select amount::int from invoices where policy_id = $1 and sequence = 2',
    [policyId],
  );

test('what is overdue is paid in part and then in full, which ends delinquency', async () => {
  const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
  await liveUntil(fixture.backend, '2026-07-17');
  const { amount } = await due(bound);
  expect(await pay(bound, 1_000)).toBe('paid');
  expect(await readStatus(bound)).toMatchObject({ status: 'delinquent', invoices: 'paid partly_paid scheduled' });
  expect(await pay(bound, 1_000, '4000000000000002')).toBe('declined');
  expect(await pay(bound, amount - 1_000)).toBe('paid');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', invoices: 'paid paid scheduled', unapplied: 0 });
});

test('what is paid ahead lies unapplied, pays the next invoice on its day, and nothing is charged then', async () => {
  const bound = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15' }));
  const { amount } = await due(bound);
  expect(await pay(bound, amount + 700, null)).toBe('paid');
  const requested = 'query ($id: uuid!) { policy_payment_form(policy_id: $id) { due amount paid_ahead next_due } }';
  expect(await (await owner(bound)).must(requested, { id: bound.policyId })).toEqual({
    policy_payment_form: { due: 0, amount: amount - 700, paid_ahead: amount + 700, next_due: '2026-08-15' },
  });
  expect(await readStatus(bound)).toMatchObject({ invoices: 'paid scheduled scheduled', unapplied: amount + 700 });
  await liveUntil(fixture.backend, '2026-07-17');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', invoices: 'paid paid scheduled', unapplied: 700 });
});

test('another card takes the place of one that was refused, on consent, and is charged from then on', async () => {
  const bound = await boundQuote(
    fixture.backend,
    aQuote({ autopay: true, card: '4000000000007122', effectiveDate: '2026-06-15' }),
  );
  await liveUntil(fixture.backend, '2026-07-17');
  const { amount } = await due(bound);
  expect(await pay(bound, amount, '5555555555554444', autopayVersions.card)).toBe('paid');
  await liveUntil(fixture.backend, '2026-08-16');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', autopay: true, invoices: 'paid paid paid' });
});

test('another card is charged from then on without a payment now, and the one before it no more', async () => {
  const bound = await boundQuote(
    fixture.backend,
    aQuote({ autopay: true, card: '4000000000007122', effectiveDate: '2026-06-15' }),
  );
  const customer = await owner(bound);
  const change = async (number: string, consent: string = autopayVersions.card) =>
    customer.ask(
      `mutation ($id: uuid!, $token: String!, $consent: String!) { change_payment_method(policy_id: $id,
        method_token: $token, autopay_consent: $consent) { status message } }`,
      { id: bound.policyId, token: await cardToken(fixture.backend, number), consent },
    );
  const paidBefore = await settledOf(bound);
  expect((await change('4000000000000002')).data).toMatchObject({
    change_payment_method: { status: 'declined', message: expect.stringMatching(/declined this card/) },
  });
  expect((await change('5555555555554444', '2001-01-01')).errors?.[0]?.extensions).toMatchObject({
    code: 'autopay_wording_outdated',
  });
  expect((await change('5555555555554444')).data).toMatchObject({ change_payment_method: { status: 'stored' } });
  expect(await settledOf(bound)).toEqual(paidBefore);
  const form = 'query ($id: uuid!) { policy_payment_form(policy_id: $id) { method_ends method_status can_charge } }';
  expect(await customer.must(form, { id: bound.policyId })).toEqual({
    policy_payment_form: { method_ends: '4444', method_status: 'automatic', can_charge: true },
  });
  await liveUntil(fixture.backend, '2026-07-17');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', autopay: true, invoices: 'paid paid scheduled' });
});

const changeDocument = `mutation ($id: uuid!, $token: String!, $kind: String, $consent: String!) { change_payment_method(
  policy_id: $id, method_token: $token, method_kind: $kind, autopay_consent: $consent) { status message } }`;

test('a bank account is debited from then on without a payment now, once its owner was told ten days before', async () => {
  const bound = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15' }));
  const customer = await owner(bound);
  const change = async (number: string, consent: string = autopayVersions.bank) => {
    const token = await accountToken(fixture.backend, number);
    return customer.ask(changeDocument, { id: bound.policyId, token, kind: 'bank', consent });
  };
  const paidBefore = await settledOf(bound);
  await liveUntil(fixture.backend, '2026-07-10');
  expect((await change('000888888883')).data).toMatchObject({ change_payment_method: { status: 'declined' } });
  // The words about cards are no mandate.
  expect((await change('000123456789', autopayVersions.card)).errors?.[0]?.extensions).toMatchObject({
    code: 'autopay_wording_outdated',
  });
  expect((await change('000123456789')).data).toMatchObject({ change_payment_method: { status: 'stored' } });
  expect(await settledOf(bound)).toEqual(paidBefore);
  const form = 'query ($id: uuid!) { policy_payment_form(policy_id: $id) { method_kind method_ends method_status } }';
  expect(await customer.must(form, { id: bound.policyId })).toEqual({
    policy_payment_form: { method_kind: 'bank', method_ends: '6789', method_status: 'automatic' },
  });
  const methods = `select m.kind, m.ended is not null as ended, m.authorized, m.autopay_text is not null as worded
    from payment_methods m join policies using (contract_id) where policy_id = $1 and m.refused is null order by m.created`;
  expect(await selectRows(fixture.backend, methods, [bound.policyId])).toEqual([
    expect.objectContaining({ kind: 'card', ended: true }),
    { kind: 'bank', ended: false, authorized: null, worded: true },
  ]);
  // The card's owner had been told of the 15th; the account's owner is told anew, and ten days before.
  await liveUntil(fixture.backend, '2026-07-19');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', invoices: 'paid scheduled scheduled' });
  await liveUntil(fixture.backend, '2026-07-22');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', invoices: 'paid pending scheduled' });
});

test('a policy that was paid in full while its bank was asked keeps what it was paid with', async () => {
  const bound = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15' }));
  const customer = await owner(bound);
  const { payments } = fixture.backend.platform;
  const answering = payments.storeCard.bind(payments);
  payments.storeCard = ({ key }) => Promise.reject(new GatewayUnknownError(key));
  const token = await cardToken(fixture.backend, '5555555555554444');
  const asked = { id: bound.policyId, token, consent: autopayVersions.card };
  expect((await customer.ask(changeDocument, asked)).data).toMatchObject({
    change_payment_method: { status: 'pending' },
  });
  payments.storeCard = answering;
  const { owed } = await selectOne<{ owed: number }>(
    fixture.backend,
    'select sum(amount - paid_amount)::int as owed from invoices where policy_id = $1',
    [bound.policyId],
  );
  expect(await pay(bound, owed)).toBe('paid');
  await resumeProcesses(fixture.backend);
  const methods = `select m.cc_last_four as ends, m.ended is not null as ended from payment_methods m
    join policies using (contract_id) where policy_id = $1 and m.autopay_consented is not null order by m.created`;
  expect(await selectRows(fixture.backend, methods, [bound.policyId])).toEqual([
    { ends: '4242', ended: false },
    { ends: '4444', ended: true },
  ]);
});

test('nobody pays more than the term owes, by an older wording, or without a method', async () => {
  const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
  expect(await pay(bound, 100_000_000)).toBe('more_than_owed');
  expect(await pay(bound, 1_000, '4242424242424242', '2001-01-01')).toBe('autopay_wording_outdated');
  expect(await pay(bound, 1_000, null)).toBe('no_method_on_file');
});

test('who stops automatic payments is charged nothing any more, and may agree to them again with a card', async () => {
  const bound = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15' }));
  const customer = await owner(bound);
  await customer.must(stopDocument, { id: bound.policyId });
  expect(await refusalOf(fixture.backend, customer, stopDocument, { id: bound.policyId })).toEqual({
    code: 'autopay_off',
  });
  expect(await pay(bound, 1_000, null)).toBe('no_method_on_file');
  await liveUntil(fixture.backend, '2026-07-17');
  expect(await readStatus(bound)).toMatchObject({
    status: 'delinquent',
    autopay: false,
    invoices: 'paid issued scheduled',
  });
  const { amount } = await due(bound);
  expect(await pay(bound, amount, '5555555555554444', autopayVersions.card)).toBe('paid');
  await liveUntil(fixture.backend, '2026-08-16');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', autopay: true, invoices: 'paid paid paid' });
});

test('a debit that came back refuses its account, and no other method is charged for it by itself', async () => {
  const quote = await signedQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
  await payByBank(fixture.backend, quote, '000555555559');
  const { policyId } = await selectOne<{ policyId: string }>(
    fixture.backend,
    'select policy_id as "policyId" from quotes where quote_id = $1',
    [quote.quoteId],
  );
  const bound = { ...quote, policyId };
  const follow = async (instant: string) => {
    fixture.backend.clock.set(instant);
    await jobHandlers(fixture.backend.platform)['follow-debits']?.({});
  };
  await follow('2026-06-18T15:00:00Z');
  expect(await pay(bound, 1_000, '4242424242424242', autopayVersions.card)).toBe('paid');
  await follow('2026-06-23T15:00:00Z');
  await liveUntil(fixture.backend, '2026-06-26');
  const requested = `select m.kind, m.refused is not null as refused, p.status from payments p
    join payment_methods m using (payment_method_id) where p.policy_id = $1 or p.quote_id = $2
    order by p.created`;
  expect(await selectRows(fixture.backend, requested, [policyId, quote.quoteId])).toEqual([
    { kind: 'bank', refused: true, status: 'returned' },
    { kind: 'card', refused: false, status: 'settled' },
  ]);
  expect(await readStatus(bound)).toMatchObject({ status: 'delinquent', autopay: true });
});
