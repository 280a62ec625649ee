import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideDebitStep, type DebitStatus } from './follow-debit.ts';
import { paymentStatuses, type PaymentStatus } from '../vocabulary.ts';

const standings: readonly DebitStatus[] = ['processing', 'captured', 'declined', 'voided', 'returned'];

/** By hand: what follows for a payment (rows) from each standing at the gateway, in the order above; `-` is nothing. */
const table: Readonly<Record<PaymentStatus, string>> = {
  pending: '- - - - -',
  authorized: '- - - - -',
  unknown: '- - - - -',
  processing: '- settle send_back send_back send_back',
  settled: '- - send_back send_back send_back',
  returned: '- settle - - -',
  failed: 'give_back give_back - - -',
  withdrawn: 'give_back give_back - - -',
  voided: 'give_back give_back - - -',
  refunded: '- - - - -',
};

describe('what follows from how a debit stands', () => {
  test.each(paymentStatuses)('for a payment that is %s', (payment) => {
    const steps = standings.map((status) => decideDebitStep(payment, status) ?? '-');
    expect(steps.join(' ')).toBe(table[payment]);
  });

  // Each step leads to a status from which the same news leads nowhere: heard twice, it has its effect once.
  test.each(standings)('is nothing the second time, when it is %s', (status) => {
    const leadsTo = { settle: 'settled', send_back: 'returned' } as const;
    for (const payment of paymentStatuses) {
      const step = decideDebitStep(payment, status);
      if (step === null || step === 'give_back') continue;
      expect(decideDebitStep(leadsTo[step], status)).toBeNull();
    }
  });
});

describe('a debit that is followed', () => {
  const seed = 46;
  /** What is kept of a payment after a step; what is given back ends, or waits for its bank. */
  const after = (payment: PaymentStatus, status: DebitStatus): PaymentStatus => {
    switch (decideDebitStep(payment, status)) {
      case 'settle':
        return 'settled';
      case 'send_back':
        return 'returned';
      case 'give_back':
        return status === 'captured' ? 'refunded' : 'withdrawn';
      default:
        return payment;
    }
  };
  const news = fc.array(fc.constantFrom(...standings), { minLength: 1, maxLength: 12 });

  test(`is settled exactly where the last thing that its bank did was to pay (seed ${seed})`, () => {
    const property = fc.property(news, (heard) => {
      const stored = heard.reduce<PaymentStatus>(after, 'processing');
      const last = heard.findLast((status) => status !== 'processing');
      expect(stored === 'settled').toBe(last === 'captured');
      expect(stored === 'processing').toBe(last === undefined);
    });
    fc.assert(property, { seed });
  });

  test(`is kept by nobody where nothing was sold for it (seed ${seed})`, () => {
    const property = fc.property(news, (heard) => {
      const stored = heard.reduce<PaymentStatus>(after, 'failed');
      expect(['failed', 'withdrawn', 'refunded']).toContain(stored);
      if (heard.includes('captured')) expect(stored).toBe('refunded');
    });
    fc.assert(property, { seed });
  });

  test('that was settled, sent back and paid again ends as it is', () => {
    const heard: readonly DebitStatus[] = ['captured', 'returned', 'returned', 'captured', 'captured'];
    const stored = heard.map((_, index) => heard.slice(0, index + 1).reduce<PaymentStatus>(after, 'processing'));
    expect(stored).toEqual(['settled', 'returned', 'returned', 'settled', 'settled']);
  });
});
