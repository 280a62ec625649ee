import { describe, expect, test } from 'vitest';
import { day } from '../time/day.ts';
import { locales as pageLocales } from '../site/page-locales.ts';
import { sameInBoth, words } from '../words.ts';
import { localeFor, locales, printSentence, sentence } from './sentence.ts';

const plan = words('Choose a plan.', 'Choisissez une formule.');
const cover = sentence(words('Cover begins on {day}.', 'La protection commence le {day}.'), { day: day('2026-08-01') });

describe('a sentence', () => {
  test('says its facts in English at once', () => {
    expect(cover.message).toBe('Cover begins on Aug 1, 2026.');
  });

  test.each([
    ['en-US', 'Cover begins on Aug 1, 2026.'],
    ['en-CA', 'Cover begins on Aug 1, 2026.'],
    ['fr-CA', 'La protection commence le 1er août 2026.'],
  ] as const)('prints days as %s writes them', (locale, text) => {
    expect(printSentence(cover, locale)).toBe(text);
  });

  test('prints money with the sign alone, since it may be either dollar', () => {
    const range = sentence(words('Enter a value from {min} to {max}.', 'Entrez une valeur de {min} à {max}.'), {
      min: { cents: 200_000 },
      max: { cents: 1_000_050 },
    });
    expect(range.message).toBe('Enter a value from $2,000 to $10,000.50.');
    expect(printSentence(range, 'fr-CA')).toBe('Entrez une valeur de 2\u00a0000\u00a0$ à 10\u00a0000,50\u00a0$.');
  });

  test.each([
    ['en-US', 'USD', '$1,000.50'],
    ['en-CA', 'CAD', '$1,000.50'],
    ['en-CA', 'USD', 'US$1,000.50'],
    ['fr-CA', 'CAD', '1\u00a0000,50\u00a0$'],
    ['fr-CA', 'USD', '1\u00a0000,50\u00a0$\u00a0US'],
  ] as const)('prints what was agreed as %s writes %s, to the cent', (locale, currency, text) => {
    const charged = sentence(sameInBoth('Charged: {paid}'), { paid: { cents: 100_050, currency } });
    expect(printSentence(charged, locale)).toBe(`Charged: ${text}`);
  });

  test('prints whole dollars that were agreed with their cents', () => {
    expect(sentence(sameInBoth('{paid}'), { paid: { cents: 100_000, currency: 'USD' } }).message).toBe('$1,000.00');
  });

  test('prints numbers as the language groups them, and texts as they are', () => {
    expect(sentence(sameInBoth('{count} miles in {year}'), { count: 15_000, year: '2027' }).message).toBe(
      '15,000 miles in 2027',
    );
  });

  test('says the sentences inside it in the same language', () => {
    const facts = { area: words('British Columbia', 'Colombie-Britannique'), reasons: [cover, sentence(plan)] };
    const message = sentence(
      words('We do not sell this in {area}. {reasons}', 'Nous n’offrons pas ceci : {area}. {reasons}'),
      facts,
    );
    expect(message.message).toBe(
      'We do not sell this in British Columbia. Cover begins on Aug 1, 2026. Choose a plan.',
    );
    expect(printSentence(message, 'fr-CA')).toBe(
      'Nous n’offrons pas ceci : Colombie-Britannique. La protection commence le 1er août 2026. Choisissez une formule.',
    );
  });

  test('without facts is its words', () => {
    expect(printSentence(plan, 'fr-CA')).toBe('Choisissez une formule.');
    expect(printSentence(plan, 'en-CA')).toBe('Choose a plan.');
  });

  test('that is one of a name or a figure stays as it is', () => {
    expect(printSentence({ message: 'Pay again.' }, 'fr-CA')).toBe('Pay again.');
    expect(printSentence(sentence(sameInBoth('{count} left'), { count: 1 }), 'fr-CA')).toBe('1 left');
  });

  test('keeps a place whose fact was forgotten, so that it is seen', () => {
    expect(sentence(sameInBoth('Cover begins on {day}.'), {}).message).toBe('Cover begins on {day}.');
  });
});

test('every language of an address has its formatters', () => {
  expect(pageLocales.map(localeFor)).toEqual(locales);
});
