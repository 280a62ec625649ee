import { describe, expect, test } from 'vitest';
import { bindableGuards } from './guards.ts';
import { lifecycle } from './lifecycle.fixture.ts';
import { quoteOperations, type QuoteOperation } from './quote-operations.ts';
import { permissionFor, transitions, type Transition } from './transitions.ts';
import { quoteStatuses, type QuoteStatus } from './vocabulary.ts';

/** Where a lock or an approval may have come from. */
const origins: Partial<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  agent_approved: ['open', 'agent_required'],
  pending_bind: ['open', 'agent_required', 'agent_approved'],
  referred: ['open', 'agent_required', 'agent_approved'],
  ineligible: ['open', 'pending_renewal'],
};

function targets({ to }: Transition, from: QuoteStatus): readonly QuoteStatus[] {
  if (to === 'unchanged') return [from];
  return to === 'resume' ? (origins[from] ?? []) : [to];
}

const pairs = quoteStatuses.flatMap((from) => quoteStatuses.map((to) => [from, to] as const));
const entriesOf = (operation: QuoteOperation) => transitions.filter((one) => one.operation === operation);

const saleable = ['has_its_price', 'unexpired', 'no_pending_referral', 'needs_no_agent'] as const;

describe('the table of transitions', () => {
  test.each(pairs)('leads from %s to %s by what was written down by hand', (from, to) => {
    const listed = transitions.filter((one) => one.from?.includes(from) && targets(one, from).includes(to));
    const expected = quoteOperations.filter((operation) => lifecycle[operation][from]?.to.includes(to));
    expect(listed.map((one) => one.operation)).toEqual(expected);
  });

  test.each(quoteOperations)('says what %s does', (operation) => {
    expect(entriesOf(operation).length).toBeGreaterThan(0);
  });

  test('creates quotes in one way', () => {
    expect(transitions.filter((one) => one.from === null).map((one) => [one.operation, one.to])).toEqual([
      ['start_quote', 'open'],
    ]);
  });

  test('has one entry for an operation and a status', () => {
    for (const operation of quoteOperations) {
      const from = entriesOf(operation).flatMap((one) => one.from ?? []);
      expect(from).toEqual([...new Set(from)]);
    }
  });

  test('keeps customers out of statuses that the entry has, and of no others', () => {
    const stored = transitions.flatMap(({ operation, staffOnly = [] }) =>
      staffOnly.map((status) => [operation, status]),
    );
    expect(stored).toEqual([
      ['edit_quote', 'agent_required'],
      ['edit_quote', 'ineligible'],
      ['edit_quote', 'pending_renewal'],
      ['bind_quote', 'agent_required'],
      ['update_provider', 'open'],
      ['update_provider', 'agent_required'],
      ['update_provider', 'referred'],
      ['update_provider', 'ineligible'],
      ['update_provider', 'expired'],
      ['update_provider', 'pending_renewal'],
      ['update_provider', 'locked_pending_renewal'],
      ['update_provider', 'agent_approved'],
    ]);
    for (const { from, staffOnly = [] } of transitions)
      expect(from ?? []).toEqual(expect.arrayContaining([...staffOnly]));
  });

  test.each([
    ['start_quote', 'quote:create', []],
    ['edit_quote', 'quote:edit', []],
    ['send_quote_to_customer', 'quote:send', ['no_application', ...saleable, ...bindableGuards]],
    ['revoke_agent_approval', 'quote:revoke', []],
    ['bind_quote', 'quote:bind', [...saleable, ...bindableGuards, ...(['signed', 'payment_authorized'] as const)]],
    ['complete_bind', null, ['payment_captured']],
    ['fail_bind', null, []],
    ['expire_quote', null, ['past_expiration']],
    ['reopen_quote', 'quote:edit', ['new_business', 'within_reopen_window', 'acceptable']],
    ['hand_over_quote', 'quote:set_status', []],
    ['submit_underwriting_referral', 'referral:submit', ['unexpired', 'insurable', 'complete', 'acceptable']],
    ['accept_referral', 'referral:decide', ['no_application']],
    ['accept_application', 'referral:decide', ['application', 'unexpired', 'insurable', 'complete', 'acceptable']],
    ['reject_referral', 'referral:decide', []],
    ['cancel_referral_request', 'referral:cancel', []],
    ['expire_referral', null, []],
    ['change_quote_organization', 'quote:move', []],
    ['update_provider', 'quote:edit', []],
  ] as const)('asks for %s the permission %s and the guards %j', (operation, permission, guards) => {
    for (const entry of entriesOf(operation)) {
      expect(entry.permission).toBe(permission);
      expect(entry.guards).toEqual(guards);
    }
  });

  test('names a permission for what people do, and none for what the platform alone does', () => {
    expect(permissionFor('revoke_agent_approval')).toBe('quote:revoke');
    expect(() => permissionFor('complete_bind')).toThrow('Nobody is permitted to complete_bind');
  });
});
