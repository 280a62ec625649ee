import { describe, expect, test } from 'vitest';
import { decidePrepareDocuments } from './prepare-documents.ts';
import { as, codeOf, exampleQuote } from '../quote.fixture.ts';

describe('the documents to read before a signature', () => {
  test('are made for a quote that somebody could sign', () => {
    expect(decidePrepareDocuments(exampleQuote(), as('token:quote')).ok).toBe(true);
  });

  test.each([
    ['that was bought', { status: 'bound' }, 'quote_bound'],
    ['that has ended', { status: 'expired' }, 'quote_expired'],
    ['that is for nobody yet', { entities: [] }, 'named_insured_missing'],
    ['that says nothing yet', { contentHash: null }, 'named_insured_missing'],
  ] as const)('are not made for a quote %s', (_what, change, code) => {
    expect(codeOf(decidePrepareDocuments(exampleQuote(change), as('token:quote')))).toBe(code);
  });

  test.each([
    ['the customer', 'organization:customer'],
    ['an agent', 'organization:agent'],
    ['a service agent', 'global:service_agent'],
  ] as const)('are made for %s as well', (_who, role) => {
    expect(decidePrepareDocuments(exampleQuote(), as(role)).ok).toBe(true);
  });

  test('are made of an approved quote, and of one that an agent finishes by the agent alone', () => {
    expect(decidePrepareDocuments(exampleQuote({ status: 'agent_approved' }), as('token:quote')).ok).toBe(true);
    const unfinished = exampleQuote({ status: 'agent_required' });
    expect(codeOf(decidePrepareDocuments(unfinished, as('token:quote')))).toBe('quote_agent_required');
    expect(decidePrepareDocuments(unfinished, as('organization:agent')).ok).toBe(true);
  });

  test('are not made by who only reads', () => {
    expect(codeOf(decidePrepareDocuments(exampleQuote(), as('global:read_only')))).toBe('actor_not_allowed');
  });
});
