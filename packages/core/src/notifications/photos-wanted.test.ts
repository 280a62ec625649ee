import { sameInBoth } from '../shared/words.ts';
import { expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { printSentence, sentence } from '../shared/text/sentence.ts';
import type { PhotosLetterFacts } from './letter.ts';
import { photosWanted } from './photos-wanted.ts';

const wanted = {
  missing: 7,
  asked: 7,
  dueDate: day('2026-07-01'),
  isAgain: false,
  isLate: false,
  reason: null,
} as const;
const facts: PhotosLetterFacts = {
  firstName: 'Renée',
  isConfirmed: true,
  vehicle: sentence(sameInBoth('{name}'), { name: '2021 Winnebago View' }),
  sender: {
    name: 'Blue Ridge Insurance',
    phone: null,
  },
  policyNumber: 'RWP-100001-7',
  wanted,
  url: 'https://example.com/customers/policies/1/vehicles',
};

function linesOf(changes: Partial<PhotosLetterFacts>): string[] {
  const decision = photosWanted.write({ ...facts, ...changes });
  if (!decision.ok) throw new Error(decision.refusal.message);
  return [decision.event.subject, ...decision.event.paragraphs].map(({ message }) => message);
}

test('says which vehicle, how many photos are missing and by when, and where to send them', () => {
  expect(linesOf({})).toEqual([
    'Please send photos of your 2021 Winnebago View by Jul 1, 2026',
    'Hello Renée,',
    'We need photos of your 2021 Winnebago View, insured under policy RWP-100001-7: 7 of 7 are missing. Please send them by Jul 1, 2026.',
    'Open the page below on your phone: each photo takes a tap, and we keep nothing but the picture.',
    'Blue Ridge Insurance',
  ]);
  const written = photosWanted.write(facts);
  expect(written).toMatchObject({ event: { button: { label: { message: 'Send the photos' }, url: facts.url } } });
});

test('gives the reason of whoever asked', () => {
  const lines = linesOf({ wanted: { ...wanted, reason: 'The roof was repaired.' } });
  expect(lines).toContain('The reason: The roof was repaired.');
});

test('names no vehicle where nobody answers for the address', () => {
  expect(linesOf({ vehicle: null, firstName: null, isConfirmed: false })[0]).toBe(
    'Please send photos of your RV by Jul 1, 2026',
  );
});

test.each([
  [{ isAgain: true, missing: 1 }, 'needed again by Jul 1, 2026', 'have to be taken again: 1 of 7'],
  [{ isLate: true, missing: 3 }, 'are overdue', '3 of 7 are missing. An underwriter looks at the policy now'],
  [{ isLate: true, isAgain: true, missing: 2 }, 'are overdue', 'were due on Jul 1, 2026'],
])('says what %j means', (changes, subject, text) => {
  const [first, , requested] = linesOf({ wanted: { ...wanted, ...changes } });
  expect(first).toContain(subject);
  expect(requested).toContain(text);
});

test('is not sent once all photos are there', () => {
  expect(photosWanted.write({ ...facts, wanted: null })).toMatchObject({ refusal: { code: 'photos_not_wanted' } });
});

test('reads in French as it is written there', () => {
  const decision = photosWanted.write({
    ...facts,
    wanted: { ...wanted, isAgain: true, missing: 2, reason: 'Le toit.' },
  });
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { subject, paragraphs, button } = decision.event;
  const lines = [subject, ...paragraphs, ...(button ? [button.label] : [])];
  expect(lines.map((message) => printSentence(message, 'fr-CA').replaceAll('\u00a0', ' '))).toEqual([
    'Photos à reprendre au plus tard le 1er juill. 2026 : 2021 Winnebago View',
    'Bonjour Renée,',
    'Certaines photos de votre véhicule assuré par la police RWP-100001-7 (2021 Winnebago View) sont à reprendre : 2 sur 7. Votre compte indique la raison pour chacune. Veuillez les envoyer au plus tard le 1er juill. 2026.',
    'Le motif : Le toit.',
    'Ouvrez la page ci-dessous sur votre téléphone : chaque photo se prend d’un toucher, et nous ne gardons que l’image.',
    'Blue Ridge Insurance',
    'Envoyer les photos',
  ]);
});
