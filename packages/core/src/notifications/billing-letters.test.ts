import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { printSentence } from '../shared/text/sentence.ts';
import { balanceReminder, cardExpiring, paymentFailed, paymentReceipt, paymentUpcoming } from './billing-letters.ts';
import { refundSent } from './refund-sent.ts';
import type { BillingLetterFacts, Letter } from './letter.ts';

const last: NonNullable<BillingLetterFacts['last']> = {
  amount: 9021,
  day: day('2026-04-20'),
  code: 'insufficient_funds',
  ends: '4242',
  status: 'failed',
  nextAttempt: day('2026-04-23'),
};
const facts: BillingLetterFacts = {
  firstName: 'Ada',
  vehicle: null,
  isConfirmed: true,
  sender: {
    name: 'Harbour RV',
    phone: null,
  },
  policyNumber: 'RWP-100001-7',
  currency: 'USD',
  due: 9021,
  autopay: true,
  isDelinquent: false,
  upcoming: {
    amount: 9021,
    day: day('2026-05-20'),
  },
  method: {
    kind: 'card',
    ends: '4242',
    expiry: '04/2026',
  },
  last,
  refund: null,
  agreed: null,
  returned: null,
  isRefused: false,
  isEnded: false,
  collectionsOn: null,
  url: 'https://example.com/billing',
  payUrl: 'https://example.com/pay?token=p1',
};

/** What it says between greeting and closing, or why it is not sent. */
function textOf(letter: Letter<'billing'>, change: Partial<BillingLetterFacts> = {}): string {
  const decision = letter.write({ ...facts, ...change });
  if (!decision.ok) return decision.refusal.code;
  const text = decision.event.paragraphs.slice(1, -1).map((one) => printSentence(one, 'en-US'));
  return [...text, printSentence(decision.event.button?.label ?? { message: '' }, 'en-US')].join(' / ');
}

test('each of them is written in French to who reads French', () => {
  const print = (letter: Letter<'billing'>, change: Partial<BillingLetterFacts> = {}) => {
    const decision = letter.write({ ...facts, ...change });
    if (!decision.ok) throw new Error(decision.refusal.code);
    return decision.event.paragraphs.map((one) => printSentence(one, 'fr-CA')).join('\n');
  };
  const received = { last: { ...last, status: 'received' }, due: 0 } as const;
  expect(print(paymentUpcoming)).toContain('votre carte se terminant par 4242');
  expect(print(paymentReceipt, received)).toContain('Merci.');
  expect(print(paymentFailed)).toContain('Il n’y avait pas assez d’argent sur la carte.');
  expect(print(cardExpiring)).toContain('est valide jusqu’à 04/2026');
});

describe('the letter about a payment that falls due', () => {
  test('says amount, day and what it is charged to', () => {
    expect(textOf(paymentUpcoming)).toBe(
      'The next payment for policy RWP-100001-7 is $90.21 on May 20, 2026. / We charge it that day to your card ending 4242. You need do nothing. / Open my billing page',
    );
  });
  test('names the account that is debited', () => {
    expect(textOf(paymentUpcoming, { method: { kind: 'bank', ends: '6789', expiry: null } })).toContain(
      'We debit it that day from your bank account ending 6789.',
    );
  });
  test('asks for it where nothing is charged by itself', () => {
    const text = textOf(paymentUpcoming, { autopay: false });
    expect(text).toContain('Please pay it by then');
    expect(text).toMatch(/Pay now$/);
  });
  test('is not sent when nothing lies ahead', () => {
    expect(textOf(paymentUpcoming, { upcoming: null })).toBe('nothing_to_pay');
  });
});

describe('the letter about a payment that was declined', () => {
  test('says why, and when it is tried again', () => {
    expect(textOf(paymentFailed)).toContain(
      'There was not enough money on the card. / We try again on Apr 23, 2026. You can pay before that, with this or another card.',
    );
  });
  test.each([
    [true, 'you get a notice that cover ends'],
    [false, 'Please pay now with another card or account.'],
  ])('asks for it where nothing is tried again, delinquent: %s', (isDelinquent, expected) => {
    expect(textOf(paymentFailed, { isDelinquent, last: { ...last, nextAttempt: null } })).toContain(expected);
  });
  test('is not sent once it was paid', () => {
    expect(textOf(paymentFailed, { due: 0 })).toBe('nothing_to_pay');
    expect(textOf(paymentFailed, { last: { ...last, status: 'received' } })).toBe('nothing_to_pay');
  });
});

