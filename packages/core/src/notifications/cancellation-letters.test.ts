import { expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import type { Decision } from '../shared/decision.ts';
import { type Locale, printSentence, sentence } from '../shared/text/sentence.ts';
import type { EndInWords } from '../policies/notices/end-in-words.ts';
import type { Message, PolicyLetterFacts } from './letter.ts';
import { letters } from './letters.ts';
import { words } from '../shared/words.ts';

const policy: PolicyLetterFacts = {
  firstName: 'Zoé',
  vehicle: sentence(words('travel trailer', 'roulotte')),
  isConfirmed: true,
  policyNumber: 'RWP-100001-7',
  sender: {
    name: 'Harbour RV',
    phone: '(888) 555-0142',
  },
  currency: 'CAD',
  url: 'https://ca.example/policy',
  payUrl: 'https://ca.example/pay',
  coverFrom: new Date('2026-08-01T04:01:00Z'),
  timeZone: 'America/New_York',
  cancellation: null,
  effectiveDate: day('2026-08-01'),
  expirationDate: day('2027-02-01'),
  price: null,
  invoices: [],
  firstPayment: {
    cents: 11e4,
    account: null,
    status: 'received',
  },
};

function linesOf(locale: Locale, decision: Decision<Message>): string[] {
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { subject, paragraphs, button } = decision.event;
  return [subject, ...paragraphs, ...(button === null ? [] : [button.label])].map((message) =>
    printSentence(message, locale).replaceAll('\u00a0', ' '),
  );
}

const end: EndInWords = {
  status: 'pending',
  asOf: day('2026-12-01'),
  explanation: 'Three tickets came to light.',
  spared: null,
  refund: null,
  paidAhead: null,
  requestedAgain: null,
  balance: 0,
  cure: null,
  resumes: null,
  legal: {
    sent: day('2026-11-10'),
    noticeDays: 15,
    postDays: 1,
    source: 'O. Reg. 777/93',
  },
};

test('a notice that a policy ends unpaid says what keeps it, and leads to where it is paid', () => {
  const cure = { amount: 9_021, since: day('2026-11-01'), until: day('2026-11-30'), url: 'https://example.com/pay' };
  const decision = letters.cancellation_announced.write({
    ...policy,
    cancellation: { ...end, explanation: null, cure },
  });
  expect(linesOf('en-CA', decision).slice(3, 5)).toEqual([
    'The reason: $90.21 that fell due on Nov 1, 2026 was not paid.',
    'Pay $90.21 by Nov 30, 2026, and cover goes on without a gap. A part of it is taken, but is not enough.',
  ]);
  expect(decision).toMatchObject({ event: { button: { label: { message: 'Pay now' }, url: cure.url } } });
});

test('the end of a policy that its insurer announces', () => {
  const decision = letters.cancellation_announced.write({ ...policy, cancellation: end });
  expect(linesOf('en-CA', decision)).toEqual([
    'Your policy RWP-100001-7 ends on Dec 1, 2026',
    'Hello Zoé,',
    'Cover of your travel trailer under policy RWP-100001-7 ends on Dec 1, 2026 at 12:01 a.m. local time.',
    'The reason: Three tickets came to light.',
    'This notice goes out on Nov 10, 2026. The law asks for 15 days of notice and 1 for the post (O. Reg. 777/93).',
    'If you think this is wrong, call us, or ask the insurance regulator of your state or province to look at it.',
    'Until then you are covered, and the end can be taken back. We write again once it has come.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open my policy',
  ]);
  expect(linesOf('fr-CA', decision).slice(1, 5)).toEqual([
    'Bonjour Zoé,',
    'La protection de votre roulotte au titre de la police RWP-100001-7 prend fin le 1er déc. 2026 à 0 h 01, heure locale.',
    'Le motif : Three tickets came to light.',
    'Cet avis part le 10 nov. 2026. La loi exige 15 jours d’avis et 1 pour la poste (O. Reg. 777/93).',
  ]);
});

test.each([
  [
    { refund: { amount: 5_440, due: day('2026-12-31'), isHeld: false } },
    '$54.40 comes back to the card or account that paid, by Dec 31, 2026 at the latest.',
  ],
  [
    { refund: { amount: 5_440, due: day('2026-12-31'), isHeld: true } },
    '$54.40 is owed to you, by Dec 31, 2026. We hold it for now; call us to learn why.',
  ],
  [{ balance: 3_076 }, '$30.76 is still owed for the days that were covered.'],
  [{}, 'Nothing is owed either way.'],
  [
    { paidAhead: { amount: 5_440, due: day('2026-11-30') } },
    '$54.40 went back before cover ended. Nothing else is owed either way.',
  ],
])('the end of cover with %j', (changes, money) => {
  const done = { ...end, status: 'done', legal: null, explanation: null, ...changes } as const;
  expect(linesOf('en-CA', letters.policy_cancelled.write({ ...policy, cancellation: done }))).toEqual([
    'Your policy RWP-100001-7 is cancelled',
    'Hello Zoé,',
    'Cover of your travel trailer under policy RWP-100001-7 ended on Dec 1, 2026 at 12:01 a.m. local time.',
    money,
    'Keep this letter: it shows when your cover ended.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open my policy',
  ]);
});

test('whoever is called to military duty reads by which law every day that is left comes back', () => {
  const cancellation = { ...end, legal: null, explanation: null, spared: 'Fla. Stat. 627.7283(1)' } as const;
  const words =
    'You end it because of military duty: the price of every day that is left comes back, with no minimum and no fee (Fla. Stat. 627.7283(1)).';
  expect(linesOf('en-US', letters.cancellation_announced.write({ ...policy, cancellation }))).toContain(words);
  const done = { ...cancellation, status: 'done' } as const;
  expect(linesOf('en-US', letters.policy_cancelled.write({ ...policy, cancellation: done }))).toContain(words);
  expect(linesOf('fr-CA', letters.policy_cancelled.write({ ...policy, cancellation: done })).join(' ')).toContain(
    'en raison du service militaire',
  );
});

test('an end that was taken back, to the insured and to the lender', () => {
  const cancellation = { ...end, status: 'reversed' } as const;
  const toLender = linesOf('fr-CA', letters.lienholder_told.write({ ...policy, cancellation }));
  expect(toLender.slice(0, 3)).toEqual([
    'Police RWP-100001-7 : avis au créancier',
    'Bonjour,',
    'La protection du véhicule (roulotte) au titre de la police RWP-100001-7, dans lequel vous avez un intérêt, ne prend pas fin le 1er déc. 2026. Elle se poursuit.',
  ]);
  expect(linesOf('en-CA', letters.cancellation_reversed.write({ ...policy, cancellation }))[2]).toBe(
    'Cover of your travel trailer under policy RWP-100001-7 does not end on Dec 1, 2026. It goes on, without a gap.',
  );
  expect(letters.policy_cancelled.write({ ...policy, cancellation }).ok).toBe(false);
});

test('cover that goes on again says from when, and what was not insured meanwhile', () => {
  const cancellation = { ...end, status: 'reinstated', resumes: day('2026-12-11') } as const;
  expect(linesOf('en-CA', letters.policy_reinstated.write({ ...policy, cancellation }))).toEqual([
    'Your policy RWP-100001-7 is in force again',
    'Hello Zoé,',
    'Cover of your travel trailer under policy RWP-100001-7 goes on from Dec 11, 2026 at 12:01 a.m. local time.',
    'From Dec 1, 2026 until then there was no cover: what happened meanwhile is not insured, and costs nothing.',
    'We rely on what was signed: that nothing happened since cover had ended. If that is not so, call us at once.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open my policy',
  ]);
  const seamless = { ...cancellation, resumes: end.asOf };
  expect(linesOf('fr-CA', letters.policy_reinstated.write({ ...policy, cancellation: seamless }))[3]).toBe(
    'C’est comme si elle n’avait jamais pris fin.',
  );
  expect(linesOf('en-CA', letters.lienholder_told.write({ ...policy, cancellation }))[2]).toContain(
    'goes on from Dec 11',
  );
  expect(letters.policy_cancelled.write({ ...policy, cancellation }).ok).toBe(false);
});

test('what goes back before an end is written with it, and that it is due again where the end does not come', () => {
  const back = { amount: 5_440, due: day('2026-11-30') };
  const announced = { ...policy, cancellation: { ...end, paidAhead: back } };
  for (const [locale, text] of [
    ['en-CA', '$54.40 goes back to the card or account that paid, by Nov 30, 2026: before cover ends.'],
    [
      'fr-CA',
      '54,40 $ est remboursé sur la carte ou le compte qui a payé, au plus tard le 30 nov. 2026 : avant la fin de la protection.',
    ],
  ] as const) {
    expect(linesOf(locale, letters.cancellation_announced.write(announced))).toContain(text);
  }
  const cancellation = {
    ...end,
    status: 'reversed',
    requestedAgain: { amount: 5_440, due: day('2026-12-08') },
  } as const;
  expect(linesOf('en-CA', letters.cancellation_reversed.write({ ...policy, cancellation }))).toContain(
    '$54.40 went back to you before that end. As cover goes on, it is due again on Dec 8, 2026.',
  );
});
