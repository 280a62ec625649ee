import { readFileSync } from 'node:fs';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { buildSchema, coerceInputValue, type GraphQLInputType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readQueueState } from '../../../data/queue/queue-address.ts';
import { policiesList } from '../../policies/load-policies/policies-list.ts';
import { quotesList } from './quotes-list.ts';

const schema = buildSchema(readFileSync(new URL('../../../../../../schema.graphql', import.meta.url), 'utf8'));
const context = { userId: '01900000-0000-7000-8000-000000000001', today: day('2026-11-20') };

const quotes = (query: string) =>
  quotesList.whereOf(readQueueState(new URLSearchParams(query), quotesList.rules), context);
const policies = (query: string) =>
  policiesList.whereOf(readQueueState(new URLSearchParams(query), policiesList.rules), context);

/** Throws when the schema does not know the condition. */
function check(type: string, condition: unknown): void {
  coerceInputValue(condition, schema.getType(type) as GraphQLInputType);
}

const spans = 'f[provider]=personal&f[effective_date]=2026-11-01..&f[expiration_date]=..2026-12-31&f[total]=500..900';

describe('the condition of a list', () => {
  test.each(quotesList.rules.views)('of quotes in the view %s is one that the schema knows', (view) => {
    check(
      'quotes_bool_exp',
      quotes(`view=${view}&q=Ada Moreno&f[status]=open&f[make]=Jay&f[administrative_area]=TX&${spans}`),
    );
    check('quotes_bool_exp', quotes(`view=${view}&q=1F66F5DY0L0A`));
  });

  test.each(policiesList.rules.views)('of policies in the view %s is one that the schema knows', (view) => {
    check(
      'policies_bool_exp',
      policies(`view=${view}&q=Ada&f[policy_status]=active&f[policy_number]=rwp&f[administrative_area]=TX&${spans}`),
    );
  });
});

describe('the quotes list', () => {
  test('hides replaced quotes unless they are asked for', () => {
    expect(quotes('')).toEqual({ _and: [{ status: { _neq: 'replaced' } }] });
    expect(quotes('f[status]=replaced')).toEqual({ _and: [{ status: { _in: ['replaced'] } }] });
  });

  test('knows whose quotes are mine, and what ends within a week', () => {
    expect(quotes('view=mine')).toMatchObject({ _and: [{ assigned_agent_id: { _eq: context.userId } }] });
    expect(quotes('view=expiring')).toMatchObject({
      _and: [{ expiration_date: { _gte: '2026-11-20', _lte: '2026-11-27' } }],
    });
  });

  test('needs me for what is mine or nobody’s, and not for what a colleague has taken', () => {
    expect(quotes('view=needs_me')).toEqual({
      _and: [
        {
          status: { _eq: 'agent_required' },
          _or: [{ assigned_agent_id: { _eq: context.userId } }, { assigned_agent_id: { _is_null: true } }],
        },
      ],
    });
  });

  test('shows among the referred what waits for an underwriter, locked or not', () => {
    const waiting = { status: { _eq: 'pending' }, review_type: { _eq: 'pre_bind' } };
    expect(JSON.stringify(quotes('view=referred'))).toContain(
      JSON.stringify({ quote_referrals: waiting }).slice(1, -1),
    );
  });

  test('narrows a view by a filter and does not replace it', () => {
    expect(quotes('view=sent&f[status]=open')).toEqual({
      _and: [{ status: { _eq: 'agent_approved' }, opened: { _is_null: true } }, { status: { _in: ['open'] } }],
    });
  });
});

test('the policies list finds a number in any case', () => {
  expect(policies('f[policy_number]=rwp-1')).toMatchObject({ _and: [{ policy_number: { _gte: 'RWP-1' } }] });
  expect(policies('view=overdue')).toMatchObject({
    _and: [{ invoices: { paid: { _is_null: true }, due_date: { _lt: '2026-11-20' } } }],
  });
  expect(policies('view=ending')).toMatchObject({
    _and: [{ expiration_date: { _gte: '2026-11-20', _lte: '2027-01-19' } }],
  });
});
