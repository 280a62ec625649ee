import { expect, test } from 'vitest';
import { printSentence } from '../shared/text/sentence.ts';
import { type Insurer, introduceInsurer } from './insurer.ts';

const known: Insurer = {
  seller: 'Cascade RV Insurance',
  sellerLicense: 'OH-1042',
  phone: null,
  email: null,
  company: 'Larkspur Mutual',
  naic: '99042',
};

test.each<[string, Partial<Insurer>, string[]]>([
  [
    'seller and company with their numbers',
    {},
    [
      'Cascade RV Insurance (license OH-1042) sells you this policy and serves it.',
      'Larkspur Mutual (NAIC 99042) insures it and pays the claims.',
    ],
  ],
  [
    'names alone where the numbers are not entered',
    { sellerLicense: null, naic: null },
    ['Cascade RV Insurance sells you this policy and serves it.', 'Larkspur Mutual insures it and pays the claims.'],
  ],
  [
    'the seller alone where no company is entered',
    { sellerLicense: null, company: null },
    ['Cascade RV Insurance sells you this policy and serves it.'],
  ],
])('an insurer is introduced as %s', (_what, change, sentences) => {
  expect(introduceInsurer({ ...known, ...change }).map(({ message }) => message)).toEqual(sentences);
});

test('an insurer is introduced in French', () => {
  expect(introduceInsurer(known).map((message) => printSentence(message, 'fr-CA'))).toEqual([
    'Cascade RV Insurance (permis OH-1042) vous vend cette police et s’en occupe.',
    'Larkspur Mutual (NAIC 99042) l’assure et paie les réclamations.',
  ]);
});

test.each(['naic', 'sellerLicense'] as const)('a missing %s leaves no empty brackets', (name) => {
  const texts = introduceInsurer({ ...known, [name]: null }).map(({ message }) => message);
  expect(texts.join(' ')).not.toMatch(/\(\s*\)|null|undefined/);
});

test('telephone and e-mail are no part of the introduction: a page has its own ways to call', () => {
  const reachable = { ...known, phone: '(888) 555-0142', email: 'service@cascade.example' };
  expect(introduceInsurer(reachable)).toEqual(introduceInsurer(known));
});
