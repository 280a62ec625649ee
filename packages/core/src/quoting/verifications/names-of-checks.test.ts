import { describe, expect, test } from 'vitest';
import { printSentence } from '../../shared/text/sentence.ts';
import { isVerified } from '../guards.ts';
import { exampleQuote, exampleFacts } from '../quote.fixture.ts';
import type { Verification } from '../subject/quote-facts.ts';
import { namesOfChecks } from './names-of-checks.ts';

const check = (kind: Verification['kind'], state: Verification['state'] = 'missing') => ({ kind, state });

describe('the names of checks', () => {
  test.each([
    [[], ''],
    [[check('mvr')], 'the driving record'],
    [[check('tas'), check('mvr')], 'the driving record and who buys'],
    [[check('mvr'), check('mvr')], 'the driving record'],
    [[check('mvr'), check('frs'), check('tas')], 'the driving record, the insurance score and who buys'],
  ])('of %o are said once each: %s', (checks, text) => {
    expect(namesOfChecks(checks).message).toBe(text);
  });

  test('are said in French', () => {
    const text = printSentence(namesOfChecks([check('mvr'), check('frs')]), 'fr-CA');
    expect(text).toBe('le dossier de conduite et le pointage d’assurance');
  });
});

describe('a quote whose checks are not done', () => {
  const refusalOf = (...requiredVerifications: Verification[]) => {
    const decision = isVerified(exampleQuote(), exampleFacts({ requiredVerifications }));
    return decision.ok ? null : decision.refusal.message;
  };

  test('says what is being checked', () => {
    expect(refusalOf(check('mvr', 'running'), check('tas', 'done'))).toBe(
      'This is still being checked: the driving record.',
    );
    expect(refusalOf(check('frs'), check('tas', 'running'))).toBe(
      'This is still being checked: the insurance score and who buys.',
    );
  });

  test('says what could not be checked before it says what is being checked', () => {
    expect(refusalOf(check('mvr', 'running'), check('tas', 'errored'))).toBe(
      'This could not be checked yet, and we try again: who buys.',
    );
  });

  test('is verified once all of them are done', () => {
    expect(refusalOf(check('mvr', 'done'), check('mvr', 'done'), check('tas', 'done'))).toBeNull();
    expect(refusalOf()).toBeNull();
  });
});
