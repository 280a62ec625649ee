import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import type { Decision } from '../shared/decision.ts';
import { type Locale, printSentence, sentence } from '../shared/text/sentence.ts';
import type { ChangeLetterFacts, Message } from './letter.ts';
import { lenderRewritten, policyChanged, policyRewritten } from './policy-changed.ts';
import { words } from '../shared/words.ts';

const facts: ChangeLetterFacts = {
  firstName: 'Zoé',
  vehicle: sentence(words('travel trailer', 'roulotte')),
  isConfirmed: true,
  url: 'https://example.com/policy',
  sender: {
    name: 'Harbour RV',
    phone: null,
  },
  policyNumber: 'RWP-100001-7',
  currency: 'USD',
  change: { kind: 'affinity_discount' },
  effective: day('2026-07-01'),
  refund: 0,
  leftAsItIs: 0,
  lines: [
    {
      what: sentence(words('Collision', 'Collision et versement')),
      cents: -1240,
    },
    {
      what: sentence(words('Comprehensive', 'Sans collision ni versement')),
      cents: -305,
    },
  ],
};
const rewritten = { kind: 'rewritten', nextNumber: 'RWP-100002-5', balance: 4_100 } as const;

function linesOf(decision: Decision<Message>, locale: Locale = 'en-US'): string[] {
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { subject, paragraphs, button } = decision.event;
  return [subject, ...paragraphs, ...(button ? [button.label] : [])].map((message) =>
    printSentence(message, locale).replaceAll('\u00a0', ' '),
  );
}
const changed = (input: Partial<ChangeLetterFacts>, locale?: Locale) =>
  linesOf(policyChanged.write({ ...facts, ...input }), locale);

describe('the letter about a change within a term', () => {
  test('says what is so small that it is left as it is, and that it is paid to who asks for it', () => {
    const [what] = facts.lines;
    const small = (cents: number, leftAsItIs: number, locale?: Locale) =>
      changed({ leftAsItIs, lines: [{ what: what?.what ?? { message: '' }, cents }] }, locale)[4];
    expect(small(-320, 320)).toBe(
      'The term costs $3.20 less. So small an amount as $3.20 is paid back to who asks for it: call us, and we pay it.',
    );
    expect(small(320, -320)).toBe('The term costs $3.20 more. $3.20 of it is not asked for.');
    expect(small(320, -320, 'fr-CA')).toContain('ne vous sont pas demandés');
  });

  test('says what changed, from which day, what each part of the price costs less, and where that comes off', () => {
    expect(changed({})).toEqual([
      'Your policy RWP-100001-7 has changed',
      'Hello Zoé,',
      'From Jul 1, 2026 on, policy RWP-100001-7 has the discount for members of a group.',
      'Collision: $12.40 less',
      'Comprehensive: $3.05 less',
      'The term costs $15.45 less. It comes off your next payments; your billing page shows each.',
      'Your new declarations page is in your account. All else stays as it is.',
      'Harbour RV',
      'Open my policy',
    ]);
  });

  test('reads in French as it is written there', () => {
    expect(changed({ refund: 1_545, currency: 'CAD' }, 'fr-CA')).toEqual([
      'Votre police RWP-100001-7 a été modifiée',
      'Bonjour Zoé,',
      'À partir du 1er juill. 2026, la police RWP-100001-7 comporte le rabais pour les membres d’un groupe.',
      'Collision et versement : 12,40 $ de moins',
      expect.stringMatching(/ : 3,05 \$ de moins$/),
      'La période coûte 15,45 $ de moins. 15,45 $ vous est remboursé sur la carte ou le compte qui a payé.',
      'Vos nouvelles conditions particulières sont dans votre compte. Tout le reste demeure inchangé.',
      'Harbour RV',
      'Ouvrir ma police',
    ]);
  });

  test('says of another first day when cover begins and ends, and what it costs more', () => {
    const lines = [
      { what: sentence(words('Collision', 'Collision et versement')), cents: 900 },
      { what: sentence(words('Liability', 'Responsabilité civile')), cents: -200 },
    ];
    const texts = changed({
      change: { kind: 'effective_date', to: day('2027-07-20') },
      effective: day('2026-07-20'),
      lines,
    });
    expect(texts[0]).toBe('Your policy RWP-100001-7 begins on Jul 20, 2026');
    expect(texts.slice(2, 6)).toEqual([
      'Cover of your travel trailer under policy RWP-100001-7 begins on Jul 20, 2026 and ends on Jul 20, 2027, at 12:01 a.m. local time.',
      'Collision: $9.00 more',
      'Liability: $2.00 less',
      'The term costs $7.00 more. It is added to your payments to come; your billing page shows each.',
    ]);
  });

  test('names a VIN to its owner alone, and says that it costs nothing', () => {
    const vin = '1FDXE4FS8KDC00001';
    const texts = changed({ change: { kind: 'vehicle_corrected', vin }, lines: [] });
    expect(texts.slice(2, 4)).toEqual([
      `From Jul 1, 2026 on, policy RWP-100001-7 names your travel trailer by the VIN ${vin}.`,
      'The term costs the same as before.',
    ]);
    const described = changed({ change: { kind: 'vehicle_described' }, lines: [] });
    expect(described.join(' ')).toContain('as it is.');
    const insured = changed({ change: { kind: 'insured_corrected' }, lines: [] });
    expect(insured.join(' ')).toContain('names you as it was corrected');
    const stranger = changed({ change: { kind: 'vehicle_corrected', vin: null }, firstName: null, lines: [] });
    expect(stranger[2]).toBe('From Jul 1, 2026 on, policy RWP-100001-7 names your travel trailer by its right VIN.');
  });

  test('says how the insured is reached to the new address, and to the former one only that it is former', () => {
    const email = 'zoe@example.com';
    const to = (reached: { email: string; phone: string | null } | null) =>
      changed({ change: { kind: 'contact', reached }, lines: [] });
    expect(to({ email, phone: '614-555-0101' })).toEqual([
      'How we reach you about policy RWP-100001-7',
      'Hello Zoé,',
      'We write to zoe@example.com and call 614-555-0101 about policy RWP-100001-7 from now on.',
      'If nobody asked for this, call us at once.',
      'The term costs the same as before.',
      'Harbour RV',
      'Open my policy',
    ]);
    expect(to({ email, phone: null })[2]).toBe('We write to zoe@example.com about policy RWP-100001-7 from now on.');
    const former = to(null);
    expect(former[2]).toBe('What we write about policy RWP-100001-7 goes to another address from now on.');
    expect(former.join(' ')).not.toContain(email);
  });
});

