import { ownValue } from '../../shared/text/own-value.ts';
import type { Sentence } from '../../shared/text/sentence.ts';

const reasons: Readonly<Record<string, string>> = {
  insufficient_funds: 'There was not enough money on the card.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code does not match the card.',
  incorrect_postal_code: 'The postal code does not match the card.',
  authentication_required: 'The bank asks for a confirmation by the owner of the card.',
  try_again_later: 'The bank could not answer just then.',
  debit_insufficient_funds: 'There was not enough money in the account.',
  account_closed: 'The bank account is closed.',
  no_account: 'There is no account with these numbers.',
  account_restricted: 'The bank does not let this account be debited.',
  debit_not_authorized: 'The owner of the account says that the debit was not authorized.',
  chargeback: 'The payment was disputed at the bank and taken back.',
  timed_out: 'The payment was never confirmed.',
};

/** Why a bank did not pay, in words for the payer; a code without words is the bank’s own affair. */
export function describeDecline(code: string): Sentence {
  return { message: ownValue(reasons, code) ?? 'The bank did not make the payment.' };
}
