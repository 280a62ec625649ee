import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideDebitStep, type DebitStanding } from './follow-debit.ts';
import { paymentStatuses, type PaymentStatus } from './vocabulary.ts';

const standings: readonly DebitStanding[] = ['processing', 'captured', 'declined', 'voided', 'returned'];

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
    const steps = standings.map((standing) => decideDebitStep(payment, standing) ?? '-');
    expect(steps.join(' ')).toBe(table[payment]);
  });

  // Each step leads to a status from which the same news leads nowhere: heard twice, it has its effect once.
  test.each(standings)('is nothing the second time, when it is %s', (standing) => {
    const leadsTo = { settle: 'settled', send_back: 'returned' } as const;
    for (const payment of paymentStatuses) {
      const step = decideDebitStep(payment, standing);
      if (step === null || step === 'give_back') continue;
      expect(decideDebitStep(leadsTo[step], standing)).toBeNull();
    }
  });
});

describe('a debit that is followed', () => {
  const seed = 46;
  /** What is kept of a payment after a step; what is given back ends, or waits for its bank. */
  const after = (payment: PaymentStatus, standing: DebitStanding): PaymentStatus => {
    switch (decideDebitStep(payment, standing)) {
      case 'settle':
        return 'settled';
      case 'send_back':
        return 'returned';
      case 'give_back':
        return standing === 'captured' ? 'refunded' : 'withdrawn';
      default:
        return payment;
    }
  };
  const news = fc.array(fc.constantFrom(...standings), { minLength: 1, maxLength: 12 });

  test(`is settled exactly where the last thing that its bank did was to pay (seed ${seed})`, () => {
    const property = fc.property(news, (heard) => {
      const kept = heard.reduce<PaymentStatus>(after, 'processing');
      const last = heard.findLast((standing) => standing !== 'processing');
      expect(kept === 'settled').toBe(last === 'captured');
      expect(kept === 'processing').toBe(last === undefined);
    });
    fc.assert(property, { seed });
  });

  test(`is kept by nobody where nothing was sold for it (seed ${seed})`, () => {
    const property = fc.property(news, (heard) => {
      const kept = heard.reduce<PaymentStatus>(after, 'failed');
      expect(['failed', 'withdrawn', 'refunded']).toContain(kept);
      if (heard.includes('captured')) expect(kept).toBe('refunded');
    });
    fc.assert(property, { seed });
  });

  test('that was settled, sent back and paid again ends as it is', () => {
    const heard: readonly DebitStanding[] = ['captured', 'returned', 'returned', 'captured', 'captured'];
    const kept = heard.map((_, index) => heard.slice(0, index + 1).reduce<PaymentStatus>(after, 'processing'));
    expect(kept).toEqual(['settled', 'returned', 'returned', 'settled', 'settled']);
  });
});