describe('the letter about a policy that is rewritten', () => {
  test('says which policy goes on from when, and what became of what was not paid', () => {
    expect(linesOf(policyRewritten.write({ ...facts, change: rewritten, lines: [] }))).toEqual([
      'Policy RWP-100002-5 takes the place of policy RWP-100001-7',
      'Hello Zoé,',
      'Your travel trailer is insured under policy RWP-100002-5 from Jul 1, 2026 at 12:01 a.m. local time.',
      'Policy RWP-100001-7 is over then. Nothing is asked for under it any more.',
      'The $41.00 that was not paid of it is part of what policy RWP-100002-5 costs.',
      'Harbour RV',
      'Open my new policy',
    ]);
    const paid = linesOf(policyRewritten.write({ ...facts, change: { ...rewritten, balance: 0 } }), 'fr-CA');
    expect(paid.join(' ')).not.toContain('impayé');
    expect(paid[2]).toBe(
      'Votre véhicule (roulotte) est assuré par la police RWP-100002-5 à partir du 1er juill. 2026, à 0 h 01, heure locale.',
    );
  });

  test('tells a lender the number alone, and nothing of the money', () => {
    const texts = linesOf(lenderRewritten.write({ ...facts, change: rewritten }));
    expect(texts).toEqual([
      'Policy RWP-100001-7: notice to the lienholder',
      'Hello,',
      'The travel trailer in which you have an interest is insured under policy RWP-100002-5 from Jul 1, 2026 at 12:01 a.m. local time, in place of policy RWP-100001-7.',
      'Harbour RV',
    ]);
  });

  test('is no letter about a change, nor the other way round', () => {
    const refused = { refusal: { code: 'change_not_there' } };
    expect(policyChanged.write({ ...facts, change: rewritten })).toMatchObject(refused);
    expect(policyRewritten.write(facts)).toMatchObject(refused);
    expect(lenderRewritten.write(facts)).toMatchObject(refused);
  });
});

test('names neither vehicle nor reader to an address that nobody answers for', () => {
  const nobody = { firstName: null, vehicle: null, isConfirmed: false };
  const change = { kind: 'effective_date', to: day('2027-07-20') } as const;
  const texts = changed({ ...nobody, change, effective: day('2026-07-20') });
  expect(texts.slice(1, 3)).toEqual([
    'Hello,',
    'Cover of your RV under policy RWP-100001-7 begins on Jul 20, 2026 and ends on Jul 20, 2027, at 12:01 a.m. local time.',
  ]);
  expect(linesOf(policyRewritten.write({ ...facts, ...nobody, change: rewritten })).slice(1, 3)).toEqual([
    'Hello,',
    'Your RV is insured under policy RWP-100002-5 from Jul 1, 2026 at 12:01 a.m. local time.',
  ]);
  expect(linesOf(lenderRewritten.write({ ...facts, ...nobody, change: rewritten })).join(' ')).not.toContain('trailer');
});