describe('of a policy that has ended', () => {
  const ended = { isEnded: true } as const;
  test('what is left to pay is announced as that, and no cover is said to go on', () => {
    expect(textOf(paymentUpcoming, ended)).toContain(
      'Policy RWP-100001-7 has ended. What is left to pay for it is $90.21, due on May 20, 2026.',
    );
    expect(textOf(paymentFailed, ended)).not.toContain('cover goes on');
  });
  test('the reminder says what is owed, and when it goes to an agency where it does', () => {
    expect(textOf(balanceReminder, ended)).toBe(
      'Policy RWP-100001-7 has ended, and $90.21 of what it cost until then is not paid. / Please pay it with two clicks on the page below, or call us if you need more time. / Pay now',
    );
    expect(textOf(balanceReminder, { ...ended, collectionsOn: day('2026-08-07') })).toContain(
      'What is not paid by Aug 7, 2026 goes to a collection agency that day.',
    );
    expect(textOf(balanceReminder, { ...ended, due: 0 })).toBe('nothing_to_pay');
    expect(textOf(balanceReminder)).toBe('nothing_to_pay');
  });
});

describe('the receipt', () => {
  const received = { last: { ...last, status: 'received' } } as const;
  test('says what came in, with what, and what comes next', () => {
    expect(textOf(paymentReceipt, { ...received, due: 0 })).toBe(
      'We received $90.21 on Apr 20, 2026 for policy RWP-100001-7, paid with •••• 4242. Thank you. / The next payment is $90.21 on May 20, 2026. / Open my billing page',
    );
  });
  test('says what is still due', () => {
    expect(textOf(paymentReceipt, { ...received, due: 1_000 })).toContain('$10.00 is still due.');
  });
  test('names no card that nobody knows, and is not sent of what went back', () => {
    expect(textOf(paymentReceipt, { last: { ...received.last, ends: null } })).not.toContain('••••');
    expect(textOf(paymentReceipt)).toBe('payment_not_received');
  });
});

describe('the letter about a card that ends', () => {
  test('says through when it is good, and what is due then', () => {
    expect(textOf(cardExpiring)).toContain(
      'The card ending 4242 is good through 04/2026. The next payment of $90.21 is due on May 20, 2026.',
    );
  });
  test.each([{ autopay: false }, { method: null }, { upcoming: null }])('is not sent with %o', (change) => {
    expect(textOf(cardExpiring, change)).toBe('card_not_used');
  });
});

describe('the letter about a refund', () => {
  const refund: BillingLetterFacts['refund'] = {
    amount: 5_440,
    parts: [
      { kind: 'card', ends: '4242', amount: 4_000 },
      { kind: 'bank', ends: '6789', amount: 1_440 },
    ],
    returns: 'premium',
  };

  test('says how much went to which card and account, and what it is', () => {
    expect(textOf(refundSent, { refund })).toBe(
      'We sent $54.40 back for policy RWP-100001-7. / It is the premium of the days that are covered no more, and what was paid beyond what is owed. / $40.00 goes to the card ending 4242. / $14.40 goes to the bank account ending 6789. / Banks take up to ten working days to show it. / Open my billing page',
    );
  });

  test.each([
    ['paid_ahead', 'It is what you had paid ahead.'],
    ['fees', 'It is fees that we give back.'],
  ] as const)('names what it returns: %s', (returns, sentence) => {
    expect(textOf(refundSent, { refund: { ...refund, returns } })).toContain(sentence);
  });

  test('names no end of a number that is not known', () => {
    const parts = [{ kind: 'card', ends: null, amount: 5_440 }] as const;
    expect(textOf(refundSent, { refund: { ...refund, parts } })).toContain(
      '$54.40 goes to the card or account that paid.',
    );
  });

  test('is in French to who reads French', () => {
    const decision = refundSent.write({ ...facts, refund });
    const text = decision.ok ? decision.event.paragraphs.map((one) => printSentence(one, 'fr-CA')).join('\n') : '';
    expect(text).toContain('C’est la prime des jours qui ne sont plus couverts');
    expect(text).toContain('carte se terminant par 4242');
  });

  test('is not sent when none has gone out', () => {
    expect(textOf(refundSent)).toBe('no_refund_sent');
  });
});

test('a letter that asks for money pays by its link; one that asks for nothing opens the account', () => {
  const buttonOf = (letter: Letter<'billing'>, change: Partial<BillingLetterFacts> = {}) => {
    const decision = letter.write({ ...facts, ...change });
    return decision.ok ? decision.event.button?.url : decision.refusal.code;
  };
  const byHand = { autopay: false, method: null } as const;
  expect([buttonOf(paymentUpcoming, byHand), buttonOf(paymentFailed)]).toEqual([facts.payUrl, facts.payUrl]);
  expect(buttonOf(paymentUpcoming)).toBe(facts.url);
  expect(buttonOf(paymentReceipt, { last: { ...last, status: 'received' } })).toBe(facts.url);
  expect(buttonOf(cardExpiring)).toBe(facts.url);
});
