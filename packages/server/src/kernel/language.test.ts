import { day } from '@roadworthy/core/shared/time/day.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { describe, expect, test } from 'vitest';
import { errorIn, notFound, notPermitted, OperationError } from './errors.ts';
import { localeOf, translateAnswer, t } from './language.ts';

const plan = words('Choose a plan.', 'Choisissez une formule.');
const begins = sentence(words('Cover begins on {day}.', 'La protection commence le {day}.'), {
  day: day('2026-08-01'),
});

describe('the language of a request', () => {
  test.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['en', 'en-US'],
    ['en-CA', 'en-CA'],
    ['en-CA;q=0.9, fr;q=0.8', 'en-CA'],
    ['fr', 'fr-CA'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr-CA'],
    ['FR-fr', 'fr-CA'],
    ['fry', 'en-US'],
    ['de, fr', 'en-US'],
    ['*', 'en-US'],
  ])('that accepts %j is %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });
});

describe('what is said', () => {
  test('is said in the reader’s language', () => {
    expect(t('fr-CA', begins)).toBe('La protection commence le 1er août 2026.');
    expect(t('fr-CA', plan)).toBe('Choisissez une formule.');
    expect(t('en-CA', plan)).toBe('Choose a plan.');
  });

  test('in an answer is every message at any depth, and nothing else', () => {
    const created = new Date();
    const answer = {
      created,
      note: 'Choose a plan.',
      missing: [{ path: 'coverages', ...sentence(plan) }, null],
      begins: { ...begins, code: 'term_not_begun' },
      declined: { message: null },
    };
    expect(translateAnswer('fr-CA', answer)).toMatchObject({
      created,
      note: 'Choose a plan.',
      missing: [{ path: 'coverages', message: 'Choisissez une formule.' }, null],
      begins: { code: 'term_not_begun', message: 'La protection commence le 1er août 2026.' },
      declined: { message: null },
    });
    expect(translateAnswer('en-US', answer)).toBe(answer);
  });

  test('in an error keeps its code, its field and its status', () => {
    const error = new OperationError('too_early', begins, { field: 'day', status: 409 });
    expect(error.message).toBe('Cover begins on Aug 1, 2026.');
    expect(errorIn('fr-CA', error)).toMatchObject({
      code: 'too_early',
      field: 'day',
      status: 409,
      message: 'La protection commence le 1er août 2026.',
    });
    expect(errorIn('en-US', error)).toBe(error);
    expect(errorIn('fr-CA', notFound())).toMatchObject({ message: expect.stringMatching(/^Introuvable/) });
    expect(errorIn('fr-CA', notPermitted('quote:edit'))).toMatchObject({
      message: expect.stringContaining('(quote:edit)'),
    });
  });

  test('by a failure that is no refusal is left alone', () => {
    const failure = new TypeError('x is not a function');
    expect(errorIn('fr-CA', failure)).toBe(failure);
  });
});
