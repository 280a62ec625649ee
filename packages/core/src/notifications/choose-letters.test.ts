import { describe, expect, test } from 'vitest';
import { chosenKinds, customerKinds, isChosen, type LetterKind, letterKinds } from '../shared/letter-kinds.ts';
import { decideLetterChoice } from './choose-letters.ts';
import { letters, type LetterTemplate } from './letters.ts';

/** Written by hand: what each letter is about for its reader. */
const kindOf: Readonly<Record<LetterTemplate, LetterKind>> = {
  resume_quote: 'asked',
  quote_sent: 'asked',
  policy_bound: 'cover',
  autopay_agreed: 'payments',
  debit_returned: 'payments',
  payment_upcoming: 'payments',
  payment_receipt: 'receipts',
  payment_failed: 'payments',
  balance_reminder: 'payments',
  card_expiring: 'reminders',
  refund_sent: 'payments',
  photos_wanted: 'cover',
  incident_alert: 'cover',
  cancellation_announced: 'endings',
  non_renewal: 'endings',
  lender_non_renewal: 'endings',
  cancellation_reversed: 'endings',
  policy_cancelled: 'endings',
  policy_reinstated: 'endings',
  lienholder_told: 'endings',
  policy_changed: 'cover',
  policy_rewritten: 'cover',
  lender_rewritten: 'cover',
  renewal_offered: 'cover',
  policy_renewed: 'cover',
  change_carried: 'cover',
  agent_change_carried: 'work',
  change_to_sign: 'signing',
  now_sold: 'news',
  change_freed: 'asked',
  mentioned: 'work',
  referral_answered: 'work',
  referral_message: 'work',
  quote_reviewed: 'decisions',
  signature_asked: 'signing',
  signature_answered: 'signing',
  signature_declined: 'work',
  score_notice: 'decisions',
  record_notice: 'decisions',
  enquiry_received: 'asked',
  enquiry_arrived: 'work',
  enquiry_answered: 'asked',
  enquiry_transcript: 'asked',
  address_confirm: 'account',
  address_changed: 'account',
  data_ready: 'account',
  deletion_asked: 'account',
  deletion_taken_back: 'account',
  deletion_done: 'account',
  deletion_refused: 'account',
  sign_in_changed: 'account',
  member_invited: 'work',
  report_ready: 'work',
  role_waits: 'work',
  commission_not_paid: 'work',
  claim_message: 'asked',
  claim_message_arrived: 'work',
  claim_letter_returned: 'asked',
  sign_in: 'account',
  reset_password: 'account',
};

describe('the kind of a letter', () => {
  test.each(Object.entries(kindOf))('%s is about %s', (template, kind) => {
    expect(letters[template as LetterTemplate].kind).toBe(kind);
  });

  test('of notices that the law asks for, of what is due, and of what guards an account is never a choice', () => {
    const required = [
      'cancellation_announced',
      'non_renewal',
      'policy_cancelled',
      'score_notice',
      'record_notice',
      'payment_upcoming',
      'sign_in',
    ] as const;
    expect(required.filter((template) => isChosen(letters[template].kind))).toEqual([]);
  });

  test('that may be switched off is one of these', () => {
    expect(chosenKinds).toEqual(['receipts', 'reminders', 'news']);
  });

  test('is in the list of customers, unless it is work', () => {
    expect(customerKinds).not.toContain('work');
    expect(customerKinds).toHaveLength(Object.keys(letterKinds).length - 1);
  });

  test('that may be switched off has a letter, so that no switch is dead', () => {
    const used = new Set(Object.values(letters).map(({ kind }) => kind));
    expect(customerKinds.filter((kind) => !used.has(kind))).toEqual([]);
  });
});

describe('a choice', () => {
  test.each(chosenKinds)('of %s is kept either way', (kind) => {
    for (const wanted of [true, false]) {
      expect(decideLetterChoice(kind, wanted)).toEqual({ ok: true, event: { kind, wanted } });
    }
  });

  test.each(customerKinds.filter((kind) => !isChosen(kind)))('of %s is none', (kind) => {
    for (const wanted of [true, false]) {
      expect(decideLetterChoice(kind, wanted)).toMatchObject({ refusal: { code: 'letter_required', field: 'kind' } });
    }
  });

  test.each(['', 'work', 'everything', '__proto__', 'constructor'])('of “%s” is about nothing', (kind) => {
    expect(decideLetterChoice(kind, false)).toMatchObject({ refusal: { code: 'letter_unknown', field: 'kind' } });
  });
});
