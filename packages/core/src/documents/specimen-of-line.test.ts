import { describe, expect, test } from 'vitest';
import { lines } from '../lines/line-for.ts';
import { wordsIn } from '../lines/words.ts';
import { type Locale, type Phrase, printSentence, asSentence } from '../shared/text/sentence.ts';
import { promisedOf } from './promised.fixture.ts';
import { specimenOfLine } from './specimen-of-line.ts';
import { specimenPolicyOf } from './specimen-policy.ts';

const others = lines.filter(({ provider }) => provider !== 'personal');
const insurer = {
  seller: 'Cascade RV Insurance',
  sellerLicense: null,
  phone: null,
  email: null,
  company: 'Larkspur Mutual',
  naic: null,
};
function specimen(provider: string, locale: Locale) {
  const t = (message: Phrase) => printSentence(message, locale);
  return specimenPolicyOf({ product: 'One of ours', promised: promisedOf(provider) }, insurer, { locale, t });
}
const textOf = (provider: string, locale: Locale) => JSON.stringify(specimen(provider, locale).parts);

describe.each(others.map((line) => [line.provider, line] as const))('the specimen of %s', (provider, line) => {
  test('says of each cover what it pays, and of the whole what comes back', () => {
    const text = textOf(provider, 'en-US');
    for (const { label, pays } of line.covers) expect(text).toContain(`${label.en}: ${pays.en}`);
    expect(text).toContain('You may cancel at any time from a day that you name.');
  });

  test('says what is not insured, with its figures filled in', () => {
    const part = specimen(provider, 'en-US').parts.find(({ title }) => title === 'What we do not take');
    expect(part?.paragraphs).toHaveLength(line.rules.length);
    for (const rule of part?.paragraphs ?? []) expect(rule).not.toMatch(/[{}]/);
  });

  test('is headed by its line, and names its edition', () => {
    expect(specimen(provider, 'en-US').title).toBe(`Terms, specimen: ${line.name.en}`);
    expect(specimen(provider, 'fr-CA').title).toBe(`Conditions, spécimen\u00a0: ${line.name.fr}`);
    expect(specimen(provider, 'en-US').reference).toContain(', edition Nov 29, 2026');
  });

  test('is all French for who reads French', () => {
    const written = specimenOfLine(line).flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
    for (const message of written) {
      const { message: english, french } = asSentence(message);
      expect(french, english).toBeDefined();
    }
    for (const { en, fr } of wordsIn([line.covers.map(({ pays }) => pays)])) {
      expect(textOf(provider, 'fr-CA')).toContain(JSON.stringify(fr).slice(1, -1));
      expect(textOf(provider, 'fr-CA')).not.toContain(JSON.stringify(en).slice(1, -1));
    }
  });
});
