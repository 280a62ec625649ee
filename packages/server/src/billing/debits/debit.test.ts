import {
  type Agreement,
  agreementOf,
  accountToken,
  debitDocument,
  payByBank,
} from '@roadworthy/testkit/bank-scenarios.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  bindDocument,
  cardToken,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { sandboxOf } from '@roadworthy/testkit/sandbox-of.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { liveUntil } from '../../../test/run-collection.ts';
import { jobHandlers } from '../../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('debit', { now: start });
afterEach(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const good = '000123456789';
const signed = () => signedQuote(fixture.backend, aQuote());
const pay = (quote: StartedQuote, account: string) => payByBank(fixture.backend, quote, account);
const hoursLater = (hours: number) =>
  fixture.backend.clock.set(new Date(Date.parse(start) + hours * 3_600_000).toISOString());
const followAll = () => jobHandlers(fixture.backend.platform)['follow-debits']?.({});

/** Everything that is booked of a quote's payment. */
const booked = ({ quoteId }: StartedQuote) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select q.status as quote, p.status as payment, p.bank, p.cc_last_four, p.decline_code as code,
       t.status as charge, t.bank as charged, i.status as invoice, i.paid is not null as paid,
       (select array_agg(kind order by ledger_transactions.booked, kind) from ledger_transactions where policy_id = q.policy_id) as books,
       (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions l using (ledger_transaction_id)
        where l.policy_id = q.policy_id and e.account = 'cash') as cash,
       (select array_agg(template order by created) from notifications n where n.policy_id = q.policy_id) as letters
     from quotes q join payments p using (quote_id) left join transactions t on t.payment_id = p.payment_id
     left join invoices i on i.invoice_id = t.invoice_id
     where q.quote_id = $1 order by p.created desc limit 1`,
    [quoteId],
  );
const effects = async ({ quoteId }: StartedQuote) => {
  const keys = await selectRows<{ key: string }>(
    fixture.backend,
    'select gateway_key as key from payments where quote_id = $1',
    [quoteId],
  );
  const all = await sandboxOf(fixture.backend).charges();
  const own = all.filter(({ key }) => keys.some((payment) => key.startsWith(payment.key)));
  return own.map(({ kind, result }) => `${kind}:${result.status}`);
};
const onItsWay = {
  quote: 'bound',
  payment: 'processing',
  bank: '6789',
  cc_last_four: null,
  code: null,
  charge: 'pending',
  charged: '6789',
  invoice: 'pending',
  paid: false,
  books: ['new_business'],
  cash: 0,
  letters: ['policy_bound'],
};
const settled = { payment: 'settled', charge: 'settled', invoice: 'paid', paid: true };
const returned = { payment: 'returned', charge: 'returned', invoice: 'issued', paid: false };

describe('a purchase by bank account', () => {
  test('makes the policy when the bank takes the order, and books no cash', async () => {
    const quote = await signed();
    expect(await pay(quote, good)).toMatchObject({ status: 'bound' });
    expect(await booked(quote)).toEqual(onItsWay);
    expect(await effects(quote)).toEqual(['debit:processing']);
  });

  test('keeps what was agreed to, when, from where, and the account sealed', async () => {
    const quote = await signed();
    const agreed = await agreementOf(quote);
    await pay(quote, good);
    const stored = await selectOne<{ token: string; authorized: Date; authorized_from: { ip: string } }>(
      fixture.backend,
      'select * from payment_methods where quote_id = $1',
      [quote.quoteId],
    );
    expect(stored).toMatchObject({
      kind: 'bank',
      bank: '6789',
      authorization_version: agreed.version,
      authorization_language: 'en-us',
      authorized_amount: agreed.amount,
      authorized: new Date(start),
    });
    expect(stored.authorized_from.ip).toBeTruthy();
    expect(stored.token).toMatch(/^s1\./);
    const requested =
      'query ($id: uuid!) { debit_consents(quote_id: $id) { bank version amount network_address browser } }';
    const read = { bank: '6789', version: agreed.version, amount: agreed.amount };
    const [staff, own] = [fixture.tenants.insurer.agent, quote.customer];
    expect(await staff.must(requested, { id: quote.quoteId })).toMatchObject({
      debit_consents: [{ ...read, network_address: stored.authorized_from.ip }],
    });
    expect(await own.must(requested, { id: quote.quoteId })).toEqual({
      debit_consents: [{ ...read, network_address: null, browser: null }],
    });
  });

  test('is told to the customer as a debit that is on its way, with the end of the account', async () => {
    const quote = await signed();
    await pay(quote, good);
    const { notificationId, organizationId } = await selectOne<{ notificationId: string; organizationId: string }>(
      fixture.backend,
      `select n.notification_id as "notificationId", n.organization_id as "organizationId" from notifications n
       join quotes q on q.policy_id = n.policy_id where q.quote_id = $1`,
      [quote.quoteId],
    );
    await jobHandlers(fixture.backend.platform)['send-notification']?.({ notificationId, organizationId });
    const { outbox } = fixture.backend.connected.providers;
    const [mail] = (await outbox?.list()) ?? [];
    const letter = await outbox?.read(mail?.id ?? '');
    expect(letter?.text).toContain('from your bank account ending 6789; that takes up to five business days');
    expect(letter?.text).not.toContain('We charged');
  });

  test('that the bank refuses at once goes back where it was, and a card buys it', async () => {
    const quote = await signed();
    expect(await pay(quote, '000888888883')).toMatchObject({ status: 'declined', decline_code: 'account_restricted' });
    expect(await booked(quote)).toMatchObject({ quote: 'open', payment: 'failed', bank: '8883', books: null });
    const card = { id: quote.quoteId, method: await cardToken(fixture.backend, '4242424242424242') };
    const { data } = await quote.customer.ask(bindDocument, card, { idempotencyKey: 'a card' });
    expect(data).toMatchObject({ bind_quote: { status: 'bound' } });
  });

  test.each<[string, (agreed: Agreement) => Agreement]>([
    ['authorization_outdated', (agreed) => ({ ...agreed, version: '2020-01-01' })],
    ['authorized_amount_differs', (agreed) => ({ ...agreed, amount: agreed.amount - 1 })],
  ])('is refused with %s, and nothing is asked of the bank', async (code, change) => {
    const quote = await signed();
    const method = await accountToken(fixture.backend, good);
    const variables = { id: quote.quoteId, method, agreed: change(await agreementOf(quote)) };
    const refused = await refusalOf(fixture.backend, quote.customer, debitDocument, variables);
    expect(refused).toEqual({ code, field: 'debit_authorization' });
  });

  test('is not made without an agreement: the account is no card', async () => {
    const quote = await signed();
    const variables = { id: quote.quoteId, method: await accountToken(fixture.backend, good) };
    const { data } = await quote.customer.ask(bindDocument, variables, { idempotencyKey: 'no agreement' });
    const declined = { status: 'declined', decline_code: 'unknown_payment_method' };
    expect(data).toMatchObject({ bind_quote: declined });
  });
});

describe('a debit that is on its way', () => {
  test('is booked as cash once when its bank has paid, however often it is asked after', async () => {
    const quote = await signed();
    await pay(quote, good);
    hoursLater(71);
    await followAll();
    expect(await booked(quote)).toEqual(onItsWay);
    hoursLater(73);
    await followAll();
    const after = await booked(quote);
    expect(after).toMatchObject({ ...settled, books: ['new_business', 'payment'] });
    expect(after['cash']).toBeGreaterThan(0);
    hoursLater(120);
    const before = await footprintOf(fixture.backend);
    await followAll();
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual(['public.payments']);
    expect(await booked(quote)).toEqual(after);
  });

  test.each([
    ['000111111113', 'account_closed'],
    ['000111111116', 'no_account'],
    ['000222222227', 'debit_insufficient_funds'],
    ['000333333335', 'debit_not_authorized'],
  ])('and comes back leaves its invoice owed, and says so (%s, %s)', async (account, code) => {
    const quote = await signed();
    expect(await pay(quote, account)).toMatchObject({ status: 'bound' });
    hoursLater(73);
    await followAll();
    await followAll();
    const letters = ['policy_bound', 'debit_returned'];
    expect(await booked(quote)).toMatchObject({ ...returned, code, books: ['new_business'], cash: 0, letters });
    const entries = await selectRows(
      fixture.backend,
      `select kind, facts->>'code' as code, facts->>'account' as account from timeline_entries
       where quote_id = $1 and kind like 'debit%' order by at`,
      [quote.quoteId],
    );
    expect(entries).toEqual([
      { kind: 'debit_ordered', code: null, account: account.slice(-4) },
      { kind: 'debit_returned', code, account: account.slice(-4) },
    ]);
    const links = `select number from pay_links join policies using (policy_id) where current_quote_id = $1 and ended is null`;
    expect(await selectRows(fixture.backend, links, [quote.quoteId])).toEqual([{ number: 1 }]);
  });

  test('and comes back is collected like everything that is owed: delinquent first, then with notice that cover ends', async () => {
    const quote = await signed();
    await pay(quote, '000222222227');
    hoursLater(73);
    await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
    await followAll();
    const statusOf = async () => {
      const text = 'select policy_status as status from policies where current_quote_id = $1';
      return (await selectOne<{ status: string }>(fixture.backend, text, [quote.quoteId])).status;
    };
    await liveUntil(fixture.backend, '2026-06-20');
    expect(await statusOf()).toBe('delinquent');
    await liveUntil(fixture.backend, '2026-07-02');
    expect(await statusOf()).toBe('pending_cancellation');
  });

  test('and comes back after it was paid takes the receipt out of the books again', async () => {
    const quote = await signed();
    await pay(quote, '000555555559');
    hoursLater(73);
    await followAll();
    expect(await booked(quote)).toMatchObject(settled);
    hoursLater(193);
    await followAll();
    const books = ['new_business', 'payment', 'payment_return'];
    const letters = ['policy_bound', 'debit_returned'];
    expect(await booked(quote)).toMatchObject({ ...returned, code: 'debit_not_authorized', books, cash: 0, letters });
  });
});

describe('a debit whose answer got lost', () => {
  const resume = async ({ quoteId }: StartedQuote) => {
    const { data } = await selectOne<{ data: never }>(
      fixture.backend,
      `select j.data from pgboss.job j join process_intents i on i.process_intent_id::text = j.data->>'intentId'
       where j.name = 'resume-intent' and i.root_id = $1 and i.state = 'begun'`,
      [quoteId],
    );
    await jobHandlers(fixture.backend.platform)['resume-intent']?.(data);
  };
  /** The bank hears of an order that we had given up: its request was under way for a day. */
  const arrivesLate = async ({ quoteId }: StartedQuote) => {
    const { key, token, amount } = await selectOne<{ key: string; token: string; amount: number }>(
      fixture.backend,
      `select gateway_key as key, request->>'methodToken' as token, amount::int
       from payments join process_intents on process_intents.process_intent_id::text = gateway_key where quote_id = $1`,
      [quoteId],
    );
    const terms = { currency: 'USD', description: `First payment for quote ${quoteId}` } as const;
    await sandboxOf(fixture.backend).debit({ key, amount, methodToken: token, ...terms });
  };

  test('after it was ordered binds at once', async () => {
    const quote = await signed();
    expect(await pay(quote, '000777777015')).toMatchObject({ status: 'bound' });
    expect(await effects(quote)).toEqual(['debit:processing']);
  });

  test('before it was ordered is pending, and the job orders it once', async () => {
    const quote = await signed();
    expect(await pay(quote, '000777777007')).toMatchObject({ status: 'pending' });
    await resume(quote);
    expect(await booked(quote)).toMatchObject({ quote: 'bound', payment: 'processing' });
    expect(await effects(quote)).toEqual(['debit:processing']);
  });

  test('for a day is given up; where it arrives after all it is called back', async () => {
    const quote = await signed();
    await pay(quote, '000777777007');
    hoursLater(24);
    await resume(quote);
    expect(await booked(quote)).toMatchObject({ quote: 'open', payment: 'failed', code: 'timed_out' });
    await arrivesLate(quote);
    hoursLater(29.5);
    await followAll();
    expect(await booked(quote)).toMatchObject({ quote: 'open', payment: 'voided' });
    expect(await effects(quote)).toEqual(['debit:processing', 'void:voided']);
  });

  test('and is with the bank when it is found is refunded once it is paid, once', async () => {
    const quote = await signed();
    await pay(quote, '000777777007');
    hoursLater(24);
    await resume(quote);
    await arrivesLate(quote);
    for (const [hours, payment] of [
      [31, 'withdrawn'],
      [60, 'withdrawn'],
      [97, 'refunded'],
      [140, 'refunded'],
    ] as const) {
      hoursLater(hours);
      await followAll();
      expect(await booked(quote)).toMatchObject({ quote: 'open', payment });
    }
    expect(await effects(quote)).toEqual(['debit:processing', 'settle:captured', 'refund:refunded']);
  });
});
