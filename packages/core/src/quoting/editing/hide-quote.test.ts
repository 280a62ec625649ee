import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles, type Role } from '../../identity/vocabulary.ts';
import { decideHideQuote } from './hide-quote.ts';
import { as, codeOf, exampleQuote } from '../quote.fixture.ts';
import { quoteStatuses } from '../vocabulary.ts';

describe('a quote in its customer’s list', () => {
  test.each(quoteStatuses)('that is %s is hidden only when nothing comes of it any more', (status) => {
    const decision = decideHideQuote(exampleQuote({ status }), true, as('global:user'));
    expect(decision.ok).toBe(status === 'expired' || status === 'ineligible');
  });

  test.each(quoteStatuses)('that is %s comes back', (status) => {
    expect(decideHideQuote(exampleQuote({ status }), false, as('global:user')).ok).toBe(true);
  });

  test('is hidden by its customer (and administrators) alone, and not by who bears its link or works on it', () => {
    const ended = exampleQuote({ status: 'expired' });
    const may = (role: Role) => decideHideQuote(ended, true, as(role)).ok;
    expect([...callerRoles, ...impliedRoles].filter(may).toSorted()).toEqual([
      'global:admin',
      'global:user',
      'organization:customer',
      'system',
    ]);
    expect(codeOf(decideHideQuote(ended, true, as('organization:agent')))).toBe('actor_not_allowed');
  });
});
