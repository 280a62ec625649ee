import { expect, test } from 'vitest';
import { insuredSearch } from './insured-search.ts';

const fields = (text: string) =>
  insuredSearch(text).map(({ entities, vehicles, contact_email: mailed }) =>
    Object.keys(entities ?? vehicles ?? (mailed ? { contact_email: mailed } : {}))
      .filter((key) => key !== 'archived')
      .toSorted()
      .join('+'),
  );

const named = (...words: object[]) => ({
  entities: { _and: words.map((word) => ({ name_words: { word } })), archived: { _is_null: true } },
});
const begins = (word: string) => ({ _gte: word, _lt: `${word}\u{10FFFF}` });

test('one word is of a name or an e-mail', () => {
  expect(fields('Moreno')).toEqual(['_and', 'email', 'contact_email']);
  expect(insuredSearch('Moreno')[0]).toEqual(named(begins('moreno')));
});

test.each([
  ['Núñez', [begins('nunez')]],
  ['Đình', [begins('dinh')]],
  ['Van der Berg', [{ _eq: 'van' }, { _eq: 'der' }, begins('berg')]],
  ['Berg, Anna v', [{ _eq: 'berg' }, { _eq: 'anna' }, begins('v')]],
  ['Blue Ridge & Overland', [{ _eq: 'blue' }, { _eq: 'ridge' }, begins('overland')]],
])('%s is searched word by word, as it is meant', (text, words) => {
  expect(insuredSearch(text)[0]).toEqual(named(...words));
});

test('digits are a phone number too, and a VIN when they may be one', () => {
  expect(fields('(614) 555')).toContain('phone_key');
  expect(fields('1F66F5DY')).toContain('vin');
  expect(fields('Moreno')).not.toContain('vin');
});

test('a word is where a link went, for whoever saved a quote and is not named in it', () => {
  expect(insuredSearch('Lea.Lead@example.com')).toContainEqual({
    contact_email: expect.objectContaining({ _gte: 'lea.lead@example.com' }) as unknown,
  });
  expect(insuredSearch('Lea Lead').some((condition) => 'contact_email' in condition)).toBe(false);
});
