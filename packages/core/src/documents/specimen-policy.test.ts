import { describe, expect, test } from 'vitest';
import { coverageCodes } from '../products/vocabulary.ts';
import { specimenEdition } from '../products/specimen-edition.ts';
import { asSentence, type Locale, printSentence } from '../shared/text/sentence.ts';
import { lineOf } from '../lines/line-for.ts';
import { specimenOfLine } from './specimen-of-line.ts';
import { promisedOf } from './promised.fixture.ts';
import { returnPromise } from './return-promise.ts';
import { specimenPolicyOf } from './specimen-policy.ts';

const insurer = {
  seller: 'Cascade RV Insurance',
  sellerLicense: null,
  phone: null,
  email: null,
  company: 'Larkspur Mutual',
  naic: null,
};

function specimen(locale: Locale) {
  const t = (message: Parameters<typeof printSentence>[0]) => printSentence(message, locale);
  return specimenPolicyOf({ product: 'Personal RV', promised: promisedOf('personal') }, insurer, { locale, t });
}

const textOf = (locale: Locale) =>
  specimen(locale)
    .parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .join('\n');

/** The words under which the specimen speaks of each cover that we sell. */
const spokenOf: Readonly<Record<(typeof coverageCodes)[number], RegExp>> = {
  liability: /what you owe by law/,
  comprehensive: /Comprehensive pays/,
  collision: /Collision pays/,
  uninsured_motorist: /Uninsured and underinsured motorist cover pays/,
  medical_payments: /Medical payments pay/,
  vacation_liability: /Vacation liability pays/,
  emergency_expense: /Emergency expense pays/,
  roadside: /Roadside assistance brings/,
  glass: /Glass without a deductible pays/,
  full_timer_liability: /Full-timer liability takes/,
  personal_effects: /Personal effects pay/,
  pet: /Pet injury pays/,
};

const parts = specimenOfLine(lineOf('personal'));

describe('the specimen policy', () => {
  test.each(coverageCodes)('says what %s pays', (code) => {
    expect(textOf('en-US')).toMatch(spokenOf[code]);
  });

  test.each(['The agreement', 'What no cover pays', 'What you do after a loss', 'Ending the policy', 'True answers'])(
    'has a part “%s”',
    (title) => {
      expect(parts.map((part) => asSentence(part.title).message)).toContain(title);
    },
  );

  test('is all French for who reads French', () => {
    const english = parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs].map(String));
    const french = textOf('fr-CA').split('\n');
    expect(french).toHaveLength(english.length + returnPromise(promisedOf('personal')).length);
    expect(french.filter((text) => english.includes(text))).toEqual([]);
  });

  test('names its product and edition, and who insures', () => {
    const { reference, introduction, written } = specimen('en-US');
    expect(reference).toBe('Personal RV, edition Nov 29, 2026');
    expect(written).toBe(specimenEdition);
    expect(introduction.at(-1)).toBe('Larkspur Mutual insures it and pays the claims.');
  });
});
