import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { DeclineCode } from '../decline.ts';

const known: Readonly<Record<string, DeclineCode>> = {
  insufficient_funds: 'debit_insufficient_funds',
  account_closed: 'account_closed',
  bank_account_closed: 'account_closed',
  no_account: 'no_account',
  incorrect_account_details: 'no_account',
  account_number_invalid: 'no_account',
  bank_account_unusable: 'account_restricted',
  bank_account_restricted: 'account_restricted',
  payment_method_bank_account_blocked: 'account_restricted',
  debit_not_authorized: 'debit_not_authorized',
  customer_initiated: 'debit_not_authorized',
  payment_method_customer_decline: 'debit_not_authorized',
  payment_intent_mandate_invalid: 'debit_not_authorized',
  bank_account_unverified: 'account_unverified',
  payment_intent_action_required: 'account_unverified',
  authentication_required: 'account_unverified',
};

/** Our word for why a bank account was not debited: Stripe's error codes, and its reasons of disputes. */
export function debitCodeOf(code: string | null | undefined): DeclineCode {
  return ownValue(known, code ?? '') ?? 'debit_failed';
}
