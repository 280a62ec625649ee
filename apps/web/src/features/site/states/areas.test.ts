import { findLegalGap } from '@roadworthy/core/products/legal-gap.ts';
import { linesDemanded } from '@roadworthy/core/products/mandatory-lines.ts';
import { canadianProvinces, isMotorised, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { expect, test } from 'vitest';
import { isPublic } from '../../../locale/public-paths.ts';
import { areaLaw, areaNameIn } from './area-law.ts';
import { areaOutlines } from './area-outlines.ts';
import { viewOfArea } from './area-picture.tsx';
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

test('a minimum that counts stands before those that will, each with its day', () => {
  const { minimums } = areaLaw('CA', 'en-us', '2026-11-23');
  expect(minimums).toMatchObject([
    { from: null, limits: { person: 30, accident: 60, property: 15 } },
    { from: '2035-01-01', limits: { person: 50, accident: 100, property: 25 } },
  ]);
  expect(areaLaw('CA', 'en-us', '2035-01-01').minimums).toHaveLength(1);
});

test('prints what is confirmed alone: nothing that was not found or that a table alone says', () => {
  const laws = areas.map(({ code }) => areaLaw(code, 'en-us', '2026-11-28'));
  const facts = laws.flatMap(({ minimums, lines, charges, notices }) => [
    ...minimums,
    ...(lines ?? []),
    ...charges,
    ...notices,
  ]);
  expect(facts.length).toBeGreaterThan(100);
  expect(facts.filter(({ source }) => /^(?:no rule|usual)|autoinsurance\.com/.test(source))).toEqual([]);
});

test('what nobody confirmed is not said to be none', () => {
  expect(areaLaw('ON', 'en-ca', '2026-11-28').minimums).toEqual([]);
  for (const { code } of areas) {
    const { lines } = areaLaw(code, 'en-us', '2026-11-28');
    if (lines?.length === 0) expect(linesDemanded(code, day('2026-11-28'))).toEqual([]);
  }
});

test('no place pictures a rig that its law keeps us from selling', () => {
  for (const { code } of areas) {
    const { rig } = areaLaw(code, 'en-us', '2026-11-28');
    if (rig === null) continue;
    const stored = { state: code, kind: rig, isDriven: isMotorised(rig), effectiveDate: day('2026-11-28') };
    expect([code, rig, findLegalGap(stored, 'area')]).toEqual([code, rig, null]);
  }
  expect(areaLaw('FL', 'en-us', '2026-11-28').rig).not.toBe('class_a');
});

test('every place has its own outline, and more than one light and land are seen', () => {
  const outlines = areas.map(({ code }) => areaOutlines[code] ?? '');
  expect(outlines.filter((outline) => !/^M[\d.]+ [\d.]+L/.test(outline))).toEqual([]);
  expect(new Set(outlines).size).toBe(areas.length);
  expect(new Set(areas.map((area) => JSON.stringify(viewOfArea(area)))).size).toBeGreaterThan(9);
});

test('the basic cover of British Columbia, Manitoba and Saskatchewan is public', () => {
  const all = areas.filter(({ code }) => areaLaw(code, 'en-us', '2026-11-23').isPublic);
  expect(all.map(({ code }) => code)).toEqual(['BC', 'MB', 'SK']);
});
