import { ownValue } from '../../shared/text/own-value.ts';
import type { DeclineCode } from './decline-reasons.ts';

/**
 * Why banks do not pay, by their own codes, as they were read on 28 November 2026: what each comes to in our words. A code
 * that no payer is meant to see, as those between banks, is null.
 */
type Codes = Readonly<Record<string, DeclineCode | null>>;

const all = (codes: string, reason: DeclineCode | null): Codes =>
  Object.fromEntries(codes.split(' ').map((code) => [code, reason]));

/** Returns of electronic debits in the United States (the addenda of moov-io/ach and public lists of return codes, B). */
const nacha: Codes = {
  ...all('R01', 'debit_insufficient_funds'),
  ...all('R09', 'debit_funds_not_cleared'),
  ...all('R02', 'account_closed'),
  ...all('R03 R04 R12 R13 R17 R28', 'no_account'),
  ...all('R16 R20 R32 R34', 'account_restricted'),
  ...all('R08 R38', 'debit_stopped'),
  ...all('R07', 'debit_permission_withdrawn'),
  ...all('R05 R10 R31', 'debit_not_authorized'),
  ...all('R11', 'debit_not_as_agreed'),
  ...all('R29', 'debit_blocked'),
  ...all('R14 R15 R90', 'payer_unable'),
  // What is wrong with a debit that we sent, or that our own bank asked back.
  ...all('R06 R18 R19 R21 R22 R25 R26 R27', 'debit_fault'),
  ...all('R24', 'duplicate_payment'),
  ...all('R23 R36', 'refund_refused'),
  // Of checks that were made into debits, which we do not take.
  ...all('R30 R33 R35 R37 R39 R50 R51 R52 R53', 'debit_failed'),
  ...all('R40 R41 R42 R43 R44 R45 R46 R47 R61 R62 R67 R68 R69 R70 R71 R72 R73 R74 R75 R76 R77', null),
  ...all('R80 R81 R82 R83 R84 R85', null),
};

/** Returns of pre-authorized debits in Canada (lists that banks publish, B and C; the waits of 901 and 908 from memory, D). */
const canadianEft: Codes = {
  ...all('901', 'debit_insufficient_funds'),
  ...all('908', 'debit_funds_not_cleared'),
  ...all('905', 'account_closed'),
  ...all('900 902 906 912 914', 'no_account'),
  ...all('907 909 911 990', 'account_restricted'),
  ...all('903', 'debit_stopped'),
  ...all('917 920', 'debit_permission_withdrawn'),
  ...all('915', 'debit_not_authorized'),
  ...all('916 918 919 921', 'debit_not_as_agreed'),
  ...all('910', 'payer_unable'),
  ...all('904', 'debit_fault'),
  ...all('922', 'refund_refused'),
  ...all('998', 'debit_failed'),
};

/** Why a card was declined, in the names of docs.stripe.com/declines/codes (A; of the blocked payments C). */
const card: Codes = {
  ...all('insufficient_funds', 'insufficient_funds'),
  ...all('card_velocity_exceeded withdrawal_count_limit_exceeded', 'card_limit_reached'),
  ...all('card_decline_rate_limit_exceeded', 'too_many_attempts'),
  ...all('do_not_honor generic_decline', 'declined_without_reason'),
  ...all('expired_card', 'expired_card'),
  ...all('incorrect_cvc invalid_cvc requested_block_on_incorrect_cvc', 'incorrect_cvc'),
  ...all('incorrect_zip incorrect_postal_code', 'incorrect_postal_code'),
  ...all('incorrect_number invalid_number invalid_expiry_month invalid_expiry_year', 'card_data_wrong'),
  ...all('new_account_information_available', 'card_replaced'),
  ...all('card_not_supported currency_not_supported testmode_decline', 'card_not_usable'),
  ...all('revocation_of_authorization revocation_of_all_authorizations stop_payment_order', 'card_stopped'),
  ...all('authentication_required authentication_not_handled requires_action_not_handled', 'authentication_required'),
  ...all('payment_intent_authentication_failure', 'authentication_required'),
  ...all('issuer_not_available processing_error reenter_transaction try_again_later', 'try_again_later'),
  ...all('duplicate_transaction', 'duplicate_payment'),
  ...all('call_issuer invalid_account invalid_amount no_action_taken not_permitted', 'card_declined'),
  ...all('security_violation service_not_allowed transaction_not_allowed do_not_try_again', 'card_declined'),
  // Only a call helps, which nobody makes by themselves.
  ...all('approve_with_id', 'card_declined'),
  // Who stole a card learns nothing.
  ...all('fraudulent highest_risk_level lost_card merchant_blacklist pickup_card restricted_card', 'card_declined'),
  ...all('stolen_card low_probability_of_authorization previously_declined_do_not_retry rule', 'card_declined'),
  // Of a card at a till.
  ...all('incorrect_pin invalid_pin offline_pin_required online_or_offline_pin_required', 'card_declined'),
  ...all('pin_try_exceeded', 'card_declined'),
};

