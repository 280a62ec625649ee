import { expect, test } from 'vitest';
import { isDay } from '../../shared/time/day.ts';
import { eConsentParts, eConsentVersion } from './e-consent.ts';

const text = eConsentParts.map(({ text: { en } }) => en).join(' ');

test.each([
  ['what is signed and sent electronically', /sign your application electronically/],
  ['what it takes to read it', /opens PDF files/],
  ['how paper is had', /any document on paper/],
  ['how the agreement is withdrawn', /withdraw this agreement at any time/],
])('the text that is agreed to says %s', (_what, words) => {
  expect(text).toMatch(words);
});

test('the text is there in French, part by part', () => {
  for (const { en, fr } of eConsentParts.flatMap(({ title, text: said }) => [title, said])) expect(fr).not.toBe(en);
});

test('the text is known by the day on which it was written', () => {
  expect(isDay(eConsentVersion)).toBe(true);
});
