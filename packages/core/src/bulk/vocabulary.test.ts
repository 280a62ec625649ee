import { describe, expect, test } from 'vitest';
import { bulkActions, isBulkAction } from './vocabulary.ts';

const pairs = Object.entries(bulkActions).flatMap(([table, actions]) =>
  actions.map((action) => [table, action] as const),
);

describe('what may be done to all rows that match', () => {
  test.each(pairs)('%s: %s is known', (table, action) => {
    expect(isBulkAction(table, action)).toBe(true);
  });

  test.each([
    ['what means another thing in another status', 'quotes', 'update_status_agent'],
    ['what writes to many people', 'quotes', 'send_quote_to_customer'],
    ['what asks for money', 'quotes', 'bind_quote'],
    ['what asks why, of each by itself', 'quotes', 'decline_quote'],
    ['an answer that nobody gives to many', 'quote_referrals', 'reject_referral'],
    ['an action of another table', 'policies', 'end_quote'],
    ['a table that has none', 'users', 'update_assigned_agent'],
    ['a name that every object has', 'quotes', 'toString'],
    ['nothing', '', ''],
  ])('%s is not', (_what, table, action) => {
    expect(isBulkAction(table, action)).toBe(false);
  });
});
