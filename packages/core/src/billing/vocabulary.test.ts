import { describe, expect, test } from 'vitest';
import {
  invoiceStatuses,
  ledgerAccounts,
  ledgerKinds,
  paymentMethodKinds,
  paymentStatuses,
  transactionStatuses,
  transactionTypes,
} from './vocabulary.ts';

const lists = {
  invoiceStatuses,
  paymentStatuses,
  paymentMethodKinds,
  transactionTypes,
  transactionStatuses,
  ledgerAccounts,
  ledgerKinds,
} as const;

describe('the value lists of billing', () => {
  // Written by hand: the database checks the same values.
  test.each([
    ['invoiceStatuses', 'scheduled issued pending paid void'],
    ['paymentStatuses', 'pending authorized processing settled failed returned withdrawn voided refunded unknown'],
    ['transactionTypes', 'charge refund fee adjustment'],
    ['transactionStatuses', 'pending authorized settled failed returned voided refunded unknown'],
    ['ledgerAccounts', 'premium_receivable cash written_premium policy_fees installment_fees'],
    ['ledgerKinds', 'new_business payment payment_return'],
    ['paymentMethodKinds', 'card bank'],
  ] as const)('%s are %s', (name, values) => {
    expect(lists[name].join(' ')).toBe(values);
  });
});
