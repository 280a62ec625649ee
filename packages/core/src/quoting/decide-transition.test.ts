import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles, type Role } from '../identity/vocabulary.ts';
import { addDays } from '../shared/time/day.ts';
import { decideTransition, findTransition, isPermitted, refuseStatus } from './decide-transition.ts';
import { lifecycle } from './lifecycle.fixture.ts';
import { as, codeOf, exampleFacts, exampleQuote, today } from './quote.fixture.ts';
import { quoteOperations } from './quote-operations.ts';
import { transitions } from './transitions.ts';
import { quoteStatuses, type QuoteStatus } from './vocabulary.ts';

const roles: readonly Role[] = [...callerRoles, ...impliedRoles];

/** By status, the code that answers whatever the table does not list. */
const codes: Readonly<Record<QuoteStatus, string>> = {
  open: 'transition_not_allowed',
  agent_required: 'transition_not_allowed',
  agent_approved: 'transition_not_allowed',
  referred: 'quote_referred',
  ineligible: 'transition_not_allowed',
  expired: 'quote_expired',
  pending_bind: 'quote_binding',
  bound: 'quote_bound',
  proposal: 'transition_not_allowed',
  pending_renewal: 'transition_not_allowed',
  locked_pending_renewal: 'quote_locked',
  replaced: 'quote_replaced',
};

const cells = quoteOperations.flatMap((operation) => quoteStatuses.map((status) => [operation, status] as const));

function quoteIn(status: QuoteStatus) {
  return exampleQuote({ status, signedContentHash: 'hash-1' });
}

describe('every operation on every status', () => {
  test.each(cells)('%s of a quote that is %s is open to the listed roles alone', (operation, status) => {
    const allowed = lifecycle[operation][status]?.roles ?? [];
    const listed = transitions.some((one) => one.operation === operation && one.from?.includes(status));
    for (const role of roles) {
      const found = findTransition(quoteIn(status), operation, as(role));
      // What is listed, the platform may do by itself.
      expect([role, found.ok]).toEqual([role, allowed.includes(role) || (role === 'system' && listed)]);
      expect(found.ok ? 'Accepted.' : found.refusal.message).toMatch(/\.$/);
      const elsewhere = isPermitted(role, operation) ? codes[status] : 'actor_not_allowed';
      expect(listed || codeOf(found) === elsewhere).toBe(true);
    }
  });

  test.each(cells)('%s of a quote that is %s leaves the quote as it was', (operation, status) => {
    const quote = Object.freeze(quoteIn(status));
    const before = JSON.stringify(quote);
    for (const role of roles) decideTransition(quote, operation, as(role), exampleFacts());
    expect(JSON.stringify(quote)).toBe(before);
  });

  test.each(cells)('%s of a quote that is %s ends in a listed status or refuses', (operation, status) => {
    const facts = exampleFacts({ payment: 'captured' });
    const decisions = roles.map((role) => decideTransition(quoteIn(status), operation, as(role), facts));
    for (const refusal of decisions.filter((one) => !one.ok)) expect(codeOf(refusal)).toMatch(/^[a-z_]+$/);
    for (const { event } of decisions.filter((one) => one.ok)) {
      const entry = transitions.find((one) => one.operation === operation && one.from?.includes(status));
      expect(event.from).toBe(status);
      expect(entry?.from).toContain(event.from);
      expect(['unchanged', 'resume', event.to]).toContain(entry?.to);
    }
  });
});

