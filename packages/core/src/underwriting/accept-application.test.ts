import { describe, expect, test } from 'vitest';
import {
  as,
  codeOf,
  exampleFacts,
  exampleQuote,
  exampleRating,
  fieldOf,
  refused,
  today,
} from '../quoting/quote.fixture.ts';
import { callerRoles } from '../identity/vocabulary.ts';
import { quoteStatuses } from '../quoting/vocabulary.ts';
import { addDays } from '../shared/time/day.ts';
import { decideAcceptApplication, typedPremium } from './accept-application.ts';
import { referralStatuses } from './vocabulary.ts';

const underwriter = as('organization:underwriter');
const requested = { status: 'pending', reviewType: 'pre_bind' } as const;
const input = { premium: 124_000, reason: ' The carrier wants 1,240 dollars. ' };
const facts = exampleFacts();
const application = (changes: Parameters<typeof exampleQuote>[0] = {}) =>
  exampleQuote({ kind: 'brown_brown_application', status: 'referred', resumeStatus: 'open', ...changes });
const accept = (
  quote = application(),
  { premium, reason } = input,
  actor = underwriter,
  known = facts,
  referral: Parameters<typeof decideAcceptApplication>[1] = requested,
) => decideAcceptApplication(quote, referral, { premium, reason }, actor, known);

describe('an application', () => {
  test('is approved at the price that an underwriter types, for what it says now', () => {
    expect(accept()).toMatchObject({
      event: {
        type: 'application_accepted',
        from: 'referred',
        to: 'agent_approved',
        resumeStatus: 'open',
        approvedContentHash: 'hash-1',
        reason: input.reason.trim(),
      },
    });
  });

  test('goes back to its agent, where it came from there, when the approval is taken back', () => {
    const fromAgent = application({ resumeStatus: 'agent_required' });
    expect(accept(fromAgent)).toMatchObject({ event: { resumeStatus: 'agent_required' } });
    const approvedBefore = application({ resumeStatus: 'open', approvedContentHash: 'hash-0' });
    expect(accept(approvedBefore)).toMatchObject({ event: { resumeStatus: 'open', approvedContentHash: 'hash-1' } });
  });

  test.each([
    [0, 'premium_out_of_range'],
    [-1, 'premium_out_of_range'],
    [typedPremium.least - 1, 'premium_out_of_range'],
    [typedPremium.least, null],
    [typedPremium.least + 0.5, 'premium_out_of_range'],
    [typedPremium.most, null],
    [typedPremium.most + 1, 'premium_out_of_range'],
    [Number.NaN, 'premium_out_of_range'],
  ])('of a premium of %s cents: %s', (premium, code) => {
    const decision = accept(application(), { ...input, premium });
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, code && 'premium']);
  });

  test('is accepted for a reason', () => {
    const silent = accept(application(), { ...input, reason: ' ' });
    expect([codeOf(silent), fieldOf(silent)]).toEqual(['reason_missing', 'reason']);
  });

  test.each(callerRoles)('is accepted by underwriters and administrators, and so by %s or not', (role) => {
    const may = ['organization:underwriter', 'global:underwriter', 'global:admin'].includes(role);
    expect(codeOf(accept(application(), input, as(role)))).toBe(may ? null : 'actor_not_allowed');
  });

  test.each(quoteStatuses)(
    'that is %s is accepted while it waits for an underwriter, or is approved already',
    (status) => {
      const quote = application({ status, resumeStatus: status === 'referred' ? 'open' : null });
      expect(accept(quote).ok).toBe(['referred', 'agent_approved'].includes(status));
    },
  );

  test.each(referralStatuses)('is accepted once: a question that is %s', (status) => {
    expect(accept(application(), input, underwriter, facts, { ...requested, status }).ok).toBe(status === 'pending');
  });

  test.each([
    ['has an end that has passed', { today: addDays(today, 40) }, 'quote_expired'],
    ['is refused by a rule', { rating: exampleRating({ rejections: [refused] }) }, 'rejected_by_rule'],
    [
      'lacks an answer',
      { rating: exampleRating({ missing_fields: [{ path: 'vehicles.0.year', message: 'Enter the year.' }] }) },
      'fields_missing',
    ],
  ] as const)('that %s is not accepted', (_what, known, code) => {
    expect(codeOf(accept(application(), input, underwriter, exampleFacts(known)))).toBe(code);
  });

  test('alone has a price typed: what rates price is accepted as it is, and the other way round', () => {
    expect(codeOf(accept(application({ kind: 'quote' })))).toBe('not_an_application');
  });
});
