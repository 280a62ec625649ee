import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { externalUrlFor, findExternalUrlProblem } from './external-url.ts';

const options = { seed: 51_052, numRuns: 2_000 };

/** Addresses, and what is nearly one: pieces that a browser reads in its own way stand where somebody might put them. */
const pieces = fc.constantFrom(
  'https://',
  'http://',
  'carrier.example',
  'evil.example',
  '@',
  ':',
  '/',
  '//',
  '\\',
  '?',
  '#',
  '.',
  '..',
  '{reference}',
  '{postal_code}',
  '{',
  '}',
  '%2f',
  '%00',
  ' ',
  '\n',
  '\t',
  'é',
  '\u202e',
  'a',
  '1',
  '&x=',
);
const nearly = fc.array(pieces, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
const sensible = fc.array(pieces, { maxLength: 6 }).map((parts) => `https://carrier.example${parts.join('')}`);
const facts = fc.record({ reference: fc.string({ maxLength: 40 }), postalCode: fc.string({ maxLength: 12 }) });

/** The host as a browser takes it: what stands between the slashes and the path, and nothing before an at sign. */
const hostOf = (url: string) => /^https:\/\/([^/?#]*)/.exec(url)?.[1] ?? '';

describe('the address that somebody is sent to', () => {
  test('is at the host that stands in the carrier’s, whatever is filled in', () => {
    let taken = 0;
    const property = fc.property(fc.oneof(nearly, sensible), facts, (url, known) => {
      if (findExternalUrlProblem(url)) return;
      taken += 1;
      const sent = externalUrlFor(url, known);
      expect(hostOf(sent)).toBe(hostOf(url));
      expect(hostOf(sent)).toMatch(/^[a-z\d.-]+\.[a-z]{2,}$/i);
    });
    fc.assert(property, options);
    expect(taken).toBeGreaterThan(150);
  });

  test('has neither a blank nor a place that is open', () => {
    const property = fc.property(sensible, facts, (url, known) => {
      if (findExternalUrlProblem(url)) return;
      expect(externalUrlFor(url, known)).toMatch(/^[!-z|~]+$/);
    });
    fc.assert(property, options);
  });
});
