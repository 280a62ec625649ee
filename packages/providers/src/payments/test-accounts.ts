import type { DeclineCode } from './decline.ts';

/** What becomes of a debit of a test account. One without it is paid. */
export type AccountBehaviour =
  | { readonly when: 'at_once'; readonly outcome: DeclineCode }
  /** `onlyLater`: while its owner is at hand it pays. */
  | { readonly when: 'settling'; readonly outcome: DeclineCode; readonly onlyLater?: true }
  /** So many days after it was paid: five where it does not say. */
  | {
      readonly when: 'after_settlement';
      readonly outcome: DeclineCode;
      readonly days?: number;
      readonly onlyLater?: true;
    }
  /** As of a card: the first request is lost before anything happened, or its answer after it did. */
  | { readonly when: 'at_once'; readonly outcome: 'times_out_before' | 'times_out_after' }
  | { readonly when: 'settling'; readonly outcome: 'never' };

export type TestAccount = { readonly number: string; readonly meaning: string; readonly behaviour?: AccountBehaviour };

/** The bank that test accounts are with, in each country. */
export const testBank = { routing: '110000000', institution: '000', transit: '11000' } as const;

/** Every account that the sandbox takes, most with the numbers of Stripe's test mode; a real one is refused. */
export const testAccounts: readonly TestAccount[] = [
  { number: '000123456789', meaning: 'Is paid after three days' },
  {
    number: '000111111113',
    meaning: 'Comes back: the account is closed',
    behaviour: { when: 'settling', outcome: 'account_closed' },
  },
  {
    number: '000111111116',
    meaning: 'Comes back: there is no such account',
    behaviour: { when: 'settling', outcome: 'no_account' },
  },
  {
    number: '000222222227',
    meaning: 'Comes back: not enough money',
    behaviour: { when: 'settling', outcome: 'debit_insufficient_funds' },
  },
  {
    number: '000333333335',
    meaning: 'Comes back: its bank may not be debited',
    behaviour: { when: 'settling', outcome: 'debit_not_authorized' },
  },
  {
    number: '000555555559',
    meaning: 'Is paid, and comes back five days later: its owner says that nobody allowed it',
    behaviour: { when: 'after_settlement', outcome: 'debit_not_authorized' },
  },
  {
    number: '000222222219',
    meaning: 'Is paid, and comes back when it is debited by itself later: not enough money',
    behaviour: { when: 'settling', outcome: 'debit_insufficient_funds', onlyLater: true },
  },
  {
    number: '000555555542',
    meaning: 'Is paid; what is debited by itself later is paid too, and comes back five days after that',
    behaviour: { when: 'after_settlement', outcome: 'debit_not_authorized', onlyLater: true },
  },
  {
    number: '000333333343',
    meaning: 'Comes back: its owner had the bank stop this payment',
    behaviour: { when: 'settling', outcome: 'debit_stopped' },
  },
  {
    number: '000333333350',
    meaning: 'Comes back: its owner died, so that a person has to look',
    behaviour: { when: 'settling', outcome: 'payer_unable' },
  },
  {
    number: '000333333368',
    meaning: 'Comes back: it was sent wrongly',
    behaviour: { when: 'settling', outcome: 'debit_fault' },
  },
  {
    number: '000555555567',
    meaning: 'Is paid, and comes back 59 days later: its owner withdrew the permission',
    behaviour: { when: 'after_settlement', outcome: 'debit_permission_withdrawn', days: 59 },
  },
  {
    number: '000555555575',
    meaning: 'Is paid, and comes back 89 days later: its owner says that it was not as agreed',
    behaviour: { when: 'after_settlement', outcome: 'debit_not_as_agreed', days: 89 },
  },
  { number: '000000000009', meaning: 'Stays on its way', behaviour: { when: 'settling', outcome: 'never' } },
  {
    number: '000888888883',
    meaning: 'Cannot be debited at all',
    behaviour: { when: 'at_once', outcome: 'account_restricted' },
  },
  {
    number: '000777777007',
    meaning: 'Times out before the debit',
    behaviour: { when: 'at_once', outcome: 'times_out_before' },
  },
  {
    number: '000777777015',
    meaning: 'Times out after the debit',
    behaviour: { when: 'at_once', outcome: 'times_out_after' },
  },
];
