import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import {
  accountToken,
  agreementOf,
  boundByBank,
  debitDocument,
  payPolicyByBank,
} from '@roadworthy/testkit/bank-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aFrenchQuote,
  aQuote,
  type BoundQuote,
  type QuoteFacts,
  signedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { sandboxOf } from '@roadworthy/testkit/sandbox-of.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../../test/letters-of.ts';
import { liveWithBanks } from '../../../test/run-collection.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('bank autopay', { now: start });
afterEach(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const [good, emptyLater, disputedLater] = ['000123456789', '000222222219', '000555555542'] as const;
type Policy = Pick<BoundQuote, 'policyId'>;

const monthly = (account: string, facts: Partial<QuoteFacts> = {}) =>
  boundByBank(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15', ...facts }), account);
const until = (day: string) => liveWithBanks(fixture.backend, day);

/** Where a policy stands: its status, its first invoices, its charges, the cash in its books, and its letters. */
const readStatus = ({ policyId }: Policy) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.policy_status as status, b.autopay,
       (select string_agg(i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id and sequence <= 3) as invoices,
       (select string_agg(t.status, ' ' order by created) from transactions t where t.policy_id = p.policy_id and type = 'charge') as charges,
       (select string_agg(m.begun_by || ' ' || m.status, ', ' order by created) from payments m
        where m.policy_id = p.policy_id and direction = 'in') as payments,
       (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions l using (ledger_transaction_id)
        where l.policy_id = p.policy_id and account = 'cash') as cash,
       (select string_agg(template, ' ' order by created) from notifications n where n.policy_id = p.policy_id
        and template <> 'policy_bound') as letters
     from policies p join billing_arrangements b using (contract_id) where p.policy_id = $1`,
    [policyId],
  );

async function owner({ policyId }: Policy) {
  const { userId } = await selectOne<{ userId: string }>(
    fixture.backend,
    'select user_id as "userId" from policies where policy_id = $1',
    [policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  return fixture.backend.as({ userId, role: 'organization:customer', ...account });
}

const instalment = async ({ policyId }: Policy) => {
  const sql = 'select amount::int from invoices where policy_id = $1 and sequence = 2';
  return (await selectOne<{ amount: number }>(fixture.backend, sql, [policyId])).amount;
};
const pay = async (policy: Policy, amount: number, account = good, autopay = false) =>
  payPolicyByBank(fixture.backend, await owner(policy), { policyId: policy.policyId, amount, account, autopay });
/** What the gateway was asked for, whatever became of it. */
const ordersOf = async ({ policyId }: Policy) => {
  const sql = `select gateway_key as key from payments where policy_id = $1 and method_kind = 'bank' and direction = 'in'`;
  const keys = (await selectRows<{ key: string }>(fixture.backend, sql, [policyId])).map(({ key }) => key);
  return (await sandboxOf(fixture.backend).charges()).filter(({ kind, key }) => kind === 'debit' && keys.includes(key));
};

const letterOf = async ({ policyId }: Policy, template: string): Promise<string> =>
  (await lettersOf(fixture.backend, policyId, template)).at(-1)?.text ?? '';

describe('who lets their bank account be debited by itself at the purchase', () => {
  test('agreed to a wording that is kept as they read it, with language, day and place, and gets a copy', async () => {
    const facts = aFrenchQuote({ autopay: true, effectiveDate: '2026-06-15' });
    const bound = await boundByBank(fixture.backend, facts, good);
    const stored = await selectOne<Record<string, unknown>>(
      fixture.backend,
      'select * from payment_methods m join policies using (contract_id) where policy_id = $1',
      [bound.policyId],
    );
    expect(stored).toMatchObject({
      kind: 'bank',
      bank: '6789',
      autopay_version: autopayVersions.bank,
      autopay_language: 'fr-ca',
      autopay_consented: new Date(start),
      autopay_from: { ip: expect.any(String) },
    });
    const requested = `query ($id: uuid!) { autopay_consents(policy_id: $id) {
      kind ends in_force version language network_address parts { title text } } }`;
    type Answer = { autopay_consents: [{ parts: { title: string; text: string }[] }] };
    const staff = await fixture.tenants.insurer.agent.must<Answer>(requested, { id: bound.policyId });
    expect(staff.autopay_consents).toMatchObject([
      { kind: 'bank', ends: '6789', in_force: true, language: 'fr-ca', network_address: expect.any(String) },
    ]);
    expect(staff.autopay_consents[0].parts.map(({ title }) => title)).toContain('Vos recours');
    const own = await (await owner(bound)).must<Answer>(requested, { id: bound.policyId });
    expect(own.autopay_consents).toMatchObject([{ network_address: null, parts: staff.autopay_consents[0].parts }]);
    const copy = (await letterOf(bound, 'autopay_agreed')).replaceAll(/\s+/g, ' ');
    for (const { text } of staff.autopay_consents[0].parts) expect(copy).toContain(text.replaceAll(/\s+/g, ' '));
    expect(await readStatus(bound)).toMatchObject({ autopay: true, letters: 'autopay_agreed' });
  });

  test('agrees to nothing with the wording about cards', async () => {
    const quote = await signedQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
    const variables = {
      id: quote.quoteId,
      method: await accountToken(fixture.backend, good),
      agreed: await agreementOf(quote),
      autopay: autopayVersions.card,
    };
    expect(await refusalOf(fixture.backend, quote.customer, debitDocument, variables)).toEqual({
      code: 'autopay_wording_outdated',
      field: 'autopay_consent',
    });
  });

  test('and pays for the whole term has agreed for what a change and the next term cost, and gets a copy', async () => {
    const bound = await monthly(good, { paymentTerm: 'pay_in_full' });
    expect(await readStatus(bound)).toMatchObject({ autopay: true, letters: 'autopay_agreed' });
  });
});

describe('a bank account that is debited by itself', () => {
  test('is told ten days before, debited on the day, and waits: nobody is asked twice, nothing is overdue', async () => {
    const bound = await monthly(good);
    await until('2026-07-04');
    expect(await readStatus(bound)).toMatchObject({ letters: 'autopay_agreed', charges: 'settled' });
    await until('2026-07-05');
    expect(await readStatus(bound)).toMatchObject({ letters: 'autopay_agreed payment_upcoming' });
    await until('2026-07-14');
    expect(await readStatus(bound)).toMatchObject({ payments: 'checkout settled' });
    await until('2026-07-17');
    expect(await readStatus(bound)).toMatchObject({
      status: 'active',
      invoices: 'paid pending scheduled',
      charges: 'settled pending',
      payments: 'checkout settled, schedule processing',
    });
    expect(await letterOf(bound, 'payment_upcoming')).toContain(
      'We debit it that day from your bank account ending 6789.',
    );
    await until('2026-07-19');
    const paid = await readStatus(bound);
    expect(paid).toMatchObject({
      status: 'active',
      invoices: 'paid paid scheduled',
      charges: 'settled settled',
      letters: 'autopay_agreed payment_upcoming payment_receipt',
    });
    expect(paid['cash']).toBeGreaterThan(await instalment(bound));
    expect(await ordersOf(bound)).toHaveLength(2);
  });

  test('that sends a debit back is debited no more: its owner is told with a link to pay, overdue from then on and noticed eight days later', async () => {
    const bound = await monthly(emptyLater);
    await until('2026-07-18');
    expect(await readStatus(bound)).toMatchObject({
      status: 'active',
      invoices: 'paid issued scheduled',
      charges: 'settled returned',
      autopay: true,
      letters: 'autopay_agreed payment_upcoming debit_returned',
    });
    const text = await letterOf(bound, 'debit_returned');
    expect(text).toContain('Nor is it debited for later payments.');
    expect(text).toContain('/resume/pay?token=');
    await until('2026-07-19');
    expect(await readStatus(bound)).toMatchObject({ status: 'delinquent' });
    await until('2026-07-25');
    expect(await readStatus(bound)).toMatchObject({ status: 'delinquent' });
    await until('2026-07-27');
    expect(await readStatus(bound)).toMatchObject({ status: 'pending_cancellation' });
    await until('2026-08-20');
    expect(await ordersOf(bound)).toHaveLength(2);
  });

  test('that sends it back after it was paid has the instalment due again from that day, and a card pays it', async () => {
    const bound = await monthly(disputedLater);
    await until('2026-07-22');
    expect(await readStatus(bound)).toMatchObject({ invoices: 'paid paid scheduled' });
    await until('2026-07-23');
    const back = await readStatus(bound);
    expect(back).toMatchObject({ status: 'active', invoices: 'paid issued scheduled', charges: 'settled returned' });
    await until('2026-07-24');
    expect(await readStatus(bound)).toMatchObject({ status: 'delinquent' });
    expect(await pay(bound, await instalment(bound), good, true)).toBe('processing');
    expect(await readStatus(bound)).toMatchObject({
      status: 'active',
      invoices: 'paid pending scheduled',
      autopay: true,
    });
    await until('2026-07-28');
    expect(await readStatus(bound)).toMatchObject({ status: 'active', invoices: 'paid paid scheduled' });
  });
});
