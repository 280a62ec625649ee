import { describe, expect, test } from 'vitest';
import { withoutPrice } from '../../rating/typed-price.ts';
import { checkGuards, saleableGuards } from '../guards.ts';
import { contentOf } from '../signing/content-hash.ts';
import { codeOf, exampleFacts, exampleQuote } from '../quote.fixture.ts';
import { typedRating } from './typed-price.ts';

const rating = withoutPrice({ version: '2026.1', missing_fields: [] });
const typed = { contentHash: 'hash-1', rating };
const application = (changes: Parameters<typeof exampleQuote>[0] = {}) =>
  exampleQuote({ kind: 'brown_brown_application', status: 'agent_approved', typed, ...changes });

describe('the price that was typed', () => {
  test('stands for the content that was looked at, and for no other', () => {
    expect(typedRating(application(), 'hash-1')).toBe(rating);
    expect(typedRating(application(), 'hash-2')).toBeNull();
    expect(typedRating(application(), null)).toBeNull();
    expect(typedRating(exampleQuote({ kind: 'brown_brown_application' }), 'hash-1')).toBeNull();
  });

  test('is of applications alone', () => {
    expect(typedRating(application({ kind: 'quote' }), 'hash-1')).toBeNull();
  });

  test('is no content: who signs has signed what the application says', () => {
    expect(contentOf(application())).toBe(contentOf(exampleQuote({ kind: 'brown_brown_application', status: 'open' })));
  });

  test('lets an application be bought as every quote is, and nothing else does', () => {
    expect(checkGuards(saleableGuards, application(), exampleFacts()).ok).toBe(true);
    const stale = application({ typed: { ...typed, contentHash: 'hash-0' } });
    expect(codeOf(checkGuards(saleableGuards, stale, exampleFacts()))).toBe('application_has_own_path');
    const unpriced = exampleQuote({ kind: 'brown_brown_application' });
    expect(codeOf(checkGuards(saleableGuards, unpriced, exampleFacts()))).toBe('application_has_own_path');
  });
});
