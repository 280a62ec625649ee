import { payByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { jobHandlers } from '../../registry.ts';
import { wakeDebit } from './follow-debits.ts';

const start = Date.parse('2026-06-15T14:00:00Z');
const fixture = useFixture('debit webhooks', { now: new Date(start).toISOString() });
const setHours = (hours: number) => fixture.backend.clock.set(new Date(start + hours * 3_600_000).toISOString());
beforeEach(() => setHours(0));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

type Payment = { payment_id: string; key: string; reference: string; status: string };
async function bought(account: string): Promise<() => Promise<Payment>> {
  const quote = await signedQuote(fixture.backend, aQuote());
  expect(await payByBank(fixture.backend, quote, account)).toMatchObject({ status: 'bound' });
  const text = `select payment_id, gateway_key as key, gateway_reference as reference, status from payments
    where quote_id = $1`;
  return () => selectOne<Payment>(fixture.backend, text, [quote.quoteId]);
}

/** The queue's jobs that webhooks left, with what they were told, gone from the queue. */
async function takeJobs(): Promise<JobData['follow-debit'][]> {
  const rows = await selectRows<{ data: JobData['follow-debit'] }>(
    fixture.backend,
    `delete from pgboss.job where name = 'follow-debit' returning data`,
  );
  return rows.map(({ data }) => data);
}
const work = async () => {
  for (const job of await takeJobs()) await jobHandlers(fixture.backend.platform)['follow-debit']?.(job);
};
const stated = (event: { key: string | null; reference: string }) =>
  wakeDebit(fixture.backend.platform, { ...event, status: 'captured' });
const bookings = async (paymentId: string) =>
  (
    await selectRows<{ kind: string }>(
      fixture.backend,
      `select l.kind from ledger_transactions l join transactions t using (policy_id) where t.payment_id = $1
       order by l.booked, l.kind`,
      [paymentId],
    )
  ).map(({ kind }) => kind);

describe('a webhook about a debit', () => {
  test('has the worker ask, by the key or by the reference alone', async () => {
    const payment = await bought('000123456789');
    const { key, reference, payment_id } = await payment();
    setHours(73);
    for (const event of [
      { key, reference: 'unknown' },
      { key: null, reference },
    ]) {
      await stated(event);
      expect(await takeJobs()).toMatchObject([{ paymentId: payment_id }]);
    }
  });

  test('about a card, or about what is not ours, is passed over', async () => {
    const { quoteId } = await boundQuote(fixture.backend, aQuote());
    const { key, reference } = await selectOne<{ key: string; reference: string }>(
      fixture.backend,
      'select gateway_key as key, gateway_reference as reference from payments where quote_id = $1',
      [quoteId],
    );
    await stated({ key, reference });
    await stated({ key: null, reference: 'pi_elsewhere' });
    await stated({ key: `'; drop table payments`, reference: '' });
    expect(await takeJobs()).toEqual([]);
  });

  test('that comes too early changes nothing, whatever it says', async () => {
    const payment = await bought('000123456789');
    await stated(await payment());
    await work();
    expect((await payment()).status).toBe('processing');
  });

  test('that comes twice, and beside the clock, books the money once', async () => {
    const payment = await bought('000123456789');
    setHours(73);
    await stated(await payment());
    await stated(await payment());
    const jobs = await takeJobs();
    const follow = jobHandlers(fixture.backend.platform);
    await Promise.all([...jobs, ...jobs].map(async (job) => follow['follow-debit']?.(job)));
    await follow['follow-debits']?.({});
    const { status, payment_id } = await payment();
    expect(status).toBe('settled');
    expect(await bookings(payment_id)).toEqual(['new_business', 'payment']);
  });

  test('of the return that overtakes that of the payment leads to the same books, and no cash', async () => {
    const payment = await bought('000555555559');
    // Both happened before anybody was told of either.
    setHours(200);
    const { key, reference, payment_id } = await payment();
    await stated({ key: null, reference });
    await stated({ key, reference });
    await work();
    expect((await payment()).status).toBe('returned');
    expect(await bookings(payment_id)).toEqual(['new_business']);
  });

  test('may come at any time, in any order and number: the books are those of how the debit stands', async () => {
    const seed = 46;
    console.info(`fast-check seed ${seed}`);
    const hours = fc.array(fc.constantFrom(1, 71, 73, 100, 191, 193, 300), { minLength: 1, maxLength: 6 });
    const property = fc.asyncProperty(hours, async (times) => {
      setHours(0);
      const payment = await bought('000555555559');
      const inOrder = times.toSorted((one, other) => one - other);
      for (const time of inOrder) {
        setHours(time);
        await stated(await payment());
        await work();
      }
      const last = inOrder.at(-1) ?? 0;
      const current = last < 72 ? 'processing' : last < 192 ? 'settled' : 'returned';
      const { status, payment_id } = await payment();
      expect(status).toBe(current);
      const wasPaid = inOrder.some((time) => time >= 72 && time < 192);
      const receipt = wasPaid ? ['payment'] : [];
      const back = wasPaid && last >= 192 ? ['payment_return'] : [];
      expect(await bookings(payment_id)).toEqual(['new_business', ...receipt, ...back]);
    });
    await fc.assert(property, { seed, numRuns: 6 });
  });
});
