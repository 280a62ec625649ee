import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { type Locale, printSentence, sentence } from '../shared/text/sentence.ts';
import { autopayAgreed } from './autopay-agreed.ts';
import { debitReturned } from './debit-returned.ts';
import type { BillingLetterFacts, Letter, PolicyLetterFacts } from './letter.ts';
import { policyBound } from './policy-bound.ts';
import { words } from '../shared/words.ts';

const facts: BillingLetterFacts = {
  firstName: 'Ada',
  vehicle: null,
  isConfirmed: true,
  sender: {
    name: 'Harbour RV',
    phone: '(888) 555-0142',
  },
  policyNumber: 'RWP-100001-7',
  currency: 'CAD',
  due: 11e4,
  autopay: false,
  isDelinquent: false,
  upcoming: null,
  method: null,
  last: null,
  refund: null,
  agreed: null,
  isRefused: false,
  isEnded: false,
  collectionsOn: null,
  returned: {
    amount: 11e4,
    account: '6789',
    code: 'account_closed',
  },
  url: 'https://example.com/billing',
  payUrl: 'https://example.com/pay',
};

/** From its first line to its last; the hard spaces of French are plain ones here. */
function linesOf(
  letter: Letter<'billing'>,
  change: Partial<BillingLetterFacts> = {},
  locale: Locale = 'en-CA',
): string[] {
  const decision = letter.write({ ...facts, ...change });
  if (!decision.ok) throw new Error(decision.refusal.code);
  const { subject, paragraphs, button } = decision.event;
  return [subject, ...paragraphs, ...(button === null ? [] : [button.label])].map((one) =>
    printSentence(one, locale).replaceAll('\u00a0', ' '),
  );
}

describe('the letter about a debit that came back', () => {
  test('says what came back, what is due, and that cover goes on, in both languages', () => {
    expect(linesOf(debitReturned)).toEqual([
      'Your payment for policy RWP-100001-7 came back',
      'Hello Ada,',
      'Your bank sent the payment of $1,100.00 for policy RWP-100001-7 from the account ending 6789 back.',
      'The bank account is closed.',
      '$1,100.00 is due again. We do not debit the account a second time by ourselves.',
      'Your cover goes on for now. Before it could end for want of payment, you get a notice by mail.',
      'Questions? Call Harbour RV at (888) 555-0142.',
      'Pay now',
    ]);
    expect(linesOf(debitReturned, {}, 'fr-CA')).toEqual([
      'Votre paiement pour la police RWP-100001-7 a été retourné',
      'Bonjour Ada,',
      'Votre banque a retourné le paiement de 1 100,00 $ pour la police RWP-100001-7, tiré sur le compte se terminant par 6789.',
      'Le compte bancaire est fermé.',
      '1 100,00 $ est de nouveau dû. Nous ne prélevons pas ce compte une deuxième fois de nous-mêmes.',
      'Votre protection se poursuit pour l’instant. Avant qu’elle puisse prendre fin faute de paiement, vous recevrez un avis par la poste.',
      'Des questions ? Appelez Harbour RV au (888) 555-0142.',
      'Payer maintenant',
    ]);
  });

  test('tells who had it debited by itself that it is not any more', () => {
    expect(linesOf(debitReturned, { isRefused: true })[5]).toBe(
      'Nor is it debited for later payments. Give us another card or account on the page below, or pay each of them by its day.',
    );
    expect(linesOf(debitReturned, { isRefused: true }, 'fr-CA')[5]).toContain('plus prélevé non plus');
  });

  test.each([
    ['debit_insufficient_funds', 'Once there is money in it, you can set it up again'],
    ['debit_stopped', 'The owner of the account had the bank stop this payment.'],
    ['debit_permission_withdrawn', 'It is not debited again unless you give us a new permission.'],
    ['debit_not_authorized', 'It is not debited again unless you give us a new permission.'],
    ['debit_not_as_agreed', 'amount, day or notice of the debit were not as agreed'],
    ['debit_failed', 'Give us another card or account on the page below'],
  ])('says of %s what makes another debit possible', (code, text) => {
    const returned = { amount: 110_000, account: '6789', code };
    expect(linesOf(debitReturned, { returned, isRefused: true }).join(' ')).toContain(text);
  });

  test('promises no cover of a policy that is over', () => {
    const text = linesOf(debitReturned, { isEnded: true, isRefused: true }).join(' ');
    expect(text).not.toMatch(/cover|later payments/);
  });

  test('names no account that nobody knows', () => {
    expect(linesOf(debitReturned, { returned: { amount: 110_000, account: null, code: null } })).toContain(
      'Your bank sent the payment of $1,100.00 for policy RWP-100001-7 back.',
    );
  });

  test('is not sent once nothing is due, and leads to where it is paid with a link of its own', () => {
    const { code } = { code: 'payment_not_returned' };
    expect(debitReturned.write({ ...facts, due: 0 })).toMatchObject({ refusal: { code } });
    expect(debitReturned.write({ ...facts, returned: null })).toMatchObject({ refusal: { code } });
    expect(debitReturned.write(facts)).toMatchObject({ event: { button: { url: 'https://example.com/pay' } } });
    expect(debitReturned.isCounted).toBe(false);
  });
});

