import { expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { printSentence } from '../../shared/text/sentence.ts';
import { whyVersion } from './why-version.ts';

test('says which version prices a quote and why that one, in both languages', () => {
  const why = whyVersion('2026.1', day('2026-07-01'), 'OH');
  expect(why.message).toMatch(
    /^Version 2026\.1 of the rates prices this: it counts in OH for cover from Jul.* 2026 on\.$/,
  );
  expect(printSentence(why, 'fr-CA')).toMatch(/^La version 2026\.1 des tarifs.* OH .*juil.* 2026\.$/);
});
