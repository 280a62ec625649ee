import { describe, expect, expectTypeOf, test } from 'vitest';
import { messageOf, type Places, words, wordsFor } from './words.ts';

const count = '{count, plural, one {# day until {day}} other {# days until {day}}}';

describe('words', () => {
  test('stand beside each other, with the English of Canada where it is another', () => {
    const centre = words('A center', 'Un centre', { enCa: 'A centre' });
    expect((['en-us', 'en-ca', 'fr-ca'] as const).map((locale) => wordsFor(centre, locale))).toEqual([
      'A center',
      'A centre',
      'Un centre',
    ]);
    expect(messageOf(words('A day', 'Un jour'), 'en-ca')).toBe('A day');
  });

  test('have the same places, also within the branches of a plural', () => {
    expectTypeOf<Places<typeof count>>().toEqualTypeOf<'count' | 'day'>();
    expectTypeOf<Places<'{amount} by {day}, {n, number}'>>().toEqualTypeOf<'amount' | 'day' | 'n'>();
    words(`${count} in all`, '{count, plural, one {# jour avant le {day}} other {# jours avant le {day}}} en tout');
    // @ts-expect-error The French lacks the day.
    words(count, '{count, plural, one {# jour} other {# jours}}');
    // @ts-expect-error The French has a branch for the day alone, and no number.
    words(count, '{day} jours');
  });

  test('that differ in a place, a kind or a tag do not compile', () => {
    words('Read <link>{name}</link>', 'Lire <link>{name}</link>');
    // @ts-expect-error Another name.
    words('Until {day}', 'Avant le {jour}');
    // @ts-expect-error A place too many.
    words('Until then', 'Avant le {day}');
    // @ts-expect-error No plural.
    words('{n, plural, one {# day} other {# days}}', '{n} jours');
    // @ts-expect-error Another tag.
    words('Read <link>it</link>', 'Le <lien>lire</lien>');
    // @ts-expect-error Canada lacks the place.
    words('The center of {town}', 'Le centre de {town}', { enCa: 'The centre' });
    // @ts-expect-error Canada says what the United States say; it is left out.
    words('A day', 'Un jour', { enCa: 'A day' });
  });
});