describe('who may not', () => {
  test.each([
    ['bind_quote', 'agent_required', 'token:quote', 'quote_agent_required'],
    ['edit_quote', 'agent_required', 'token:quote', 'quote_agent_required'],
    ['edit_quote', 'ineligible', 'token:quote', 'quote_ineligible'],
    ['send_quote_to_customer', 'open', 'token:quote', 'actor_not_allowed'],
    ['send_quote_to_customer', 'open', 'organization:underwriter', 'actor_not_allowed'],
    ['complete_bind', 'pending_bind', 'global:admin', 'actor_not_allowed'],
    ['expire_quote', 'open', 'global:admin', 'actor_not_allowed'],
    ['edit_quote', 'open', 'global:read_only', 'actor_not_allowed'],
    ['edit_quote', 'open', 'email', 'actor_not_allowed'],
    ['start_quote', 'open', 'organization:agent', 'transition_not_allowed'],
  ] as const)('%s of a quote that is %s by %s is refused as %s', (operation, status, role, code) => {
    const decision = findTransition(quoteIn(status), operation, as(role));
    expect(codeOf(decision)).toBe(code);
  });
});

describe('applications that no rater prices', () => {
  test.each(['send_quote_to_customer', 'bind_quote'] as const)(
    'refuse %s, which would leave their own path',
    (operation) => {
      const quote = exampleQuote({ kind: 'brown_brown_application', signedContentHash: 'hash-1' });
      const decision = decideTransition(quote, operation, as('organization:agent'), exampleFacts());
      expect(decision).toMatchObject({ ok: false, refusal: { code: 'application_has_own_path' } });
    },
  );
});

describe('conditions', () => {
  test('a bind is complete only with the payment captured', () => {
    const quote = exampleQuote({ status: 'pending_bind' });
    for (const payment of ['none', 'method_given', 'authorized'] as const) {
      const decision = decideTransition(quote, 'complete_bind', as('system'), exampleFacts({ payment }));
      expect(decision).toMatchObject({ ok: false, refusal: { code: 'payment_not_captured' } });
    }
    const decision = decideTransition(quote, 'complete_bind', as('system'), exampleFacts({ payment: 'captured' }));
    expect(decision).toMatchObject({ ok: true, event: { to: 'bound' } });
  });

  test.each([
    [-1, false],
    [0, false],
    [1, true],
    [40, true],
  ])('an offer ends %i days after its last day: %s', (days, ends) => {
    const quote = exampleQuote();
    const facts = exampleFacts({ today: addDays(quote.expirationDate, days) });
    const decision = decideTransition(quote, 'expire_quote', as('system'), facts);
    expect(codeOf(decision)).toBe(ends ? null : 'not_past_expiration');
  });

  test.each([
    [1, true],
    [90, true],
    [91, false],
  ])('an offer opens again %i days after its last day: %s', (days, opens) => {
    const quote = exampleQuote({ status: 'expired' });
    const facts = exampleFacts({ today: addDays(quote.expirationDate, days) });
    const decision = decideTransition(quote, 'reopen_quote', as('token:quote'), facts);
    expect(codeOf(decision)).toBe(opens ? null : 'reopen_window_passed');
  });
});

describe('what is saved', () => {
  test('the event names the operation and both statuses', () => {
    const decision = decideTransition(
      exampleQuote(),
      'send_quote_to_customer',
      as('organization:agent'),
      exampleFacts(),
    );
    expect(decision).toEqual({
      ok: true,
      event: {
        type: 'quote_sent',
        quoteId: 'quote-1',
        operation: 'send_quote_to_customer',
        from: 'open',
        to: 'agent_approved',
        resumeStatus: 'open',
        approvedContentHash: 'hash-1',
        reason: null,
      },
    });
  });

  test('an edit keeps every mark', () => {
    const quote = exampleQuote({ status: 'agent_required', resumeStatus: 'open' });
    const decision = decideTransition(quote, 'edit_quote', as('organization:agent'), exampleFacts({ today }));
    expect(decision).toMatchObject({
      ok: true,
      event: { to: 'agent_required', resumeStatus: 'open', approvedContentHash: null },
    });
  });

  test.each(['bound', 'replaced', 'pending_bind', 'referred', 'expired', 'locked_pending_renewal'] as const)(
    'the refusal of a quote that is %s says so in its code',
    (status) => {
      expect(refuseStatus(status).refusal.code).toBe(codes[status]);
      expect(refuseStatus(status).refusal.code).not.toBe('transition_not_allowed');
    },
  );
});
