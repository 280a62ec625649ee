import { canadianProvinces, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { expect, test } from 'vitest';
import { isPublic } from '../../../locale/public-paths.ts';
import { areaLaw, areaNameIn } from './area-law.ts';
import { areas } from './areas.ts';

const areaOf = (code: string) => areas.find((area) => area.code === code);

test('every state and province has one page of its own, which search engines see', () => {
  expect(areas.map(({ code }) => code)).toEqual([...usStates, ...canadianProvinces]);
  expect(new Set(areas.map(({ slug }) => slug)).size).toBe(64);
  for (const { slug, country, code } of areas) {
    expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(isPublic(`/states/${slug}`)).toBe(true);
    expect(country).toBe(usStates.includes(code) ? 'US' : 'CA');
  }
  expect(isPublic('/states/atlantis')).toBe(false);
});

test('an address has neither accents nor articles', () => {
  expect(['QC', 'DC', 'NT', 'PE'].map((code) => areaOf(code)?.slug)).toEqual([
    'quebec',
    'district-of-columbia',
    'northwest-territories',
    'prince-edward-island',
  ]);
});

test('names are those of the page’s language', () => {
  expect(areaNameIn('CA', 'fr-ca')).toBe('Californie');
  expect(areaNameIn('OH', 'fr-ca')).toBe('Ohio');
  expect(areaNameIn('BC', 'en-ca')).toBe('British Columbia');
});

test('a minimum that counts stands before those that will, each with its day, source and sureness', () => {
  const { minimums } = areaLaw('CA', 'en-us', '2026-11-23');
  expect(minimums).toMatchObject([
    { from: null, limits: { person: 30, accident: 60, property: 15 }, sureness: 'confirmed' },
    { from: '2035-01-01', limits: { person: 50, accident: 100, property: 25 }, sureness: 'confirmed' },
  ]);
  expect(areaLaw('CA', 'en-us', '2035-01-01').minimums).toHaveLength(1);
  expect(areaLaw('ON', 'en-ca', '2026-11-23').minimums).toMatchObject([{ limits: { combined: 200 } }]);
});

test('every place has a minimum and three notices, and says how sure each fact is', () => {
  for (const { code } of areas) {
    const law = areaLaw(code, 'en-us', '2026-11-23');
    expect([code, law.minimums.length > 0, law.notices.length]).toEqual([code, true, 3]);
    for (const { source, sureness } of [...law.minimums, ...law.lines, ...law.charges, ...law.notices]) {
      expect(source.length).toBeGreaterThan(5);
      expect(sureness === 'unfound').toBe(source === 'no rule found');
    }
  }
});

test('the basic cover of British Columbia, Manitoba and Saskatchewan is public', () => {
  const all = areas.filter(({ code }) => areaLaw(code, 'en-us', '2026-11-23').isPublic);
  expect(all.map(({ code }) => code)).toEqual(['BC', 'MB', 'SK']);
});
