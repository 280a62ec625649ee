import { describe, expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import { printSentence } from '../shared/sentence.ts';
import { debitReturned } from './debit-returned.ts';
import type { PolicyLetterFacts } from './letter.ts';
import { policyBound } from './policy-bound.ts';

const facts: PolicyLetterFacts = {
  firstName: 'Ada',
  vehicle: { message: 'travel trailer' },
  isConfirmed: true,
  sender: { name: 'Harbour RV', phone: null },
  policyNumber: 'RWP-100001-7',
  currency: 'USD',
  coverFrom: new Date('2026-08-01T04:01:00Z'),
  timeZone: 'America/New_York',
  effectiveDate: day('2026-08-01'),
  expirationDate: day('2027-08-01'),
  invoices: [{ dueDate: day('2026-08-01'), amount: 110_000 }],
  firstPayment: { cents: 110_000, account: '6789', standing: 'returned' },
  cancellation: null,
  ...{ url: 'https://example.com/policy', payUrl: 'https://example.com/pay' },
};

function textOf(letter: typeof debitReturned, change: Partial<PolicyLetterFacts> = {}): string {
  const decision = letter.write({ ...facts, ...change });
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.event.paragraphs.map((paragraph) => printSentence(paragraph, 'en-US', {})).join('\n');
}

describe('the letter about a payment that came back', () => {
  test('names the account by its end, and the amount twice: what came back, and what is due', () => {
    const text = textOf(debitReturned);
    expect(text).toContain('from the account ending 6789');
    expect(text.match(/\$1,100\.00/g)).toHaveLength(2);
  });

  test('names no account that nobody knows', () => {
    const firstPayment = { ...facts.firstPayment, account: null };
    expect(textOf(debitReturned, { firstPayment })).toContain(
      'Your bank sent the payment of $1,100.00 for policy RWP-100001-7 back.',
    );
  });

  test('says that cover goes on, and threatens with nothing that is not decided', () => {
    const text = textOf(debitReturned);
    expect(text).toContain('Your cover goes on for now.');
    expect(text).not.toMatch(/cancel|end on|late fee/i);
  });

  test('comes whatever was spent before: nobody causes it again and again', () => {
    expect(debitReturned.isCounted).toBe(false);
  });
});

describe('the confirmation of what a bank account pays', () => {
  const firstPayment = { ...facts.firstPayment, standing: 'on_its_way' } as const;

  test('says what is debited and how long that takes, and not that it was charged', () => {
    const text = textOf(policyBound, { firstPayment });
    expect(text).toContain('We debit $1,100.00 from your bank account ending 6789');
    expect(text).not.toContain('We charged');
  });

  test('says of a term in one payment that nothing more is due', () => {
    expect(textOf(policyBound, { firstPayment })).toContain('Nothing more is due for this term.');
  });
});

test('leads to where it is paid, with a link of its own while one is good', () => {
  const decision = debitReturned.write(facts);
  expect(decision).toMatchObject({
    event: { button: { label: { message: 'Pay now' }, url: 'https://example.com/pay' } },
  });
});
