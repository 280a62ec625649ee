import { sameFor } from '../../shared/text/same-for.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { DeclineCode } from './decline-reasons.ts';

/**
 * Why banks do not pay, by their own codes, as they were read on 28 November 2026: what each comes to in our words. A code
 * that no payer is meant to see, as those between banks, is null.
 */
type Codes = Readonly<Record<string, DeclineCode | null>>;

/** Returns of electronic debits in the United States (the addenda of moov-io/ach and public lists of return codes, B). */
const nacha: Codes = {
  ...sameFor('R01', 'debit_insufficient_funds'),
  ...sameFor('R09', 'debit_funds_not_cleared'),
  ...sameFor('R02', 'account_closed'),
  ...sameFor('R03 R04 R12 R13 R17 R28', 'no_account'),
  ...sameFor('R16 R20 R32 R34', 'account_restricted'),
  ...sameFor('R08 R38', 'debit_stopped'),
  ...sameFor('R07', 'debit_permission_withdrawn'),
  ...sameFor('R05 R10 R31', 'debit_not_authorized'),
  ...sameFor('R11', 'debit_not_as_agreed'),
  ...sameFor('R29', 'debit_blocked'),
  ...sameFor('R14 R15 R90', 'payer_unable'),
  // What is wrong with a debit that we sent, or that our own bank asked back.
  ...sameFor('R06 R18 R19 R21 R22 R25 R26 R27', 'debit_fault'),
  ...sameFor('R24', 'duplicate_payment'),
  ...sameFor('R23 R36', 'refund_refused'),
  // Of checks that were made into debits, which we do not take.
  ...sameFor('R30 R33 R35 R37 R39 R50 R51 R52 R53', 'debit_failed'),
  ...sameFor('R40 R41 R42 R43 R44 R45 R46 R47 R61 R62 R67 R68 R69 R70 R71 R72 R73 R74 R75 R76 R77', null),
  ...sameFor('R80 R81 R82 R83 R84 R85', null),
};

/** Returns of pre-authorized debits in Canada (lists that banks publish, B and C; the waits of 901 and 908 from memory, D). */
const canadianEft: Codes = {
  ...sameFor('901', 'debit_insufficient_funds'),
  ...sameFor('908', 'debit_funds_not_cleared'),
  ...sameFor('905', 'account_closed'),
  ...sameFor('900 902 906 912 914', 'no_account'),
  ...sameFor('907 909 911 990', 'account_restricted'),
  ...sameFor('903', 'debit_stopped'),
  ...sameFor('917 920', 'debit_permission_withdrawn'),
  ...sameFor('915', 'debit_not_authorized'),
  ...sameFor('916 918 919 921', 'debit_not_as_agreed'),
  ...sameFor('910', 'payer_unable'),
  ...sameFor('904', 'debit_fault'),
  ...sameFor('922', 'refund_refused'),
  ...sameFor('998', 'debit_failed'),
};

/** Why a card was declined, in the names of docs.stripe.com/declines/codes (A; of the blocked payments C). */
const card: Codes = {
  ...sameFor('insufficient_funds', 'insufficient_funds'),
  ...sameFor('card_velocity_exceeded withdrawal_count_limit_exceeded', 'card_limit_reached'),
  ...sameFor('card_decline_rate_limit_exceeded', 'too_many_attempts'),
  ...sameFor('do_not_honor generic_decline', 'declined_without_reason'),
  ...sameFor('expired_card', 'expired_card'),
  ...sameFor('incorrect_cvc invalid_cvc requested_block_on_incorrect_cvc', 'incorrect_cvc'),
  ...sameFor('incorrect_zip incorrect_postal_code', 'incorrect_postal_code'),
  ...sameFor('incorrect_number invalid_number invalid_expiry_month invalid_expiry_year', 'card_data_wrong'),
  ...sameFor('new_account_information_available', 'card_replaced'),
  ...sameFor('card_not_supported currency_not_supported testmode_decline', 'card_not_usable'),
  ...sameFor('revocation_of_authorization revocation_of_all_authorizations stop_payment_order', 'card_stopped'),
  ...sameFor(
    'authentication_required authentication_not_handled requires_action_not_handled',
    'authentication_required',
  ),
  ...sameFor('payment_intent_authentication_failure', 'authentication_required'),
  ...sameFor('issuer_not_available processing_error reenter_transaction try_again_later', 'try_again_later'),
  ...sameFor('duplicate_transaction', 'duplicate_payment'),
  ...sameFor('call_issuer invalid_account invalid_amount no_action_taken not_permitted', 'card_declined'),
  ...sameFor('security_violation service_not_allowed transaction_not_allowed do_not_try_again', 'card_declined'),
  // Only a call helps, which nobody makes by themselves.
  ...sameFor('approve_with_id', 'card_declined'),
  // Who stole a card learns nothing.
  ...sameFor('fraudulent highest_risk_level lost_card merchant_blacklist pickup_card restricted_card', 'card_declined'),
  ...sameFor('stolen_card low_probability_of_authorization previously_declined_do_not_retry rule', 'card_declined'),
  // Of a card at a till.
  ...sameFor('incorrect_pin invalid_pin offline_pin_required online_or_offline_pin_required', 'card_declined'),
  ...sameFor('pin_try_exceeded', 'card_declined'),
};

/** Why an account was not debited: Stripe's errors, its reasons of a blocked account, and of money that a bank takes back (A). */
const account: Codes = {
  ...sameFor('insufficient_funds', 'debit_insufficient_funds'),
  ...sameFor('account_closed bank_account_closed', 'account_closed'),
  ...sameFor('no_account incorrect_account_details account_number_invalid account_invalid', 'no_account'),
  ...sameFor('bank_account_invalid_details incorrect_account_holder_name routing_number_invalid', 'no_account'),
  ...sameFor('bank_account_unusable bank_account_restricted bank_account_frozen', 'account_restricted'),
  ...sameFor('payment_method_bank_account_blocked', 'account_restricted'),
  ...sameFor('debit_not_authorized customer_initiated', 'debit_not_authorized'),
  ...sameFor('payment_method_customer_decline payment_intent_mandate_invalid', 'debit_permission_withdrawn'),
  ...sameFor('bank_account_unverified payment_intent_action_required authentication_required', 'account_unverified'),
  ...sameFor('tokenized_account_number_deactivated expired_payment_method', 'unknown_bank_account'),
  ...sameFor('recipient_deceased', 'payer_unable'),
  ...sameFor('duplicate', 'duplicate_payment'),
  ...sameFor('bank_account_declined payment_method_provider_decline refer_to_customer', 'debit_failed'),
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
