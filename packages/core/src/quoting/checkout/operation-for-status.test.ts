import { describe, expect, test } from 'vitest';
import { operationForStatus } from './operation-for-status.ts';
import { exampleQuote } from '../quote.fixture.ts';
import { transitions } from '../transitions.ts';
import { type QuoteStatus, quoteStatuses } from '../vocabulary.ts';

const requested = (from: QuoteStatus, to: string, resumeStatus: QuoteStatus | null = null) =>
  operationForStatus(exampleQuote({ status: from, resumeStatus }), to);

describe('a status that is asked for', () => {
  test.each([
    ['open', 'agent_approved', 'send_quote_to_customer'],
    ['agent_required', 'agent_approved', 'send_quote_to_customer'],
    ['open', 'agent_required', 'hand_over_quote'],
    ['agent_required', 'open', 'hand_over_quote'],
    ['expired', 'open', 'reopen_quote'],
  ] as const)('of a quote that is %s, %s, means %s', (from, to, operation) => {
    expect(requested(from, to)).toBe(operation);
    expect(transitions.some((one) => one.operation === operation && one.from?.includes(from) && one.to === to)).toBe(
      true,
    );
  });

  test.each([
    ['open', 'open', 'revoke_agent_approval'],
    ['open', 'agent_required', null],
    ['agent_required', 'agent_required', 'revoke_agent_approval'],
    ['agent_required', 'open', null],
  ] as const)('of an approved quote that was %s, %s, means %s', (origin, to, operation) => {
    expect(requested('agent_approved', to, origin)).toBe(operation);
  });

  const others = ['referred', 'ineligible', 'expired', 'pending_bind', 'bound', 'proposal', 'replaced', 'nonsense', ''];
  test.each(quoteStatuses)('means nothing for a quote that is %s unless one of four rows leads there', (from) => {
    for (const to of others) expect([to, requested(from, to)]).toEqual([to, null]);
  });

  test.each(['referred', 'ineligible', 'pending_bind', 'bound', 'proposal', 'replaced'] as const)(
    'open, of a quote that is %s, is refused as opening it again',
    (from) => {
      expect(requested(from, 'open')).toBe('reopen_quote');
    },
  );
});