describe('the copy of an agreement to be debited', () => {
  const agreed = {
    day: day('2026-06-15'),
    ends: '6789',
    parts: [
      {
        title: 'Vos recours',
        text: 'Vous avez des recours.',
      },
      {
        title: 'Your copy',
        text: 'We e-mail you a copy.',
      },
    ],
  };

  test('has every part word for word as it was read, in whatever language that was', () => {
    expect(linesOf(autopayAgreed, { agreed })).toEqual([
      'Your copy: automatic debits for policy RWP-100001-7',
      'Hello Ada,',
      'On Jun 15, 2026 you agreed that later payments for policy RWP-100001-7 are debited from your bank account ending 6789 by themselves. This is your copy.',
      'Vos recours: Vous avez des recours.',
      'Your copy: We e-mail you a copy.',
      'Questions? Call Harbour RV at (888) 555-0142.',
      'Open my billing page',
    ]);
    expect(linesOf(autopayAgreed, { agreed }, 'fr-CA').slice(0, 4)).toEqual([
      'Votre copie : débits automatiques, police RWP-100001-7',
      'Bonjour Ada,',
      'Le 15 juin 2026, vous avez accepté que les prochains paiements de la police RWP-100001-7 soient prélevés automatiquement sur votre compte bancaire se terminant par 6789. Voici votre copie.',
      'Vos recours : Vous avez des recours.',
    ]);
  });

  test('names no account that nobody knows, and is not sent once it was stopped', () => {
    expect(linesOf(autopayAgreed, { agreed: { ...agreed, ends: null } })[2]).toContain(
      'from your bank account by themselves',
    );
    expect(autopayAgreed.write(facts)).toMatchObject({ refusal: { code: 'autopay_off' } });
  });
});

describe('the confirmation of what a bank account pays', () => {
  const bound: PolicyLetterFacts = {
    firstName: 'Ada',
    vehicle: sentence(words('travel trailer', 'roulotte')),
    isConfirmed: true,
    sender: facts.sender,
    policyNumber: 'RWP-100001-7',
    currency: 'USD',
    timeZone: 'America/New_York',
    cancellation: null,
    coverFrom: new Date('2026-08-01T04:01:00Z'),
    effectiveDate: day('2026-08-01'),
    expirationDate: day('2027-08-01'),
    price: null,
    invoices: [
      {
        dueDate: day('2026-08-01'),
        amount: 11e4,
      },
    ],
    firstPayment: {
      cents: 11e4,
      account: '6789',
      status: 'on_its_way',
    },
    url: 'https://example.com/policy',
    payUrl: 'https://example.com/pay',
  };
  const decision = policyBound.write(bound);
  const text = decision.ok ? decision.event.paragraphs.map((one) => printSentence(one, 'en-US')).join('\n') : '';

  test('says what is debited and how long that takes, and not that it was charged', () => {
    expect(text).toContain('We debit $1,100.00 from your bank account ending 6789');
    expect(text).not.toContain('We charged');
  });

  test('says of a term in one payment that nothing more is due', () => {
    expect(text).toContain('Nothing more is due for this term.');
  });
});
