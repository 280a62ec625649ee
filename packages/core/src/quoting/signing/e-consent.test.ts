import { expect, test } from 'vitest';
import { isDay } from '../../shared/time/day.ts';
import { eConsentFrench } from './e-consent-french.ts';
import { eConsentParts, eConsentVersion } from './e-consent.ts';

const text = eConsentParts.map(({ message }) => message).join(' ');

test.each([
  ['what is signed and sent electronically', /sign your application electronically/],
  ['what it takes to read it', /opens PDF files/],
  ['how paper is had', /any document on paper/],
  ['how the agreement is withdrawn', /withdraw this agreement at any time/],
])('the text that is agreed to says %s', (_what, words) => {
  expect(text).toMatch(words);
});

test('the text is there in French, part by part', () => {
  const english = eConsentParts.flatMap(({ title, message }) => [title, message]);
  expect(Object.keys(eConsentFrench).toSorted()).toEqual(english.toSorted());
});

test('the text is known by the day on which it was written', () => {
  expect(isDay(eConsentVersion)).toBe(true);
});