/** Why an account was not debited: Stripe's errors, its reasons of a blocked account, and of money that a bank takes back (A). */
const account: Codes = {
  ...all('insufficient_funds', 'debit_insufficient_funds'),
  ...all('account_closed bank_account_closed', 'account_closed'),
  ...all('no_account incorrect_account_details account_number_invalid account_invalid', 'no_account'),
  ...all('bank_account_invalid_details incorrect_account_holder_name routing_number_invalid', 'no_account'),
  ...all('bank_account_unusable bank_account_restricted bank_account_frozen', 'account_restricted'),
  ...all('payment_method_bank_account_blocked', 'account_restricted'),
  ...all('debit_not_authorized customer_initiated', 'debit_not_authorized'),
  ...all('payment_method_customer_decline payment_intent_mandate_invalid', 'debit_permission_withdrawn'),
  ...all('bank_account_unverified payment_intent_action_required authentication_required', 'account_unverified'),
  ...all('tokenized_account_number_deactivated expired_payment_method', 'unknown_bank_account'),
  ...all('recipient_deceased', 'payer_unable'),
  ...all('duplicate', 'duplicate_payment'),
  ...all('bank_account_declined payment_method_provider_decline refer_to_customer', 'debit_failed'),
};

export const returnCodes = { nacha, canadianEft, card, account } as const;

/** What a code of a network comes to; null where it is known to none, or meant for no payer. */
export function reasonOf(network: keyof typeof returnCodes, code: string | null | undefined): DeclineCode | null {
  return ownValue(returnCodes[network], code ?? '') ?? null;
}

/**
 * What a card's network advises beside a decline: `never`, `stopped` by its owner, once its data are `corrected` or the
 * card is the `new` one, or `later`, after so many hours.
 */
export type Advice =
  | { readonly next: 'never' | 'stopped' | 'corrected' | 'new' }
  | { readonly next: 'later'; readonly hours: number };

const later = (hours: number): Advice => ({ next: 'later', hours });

/** Stripe's own word (A), the codes of Mastercard's advice (A), and Visa's responses that are never to be tried again (B). */
const advices = {
  stripe: {
    do_not_try_again: { next: 'never' },
    try_again_later: later(0),
    confirm_card_data: { next: 'corrected' },
  },
  mastercard: {
    '01': { next: 'new' },
    '02': later(72),
    '03': { next: 'never' },
    '04': { next: 'never' },
    '21': { next: 'stopped' },
    '22': { next: 'never' },
    '24': later(1),
    '25': later(24),
    '26': later(48),
    '27': later(96),
    '28': later(144),
    '29': later(192),
    '30': later(240),
    '40': { next: 'never' },
    '41': { next: 'never' },
  },
  visa: {
    '04': { next: 'never' },
    '07': { next: 'never' },
    '14': { next: 'never' },
    '15': { next: 'never' },
    '41': { next: 'never' },
    '43': { next: 'never' },
    '46': { next: 'never' },
    '57': { next: 'never' },
    R0: { next: 'stopped' },
    R1: { next: 'stopped' },
    R3: { next: 'stopped' },
    '54': { next: 'corrected' },
    '55': { next: 'corrected' },
    '70': { next: 'corrected' },
    '82': { next: 'corrected' },
    '1A': { next: 'corrected' },
    '6P': { next: 'corrected' },
    N7: { next: 'corrected' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Advice>>>>;

const everyAdvice: Readonly<Record<keyof typeof advices, Readonly<Record<string, Advice>>>> = advices;

/** What a network advises under a code; null where that is nothing, and its decline alone decides. */
export function adviceOf(network: keyof typeof advices, code: string | null | undefined): Advice | null {
  return ownValue(everyAdvice[network], code ?? '') ?? null;
}
