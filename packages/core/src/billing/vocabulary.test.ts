import { describe, expect, test } from 'vitest';
import {
  invoiceStatuses,
  ledgerAccounts,
  ledgerKinds,
  paymentStatuses,
  transactionStatuses,
  transactionTypes,
} from './vocabulary.ts';

const lists = {
  invoiceStatuses,
  paymentStatuses,
  transactionTypes,
  transactionStatuses,
  ledgerAccounts,
  ledgerKinds,
} as const;

describe('the value lists of billing', () => {
  // Written by hand: the database checks the same values.
  test.each([
    ['invoiceStatuses', 'scheduled issued paid void'],
    ['paymentStatuses', 'pending authorized settled failed voided unknown'],
    ['transactionTypes', 'charge refund fee adjustment'],
    ['transactionStatuses', 'pending authorized settled failed voided refunded unknown'],
    ['ledgerAccounts', 'premium_receivable cash written_premium policy_fees installment_fees'],
    ['ledgerKinds', 'new_business payment'],
  ] as const)('%s are %s', (name, values) => {
    expect(lists[name].join(' ')).toBe(values);
  });
});
