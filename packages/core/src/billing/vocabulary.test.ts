import { describe, expect, test } from 'vitest';
import {
  invoiceKinds,
  invoiceStatuses,
  ledgerAccounts,
  ledgerKinds,
  payLinkEnds,
  paymentBeginners,
  paymentDirections,
  paymentMethodKinds,
  paymentStatuses,
  transactionStatuses,
  transactionTypes,
} from './vocabulary.ts';

const lists = {
  invoiceKinds,
  invoiceStatuses,
  paymentBeginners,
  paymentDirections,
  paymentStatuses,
  paymentMethodKinds,
  transactionTypes,
  transactionStatuses,
  ledgerAccounts,
  ledgerKinds,
  payLinkEnds,
} as const;

describe('the value lists of billing', () => {
  // Written by hand: the database checks the same values.
  test.each([
    ['invoiceStatuses', 'scheduled issued pending partly_paid paid void written_off'],
    ['invoiceKinds', 'deposit instalment bridging catch_up balance reinstatement endorsement'],
    ['paymentBeginners', 'checkout schedule staff customer'],
    ['paymentDirections', 'in out'],
    ['paymentStatuses', 'pending authorized processing settled failed returned withdrawn voided refunded unknown'],
    ['transactionTypes', 'charge refund fee adjustment'],
    ['transactionStatuses', 'pending authorized settled failed returned voided refunded unknown'],
    [
      'ledgerAccounts',
      'premium_receivable cash unapplied_cash unearned_premium earned_premium policy_fees instalment_fees other_fees small_amounts taxes_payable refunds_payable refunds_advanced commission_expense commission_payable write_off interest_expense dispute_fees due_between_organizations',
    ],
    [
      'ledgerKinds',
      'new_business renewal endorsement cancellation reinstatement earning fee payment payment_return application chargeback refund_owed refund_paid refund_interest write_off commission rewrite transfer',
    ],
    ['paymentMethodKinds', 'card bank'],
    ['payLinkEnds', 'paid moved detached'],
  ] as const)('%s are %s', (name, values) => {
    expect(lists[name].join(' ')).toBe(values);
  });
});
