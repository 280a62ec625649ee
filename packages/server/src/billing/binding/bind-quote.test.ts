import { randomUUID } from 'node:crypto';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  aQuote,
  bindDocument,
  boundQuote,
  cardToken,
  plannedQuote,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { sandboxOf } from '@roadworthy/testkit/sandbox-of.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

let isGatewayDown = false;
const fixture = useFixture('bind quote', {
  now: '2026-06-15T14:00:00Z',
  paymentFaults: () => (isGatewayDown ? 'time_out' : undefined),
});
afterEach(async () => {
  isGatewayDown = false;
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const good = '4242424242424242';
type Bound = {
  bind_quote: { status: string; policy_id: string | null; decline_code: string | null; message: string | null };
};
const pay = async ({ customer, quoteId }: StartedQuote, card: string, idempotencyKey: string = randomUUID()) =>
  customer.ask(bindDocument, { id: quoteId, method: await cardToken(fixture.backend, card) }, { idempotencyKey });
const paid = async (quote: StartedQuote, card: string) => (await pay(quote, card)).data as Bound;
const signed = () => signedQuote(fixture.backend, aQuote());
const rowOf = ({ quoteId }: StartedQuote) =>
  selectOne<{
    status: string;
    token_version: number;
    user_id: string | null;
    policy_id: string | null;
    resume_status: string;
  }>(fixture.backend, 'select * from quotes where quote_id = $1', [quoteId]);
/** What the gateway did for a quote, by name. */
async function charged({ quoteId }: StartedQuote): Promise<string[]> {
  const payments = await selectRows<{ key: string }>(
    fixture.backend,
    'select gateway_key as key from payments where quote_id = $1',
    [quoteId],
  );
  const effects = await sandboxOf(fixture.backend).charges();
  return effects
    .filter(({ key }) => payments.some((payment) => key.startsWith(payment.key)))
    .map(({ kind, result }) => `${kind}:${result.status}`)
    .toSorted();
}

/** The job that resumes a quote's bind, with what the queue was told. */
async function resume({ quoteId }: StartedQuote): Promise<void> {
  const { data } = await selectOne<{ data: never }>(
    fixture.backend,
    `select j.data from pgboss.job j join process_intents i on i.process_intent_id::text = j.data->>'intentId'
     where j.name = 'resume-intent' and i.root_id = $1 and i.state = 'begun'`,
    [quoteId],
  );
  await jobHandlers(fixture.backend.platform)['resume-intent']?.(data);
}

describe('bind_quote', () => {
  test('makes the quote a policy with its number, invoices, books, document, letter and line in the activities', async () => {
    const bound = await boundQuote(fixture.backend, aMotorhomeQuote());
    expect(bound.policyNumber).toMatch(/^HAR-\d{6}-\d$/);
    const facts = await selectOne(
      fixture.backend,
      `select p.policy_status, p.effective_date::text, p.expiration_date::text, q.status, q.token_version,
         (select count(*)::int from invoices i where i.policy_id = p.policy_id) as invoices,
         (select count(*)::int from transactions t where t.policy_id = p.policy_id) as charges,
         (select count(*)::int from ledger_transactions l where l.policy_id = p.policy_id) as bookings,
         (select count(*)::int from policy_events e where e.policy_id = p.policy_id) as events,
         (select array_agg(action) from policy_activities a where a.policy_id = p.policy_id) as actions,
         (select array_agg(document_type order by document_type) from documents d where d.policy_id = p.policy_id) as documents,
         (select array_agg(template) from notifications n where n.policy_id = p.policy_id) as letters,
         (select email from users u where u.user_id = p.user_id) as account
       from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1`,
      [bound.policyId],
    );
    expect(facts).toEqual({
      policy_status: 'pending',
      effective_date: '2026-06-16',
      expiration_date: '2027-06-16',
      status: 'bound',
      token_version: 2,
      invoices: 12,
      charges: 1,
      bookings: 2,
      events: 1,
      actions: ['new_business'],
      documents: ['application', 'declarations', 'id_card', 'specimen_policy'],
      letters: ['policy_bound'],
      account: 'ada.moreno@example.com',
    });
    expect(await charged(bound)).toEqual(['authorize:authorized', 'capture:captured']);
  });

  test('keeps how it was paid, how the contract is billed, and what the payment paid', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    const stored = await selectOne(
      fixture.backend,
      `select b.anchor_day, b.payment_term, b.autopay, m.kind, m.cc_last_four, m.token::text like 's1.%' as sealed,
         m.user_id = p.user_id as theirs, pay.policy_id = p.policy_id as named, i.kind as invoice, i.paid_amount::int,
         a.amount::int, t.attempt_count
       from policies p join billing_arrangements b using (contract_id)
       join payment_methods m on m.payment_method_id = b.payment_method_id and m.contract_id = p.contract_id
       join transactions t on t.policy_id = p.policy_id join payments pay on pay.transaction_id = t.transaction_id
       join payment_allocations a on a.payment_id = pay.payment_id join invoices i on i.invoice_id = a.invoice_id
       where p.policy_id = $1`,
      [bound.policyId],
    );
    expect(stored).toMatchObject({
      anchor_day: 16,
      payment_term: 'monthly',
      autopay: false,
      kind: 'card',
      cc_last_four: '4242',
      sealed: true,
      theirs: true,
      named: true,
      invoice: 'deposit',
      attempt_count: 1,
    });
    expect(stored['paid_amount']).toBe(stored['amount']);
    const charge = 'update billing_arrangements set autopay = true';
    await expect(selectRows(fixture.backend, charge)).rejects.toThrow('nobody agreed to');
    const more = `update invoices set paid_amount = paid_amount + 1, status = 'partly_paid' where sequence = 2`;
    await expect(selectRows(fixture.backend, more)).rejects.toThrow('its payments say 0');
  });

  test('charges one invoice when it is paid in full', async () => {
    const bound = await boundQuote(fixture.backend, aQuote({ paymentTerm: 'pay_in_full' }));
    const invoices = await selectRows(fixture.backend, 'select status from invoices where policy_id = $1', [
      bound.policyId,
    ]);
    expect(invoices).toEqual([{ status: 'paid' }]);
  });

  test('gives two policies of one address to one account', async () => {
    const [one, other] = [await boundQuote(fixture.backend, aQuote()), await boundQuote(fixture.backend, aQuote())];
    expect((await rowOf(one)).user_id).toBe((await rowOf(other)).user_id);
  });

  test('starts cover today as active', async () => {
    const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
    const row = await selectOne(fixture.backend, 'select policy_status from policies where policy_id = $1', [
      bound.policyId,
    ]);
    expect(row).toEqual({ policy_status: 'active' });
  });

  test('goes back where it was after a declined card, and binds once with a good one', async () => {
    const quote = await signed();
    const refused = await paid(quote, '4000000000000002');
    expect(refused.bind_quote).toMatchObject({ status: 'declined', decline_code: 'card_declined', policy_id: null });
    expect(refused.bind_quote.message).toMatch(/card/i);
    expect(await rowOf(quote)).toMatchObject({
      status: 'open',
      resume_status: null,
      policy_id: null,
      token_version: 1,
    });
    expect((await paid(quote, good)).bind_quote.status).toBe('bound');
    expect(await charged(quote)).toEqual(['authorize:authorized', 'authorize:declined', 'capture:captured']);
    expect(
      await selectRows(fixture.backend, 'select 1 from policies where current_quote_id = $1', [quote.quoteId]),
    ).toHaveLength(1);
  });

  test('keeps the approval of an approved quote through a declined card', async () => {
    const quote = await signedQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
    const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id) { checkout_url } }';
    await fixture.tenants.insurer.agent.must(send, { id: quote.quoteId });
    await paid(quote, '4000000000000002');
    expect(await rowOf(quote)).toMatchObject({ status: 'agent_approved', resume_status: 'open' });
    expect((await paid(quote, good)).bind_quote.status).toBe('bound');
  });

  test('gives a declined capture’s hold back', async () => {
    const quote = await signed();
    expect((await paid(quote, '4000000000000341')).bind_quote.status).toBe('declined');
    expect((await charged(quote)).at(-1)).toBe('void:voided');
    expect(await rowOf(quote)).toMatchObject({ status: 'open' });
  });

  test.each(['4000000000007015', '4000000000007031'])(
    'binds at once when only an answer got lost (%s)',
    async (card) => {
      const quote = await signed();
      expect((await paid(quote, card)).bind_quote.status).toBe('bound');
      expect(await charged(quote)).toEqual(['authorize:authorized', 'capture:captured']);
    },
  );

  test.each(['4000000000007007', '4000000000007023'])(
    'is pending while nobody knows, and the job binds once (%s)',
    async (card) => {
      const quote = await signed();
      expect((await paid(quote, card)).bind_quote.status).toBe('pending');
      expect(await rowOf(quote)).toMatchObject({ status: 'pending_bind' });
      expect(
        await selectRows(fixture.backend, `select 1 from payments where quote_id = $1 and status = 'unknown'`, [
          quote.quoteId,
        ]),
      ).toHaveLength(1);
      await resume(quote);
      expect(await rowOf(quote)).toMatchObject({ status: 'bound' });
      expect(await charged(quote)).toEqual(['authorize:authorized', 'capture:captured']);
    },
  );

  test('is pending while the gateway is out of reach, and binds once when it is back', async () => {
    const quote = await signed();
    const method = await cardToken(fixture.backend, good);
    isGatewayDown = true;
    const { data } = await quote.customer.ask(
      bindDocument,
      { id: quote.quoteId, method },
      { idempotencyKey: 'outage' },
    );
    expect(data).toMatchObject({ bind_quote: { status: 'pending' } });
    await expect(resume(quote)).rejects.toThrow('is open');
    expect(await charged(quote)).toEqual([]);
    isGatewayDown = false;
    await resume(quote);
    expect(await charged(quote)).toEqual(['authorize:authorized', 'capture:captured']);
    const again = await quote.customer.ask(bindDocument, { id: quote.quoteId, method }, { idempotencyKey: 'outage' });
    expect(again.data).toMatchObject({ bind_quote: { status: 'bound' } });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test.each([
    // The gateway remembers a key for a day: by then nobody asks for money under it any more.
    ['4000000000007007', '2026-06-16T13:46:00Z', []],
    ['4000000000007023', '2026-06-16T14:00:01Z', ['authorize:authorized', 'void:voided']],
  ])('ends after a day without an answer, takes nothing, and can be paid again (%s)', async (card, at, effects) => {
    const quote = await signed();
    expect((await paid(quote, card)).bind_quote.status).toBe('pending');
    fixture.backend.clock.set(at);
    await resume(quote);
    expect(await charged(quote)).toEqual(effects);
    expect(await rowOf(quote)).toMatchObject({ status: 'open', policy_id: null });
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
    expect((await paid(quote, good)).bind_quote.status).toBe('bound');
  });

  test('replays the answer of a double submit, and says so', async () => {
    const quote = await signed();
    const method = await cardToken(fixture.backend, good);
    const submit = () => quote.customer.ask(bindDocument, { id: quote.quoteId, method }, { idempotencyKey: 'twice' });
    const first = await submit();
    const before = await footprintOf(fixture.backend);
    const second = await submit();
    expect(second.body).toBe(first.body);
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([undefined, 'true']);
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });

  test('refuses a key that was used for another body', async () => {
    const quote = await signed();
    await pay(quote, '4000000000000002', 'used');
    const other = { id: quote.quoteId, method: await cardToken(fixture.backend, good) };
    expect(await refusalOf(fixture.backend, quote.customer, bindDocument, other, { idempotencyKey: 'used' })).toEqual({
      code: 'idempotency_key_reused',
    });
  });

  test('lets two customers use the same key', async () => {
    for (const quote of [await signed(), await signed()]) {
      expect(((await pay(quote, good, 'the same')).data as Bound).bind_quote.status).toBe('bound');
    }
  });

  test('answers a duplicate in flight with 409 in_progress at once', async () => {
    const quote = await signed();
    const method = await cardToken(fixture.backend, good);
    const submit = () => quote.customer.ask(bindDocument, { id: quote.quoteId, method }, { idempotencyKey: 'race' });
    // Nobody can write a policy while this is held, so the first stays in flight until the others are answered.
    const holder = await fixture.backend.owner.pool.connect();
    await holder.query('begin; lock table policies in share mode');
    const answers: Awaited<ReturnType<typeof submit>>[] = [];
    const submitting = [1, 2, 3].map(async () => answers.push(await submit()));
    await expect.poll(() => answers.length, { timeout: 4_000 }).toBe(2);
    await holder.query('rollback');
    holder.release();
    await Promise.all(submitting);
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 200]);
    for (const { errors } of answers.slice(0, 2)) expect(errors[0]?.extensions.code).toBe('in_progress');
  });

  test('refuses a quote that nobody signed, one that is not priced and one that is bound', async () => {
    const method = await cardToken(fixture.backend, good);
    const planned = await plannedQuote(fixture.backend, aQuote());
    expect(await refusalOf(fixture.backend, planned.customer, bindDocument, { id: planned.quoteId, method })).toEqual({
      code: 'not_signed',
      field: 'signature',
    });
    const bound = await boundQuote(fixture.backend, aQuote());
    expect(await refusalOf(fixture.backend, bound.customer, bindDocument, { id: bound.quoteId, method })).toEqual({
      code: 'quote_bound',
    });
  });

  test('refuses a quote whose rates have been replaced since it was priced', async () => {
    const quote = await signed();
    await fixture.backend.owner.pool.query(`update quotes set rated_content_hash = 'older' where quote_id = $1`, [
      quote.quoteId,
    ]);
    const method = await cardToken(fixture.backend, good);
    expect(await refusalOf(fixture.backend, quote.customer, bindDocument, { id: quote.quoteId, method })).toEqual({
      code: 'rating_outdated',
    });
  });
});
