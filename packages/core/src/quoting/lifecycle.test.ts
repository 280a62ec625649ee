import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles, type Role } from '../identity/vocabulary.ts';
import { addDays } from '../shared/time/day.ts';
import { decideTransition } from './decide-transition.ts';
import { as, exampleFacts, exampleQuote, exampleRating, refused, today } from './quote.fixture.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './subject/quote-facts.ts';
import { quoteOperations, type QuoteOperation } from './quote-operations.ts';
import { quoteStatuses } from './vocabulary.ts';

const seed = 33;
const roles: readonly Role[] = [...callerRoles, ...impliedRoles];

type Step = { readonly operation: QuoteOperation; readonly role: Role; readonly facts: QuoteFacts };

const anyFacts: fc.Arbitrary<QuoteFacts> = fc
  .record({
    days: fc.integer({ min: 0, max: 40 }),
    payment: fc.constantFrom('none', 'method_given', 'authorized', 'captured', 'debited'),
    rejected: fc.boolean(),
    referralPending: fc.boolean(),
  })
  .map(({ days, payment, rejected, referralPending }) =>
    exampleFacts({
      today: addDays(today, days),
      payment,
      referralPending,
      rating: exampleRating({ rejections: rejected ? [refused] : [] }),
    }),
  );

/** What really happens most, so that walks get far, among anything that might be tried. */
const likely: readonly (readonly [QuoteOperation, Role])[] = [
  ['send_quote_to_customer', 'organization:agent'],
  ['revoke_agent_approval', 'organization:agent'],
  ['bind_quote', 'token:quote'],
  ['bind_quote', 'organization:agent'],
  ['fail_bind', 'system'],
  ['complete_bind', 'system'],
  ['expire_quote', 'system'],
  ['submit_underwriting_referral', 'organization:agent'],
  ['cancel_referral_request', 'organization:agent'],
  ['reopen_quote', 'token:quote'],
  ['refuse_quote', 'system'],
];
const anyMove = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...likely) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...quoteOperations), fc.constantFrom(...roles)) },
);
const anyStep: fc.Arbitrary<Step> = fc
  .tuple(anyMove, anyFacts)
  .map(([[operation, role], facts]) => ({ operation, role, facts }));

function take(quote: Quote, { operation, role, facts }: Step): Quote {
  const decision = decideTransition(quote, operation, as(role), facts);
  if (!decision.ok) return quote;
  const { to, resumeStatus, approvedContentHash } = decision.event;
  return { ...quote, status: to, resumeStatus, approvedContentHash };
}

/** Every state that a walk passes through, the first included. */
function walk(first: Quote, steps: readonly Step[]): Quote[] {
  const states = [first];
  for (const step of steps) states.push(take(states.at(-1) ?? first, step));
  return states;
}

const first = exampleQuote({ signedContentHash: 'hash-1' });
const anyWalk = fc
  .tuple(fc.constantFrom('open', 'agent_required'), fc.array(anyStep, { maxLength: 40 }))
  .map(([status, steps]) => walk({ ...first, status }, steps));

function holdsOnWalks(rule: (states: Quote[]) => boolean): void {
  fc.assert(fc.property(anyWalk, rule), { seed, numRuns: 1_000 });
}

function pairsOf(states: readonly Quote[]): (readonly [Quote, Quote])[] {
  return states.slice(1).map((after, index) => [states[index] ?? after, after] as const);
}

describe(`any walk through the life of a quote (seed ${seed})`, () => {
  test('reaches every status that today’s operations reach', () => {
    const seen = new Set(
      fc
        .sample(anyWalk, { seed, numRuns: 1_000 })
        .flat()
        .map((quote) => quote.status),
    );
    const passing = ['proposal', 'pending_renewal', 'locked_pending_renewal'];
    const expected = quoteStatuses.filter((status) => !passing.includes(status)).toSorted();
    expect([...seen].toSorted()).toEqual(expected);
  });

  test('never leaves bound', () => {
    expect(() =>
      holdsOnWalks((states) =>
        pairsOf(states).every(([before, after]) => before.status !== 'bound' || after === before),
      ),
    ).not.toThrow();
  });

  test('becomes bound only from a bind that was begun', () => {
    expect(() =>
      holdsOnWalks((states) =>
        pairsOf(states).every(
          ([before, after]) => before === after || after.status !== 'bound' || before.status === 'pending_bind',
        ),
      ),
    ).not.toThrow();
  });

  test('remembers where it came from exactly while it is approved or locked', () => {
    expect(() =>
      holdsOnWalks((states) =>
        states.every((quote) => {
          const held: readonly string[] = ['agent_approved', 'pending_bind', 'referred'];
          return (quote.resumeStatus !== null) === held.includes(quote.status);
        }),
      ),
    ).not.toThrow();
  });

  test('carries an approval while it is approved, and none once it is open or expired', () => {
    expect(() =>
      holdsOnWalks((states) =>
        states.every(({ status, approvedContentHash }) => {
          if (status === 'agent_approved') return approvedContentHash === 'hash-1';
          return ['pending_bind', 'referred', 'bound'].includes(status) || approvedContentHash === null;
        }),
      ),
    ).not.toThrow();
  });

  test('comes back from a failed bind to just where the bind began', () => {
    expect(() =>
      holdsOnWalks((states) =>
        pairsOf(states).every(([before, binding]) => {
          if (before.status === 'pending_bind' || binding.status !== 'pending_bind') return true;
          const back = take(binding, { operation: 'fail_bind', role: 'system', facts: exampleFacts() });
          return JSON.stringify(back) === JSON.stringify(before);
        }),
      ),
    ).not.toThrow();
  });

  test('stays within the twelve statuses', () => {
    expect(() => holdsOnWalks((states) => states.every((quote) => quoteStatuses.includes(quote.status)))).not.toThrow();
  });
});
