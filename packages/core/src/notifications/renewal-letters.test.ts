import { expect, test } from 'vitest';
import { printSentence } from '../shared/text/sentence.ts';
import type { RenewalLetterFacts } from './letter.ts';
import { facts } from './letter-facts.fixture.ts';
import { renewalOffered } from './renewal-letters.ts';

const offers = facts.renewal;
function textOf(offer: RenewalLetterFacts): string {
  const letter = renewalOffered.write(offer);
  if (!letter.ok) throw new Error(letter.refusal.message);
  return letter.event.paragraphs.map((one) => printSentence(one, 'en-US')).join('\n');
}
const offerWith = (is: (offer: RenewalLetterFacts) => boolean): RenewalLetterFacts => {
  const found = offers.find(is);
  if (!found) throw new Error('The fixture has such an offer');
  return found;
};

test('an offer that the law wants told of quotes it, as the posted notice does, where its text was read', () => {
  const offer = offerWith(({ notice }) => notice !== null);
  expect(textOf(offer)).toContain('The law asks for 45 days of notice and 3 for the post (215 ILCS 5/143.17a)');
  expect(textOf(offer)).toContain('Glass is not covered any more');
  const unread = offer.notice && { ...offer.notice, legal: { ...offer.notice.legal, grade: 'B' as const } };
  expect(textOf({ ...offer, notice: unread })).not.toContain('The law asks');
  expect(textOf({ ...offer, notice: null })).not.toContain('The law asks');
});

test('an offer says what is held back of its price, by which share, and that it follows', () => {
  const offer = offerWith(({ heldBack }) => heldBack > 0);
  expect(textOf(offer)).toContain('no more than 10 % from one term to the next');
  expect(textOf(offer)).toContain('$1,145.20');
  expect(textOf({ ...offer, heldBack: 0 })).not.toContain('follow in later terms');
});

test('an offer says where what was edited of it does not fit any more', () => {
  const offer = offerWith(({ editsLeft }) => editsLeft);
  expect(textOf(offer)).toContain('part of what was edited does not fit any more');
  expect(textOf({ ...offer, editsLeft: false })).not.toContain('does not fit');
});
