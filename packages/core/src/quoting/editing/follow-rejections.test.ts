import { describe, expect, test } from 'vitest';
import { followRejections } from './follow-rejections.ts';
import { exampleFacts, exampleQuote, exampleRating } from '../quote.fixture.ts';
import type { QuoteFacts } from '../subject/quote-facts.ts';
import { noFindings } from '../rules/rule-findings.ts';
import { quoteStatuses } from '../vocabulary.ts';

const young = { code: 'driver_under_age', message: 'A driver is too young.' };
const rejected = { rating: exampleRating({ rejections: [young] }) };
const follow = (quote: Parameters<typeof exampleQuote>[0], facts: Partial<QuoteFacts> = {}) =>
  followRejections(exampleQuote(quote), exampleFacts(facts));

describe('a quote that something refuses', () => {
  test.each(quoteStatuses)('that is %s goes where the table says', (status) => {
    const moves = ['open', 'agent_required', 'agent_approved', 'referred', 'pending_renewal', 'locked_pending_renewal'];
    expect(follow({ status }, rejected).next).toBe(moves.includes(status) ? 'refuse' : 'nothing');
    expect(follow({ status }).next).toBe('nothing');
  });

  test('loses its approval and keeps why it was refused', () => {
    const approved = { status: 'agent_approved', resumeStatus: 'open', approvedContentHash: 'hash-1' } as const;
    expect(follow(approved, rejected)).toMatchObject({
      event: { to: 'ineligible', resumeStatus: null, approvedContentHash: null },
      reasons: [young],
    });
  });

  test('stays while it is being filled in, and where an underwriter wants it bound', () => {
    const missing_fields = [{ path: 'drivers.0.birthdate', message: 'Enter the birth date.' }];
    expect(follow({}, { rating: exampleRating({ rejections: [young], missing_fields }) }).next).toBe('nothing');
    expect(follow({ coverages: {} }, rejected).next).toBe('nothing');
    const forced = { contentHash: 'hash-1', waives: ['acceptable'] };
    expect(follow({ status: 'agent_approved' }, { ...rejected, forced }).next).toBe('nothing');
  });
});

test.each([
  ['open again', {}, 'open'],
  ['waiting again, of a renewal', { businessType: 'renewal' }, 'pending_renewal'],
] as const)('what was refused by rules is %s once nothing refuses it', (_title, quote, to) => {
  const ineligible = { ...quote, status: 'ineligible' } as const;
  expect(follow(ineligible, { refusedByRules: true })).toMatchObject({ next: 'readmit', event: { to } });
  expect(follow(ineligible, { ...rejected, refusedByRules: true }).next).toBe('nothing');
  // An underwriter's word is theirs to take back.
  expect(follow(ineligible).next).toBe('nothing');
});

test.each(quoteStatuses)('what rules refused is admitted again from ineligible alone, not from %s', (status) => {
  const { next } = follow({ status }, { refusedByRules: true });
  expect(next).toBe(status === 'ineligible' ? 'readmit' : 'nothing');
});

test('a restriction and a rule refuse as the rates do', () => {
  const rule = { ...young, ruleId: 'rule-1', value: 15 };
  const ruled = { ...noFindings, rejections: [rule] };
  expect(follow({}, { ruled })).toMatchObject({ next: 'refuse', reasons: [rule] });
  expect(follow({}, { restrictions: [young] })).toMatchObject({ next: 'refuse', reasons: [young] });
});