describe('in French', () => {
  const french = (input: Partial<ChangeLetterFacts>) => changed({ ...input, currency: 'CAD' }, 'fr-CA');

  test('another first day is said with both days, and what is added to the payments to come', () => {
    const lines = [{ what: sentence(words('Collision', 'Collision et versement')), cents: 700 }];
    const change = { kind: 'effective_date', to: day('2027-07-20') } as const;
    expect(french({ change, effective: day('2026-07-20'), lines })).toEqual([
      'Votre police RWP-100001-7 commence le 20 juill. 2026',
      'Bonjour Zoé,',
      'La protection de votre véhicule (roulotte) par la police RWP-100001-7 commence le 20 juill. 2026 et prend fin le 20 juill. 2027, à 0 h 01, heure locale.',
      'Collision et versement : 7,00 $ de plus',
      'La période coûte 7,00 $ de plus. Cette somme s’ajoute à vos prochains versements ; votre page de facturation les montre tous.',
      'Vos nouvelles conditions particulières sont dans votre compte. Tout le reste demeure inchangé.',
      'Harbour RV',
      'Ouvrir ma police',
    ]);
  });

  test('a discount comes off the next payments', () => {
    expect(french({})[5]).toBe(
      'La période coûte 15,45 $ de moins. Cette somme est déduite de vos prochains versements ; votre page de facturation les montre tous.',
    );
  });

  test.each([
    ['1FDXE4FS8KDC00001', 'par le NIV 1FDXE4FS8KDC00001.'],
    [null, 'par son bon NIV.'],
  ])('a corrected VIN (%s) is named %s', (vin, text) => {
    const [, , what, cost] = french({ change: { kind: 'vehicle_corrected', vin }, lines: [] });
    expect(what).toBe(`À partir du 1er juill. 2026, la police RWP-100001-7 désigne votre véhicule (roulotte) ${text}`);
    expect(cost).toBe('Le prix de la période ne change pas.');
  });

  test.each([
    [
      { email: 'zoe@example.com', phone: null },
      'Au sujet de la police RWP-100001-7, nous écrivons désormais à zoe@example.com.',
    ],
    [
      { email: 'zoe@example.com', phone: '614-555-0101' },
      'Au sujet de la police RWP-100001-7, nous écrivons désormais à zoe@example.com et appelons au 614-555-0101.',
    ],
    [null, 'Ce que nous écrivons au sujet de la police RWP-100001-7 va désormais à une autre adresse.'],
  ])('the contact %j is said as it is', (reached, text) => {
    const letter = french({ change: { kind: 'contact', reached }, lines: [] });
    expect(letter.slice(0, 4)).toEqual([
      'Vos coordonnées pour la police RWP-100001-7',
      'Bonjour Zoé,',
      text,
      'Si personne ne l’a demandé, appelez-nous tout de suite.',
    ]);
    expect(letter.join(' ')).not.toContain('conditions particulières');
  });

  test('a rewritten policy names what goes over, and its lender nothing of it', () => {
    const taken: ChangeLetterFacts = { ...facts, currency: 'CAD', change: rewritten, lines: [] };
    expect(linesOf(policyRewritten.write(taken), 'fr-CA')).toEqual([
      'La police RWP-100002-5 remplace la police RWP-100001-7',
      'Bonjour Zoé,',
      'Votre véhicule (roulotte) est assuré par la police RWP-100002-5 à partir du 1er juill. 2026, à 0 h 01, heure locale.',
      'La police RWP-100001-7 prend alors fin. Plus rien ne vous sera demandé à son titre.',
      'Son solde impayé de 41,00 $ est compris dans le prix de la police RWP-100002-5.',
      'Harbour RV',
      'Ouvrir ma nouvelle police',
    ]);
    expect(linesOf(lenderRewritten.write(taken), 'fr-CA')).toEqual([
      'Police RWP-100001-7 : avis au créancier',
      'Bonjour,',
      'Le véhicule sur lequel vous avez un intérêt (roulotte) est assuré par la police RWP-100002-5 à partir du 1er juill. 2026, à 0 h 01, heure locale, en remplacement de la police RWP-100001-7.',
      'Harbour RV',
    ]);
  });
});

const parts = fc.array(
  fc.record({
    what: fc.constantFrom('Collision', 'Comprehensive', 'Liability').map((message) => ({ message })),
    cents: fc.integer({ min: -500_000, max: 500_000 }).filter((cents) => cents !== 0),
  }),
  { maxLength: 8 },
);
const centsIn = (text: string) => Number((/\$([\d,]+\.\d\d)/.exec(text)?.[1] ?? '0').replace(/\D/g, ''));

test('the sum that is said is the sum of the lines that are said, whichever they are', () => {
  fc.assert(
    fc.property(parts, fc.boolean(), (lines, isBack) => {
      const sum = lines.reduce((total, { cents }) => total + cents, 0);
      const refund = isBack && sum < 0 ? -sum : 0;
      const texts = changed({ lines, refund });
      const each = texts.filter((line) => / (less|more)$/.test(line));
      expect(each).toHaveLength(lines.length);
      const signed = each.map((line) => (line.endsWith('less') ? -1 : 1) * centsIn(line));
      expect(signed).toEqual(lines.map(({ cents }) => cents));
      const total = texts.find((line) => line.startsWith('The term costs')) ?? '';
      const direction = sum < 0 ? 'less.' : 'more.';
      expect(centsIn(total)).toBe(Math.abs(sum));
      expect(total).toContain(sum === 0 ? 'the same as before.' : direction);
      expect(total.includes('comes back to the card')).toBe(refund > 0);
    }),
  );
});
