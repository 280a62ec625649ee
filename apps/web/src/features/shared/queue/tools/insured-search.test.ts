import { expect, test } from 'vitest';
import { insuredSearch } from './insured-search.ts';

const fields = (text: string) =>
  insuredSearch(text).map(({ entities, vehicles, contact_email: mailed }) =>
    Object.keys(entities ?? vehicles ?? (mailed ? { contact_email: mailed } : {}))
      .filter((key) => key !== 'archived')
      .toSorted()
      .join('+'),
  );

test('one word is a name, a business or an e-mail', () => {
  expect(fields('Moreno')).toEqual(['first_name_key', 'last_name_key', 'business_name', 'email', 'contact_email']);
  expect(insuredSearch('Moreno')[0]).toMatchObject({ entities: { first_name_key: { _gte: 'moreno' } } });
});

test('a name is found whether its accents are typed or not', () => {
  expect(insuredSearch('Núñez')[1]).toMatchObject({ entities: { last_name_key: { _gte: 'nunez' } } });
});

test('two words are a name in either order, with a comma or without', () => {
  expect(fields('Ada Moreno')[0]).toBe('first_name_key+last_name_key');
  expect(insuredSearch('Moreno, Ada')).toEqual(insuredSearch('moreno ada'));
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
