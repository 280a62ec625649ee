import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { callerRoles, impliedRoles, type Role } from '../identity/vocabulary.ts';
import { accept } from '../shared/decision.ts';
import { quoteAbilities } from './abilities.ts';
import { lifecycle } from './lifecycle.fixture.ts';
import { as, codeOf, exampleFacts, exampleQuote } from './quote.fixture.ts';
import { quoteOperations } from './quote-operations.ts';
import { quoteStatuses, type QuoteStatus } from './vocabulary.ts';

const signed = exampleQuote({ signedContentHash: 'hash-1', expirationDate: day('2026-03-30') });

const roles: readonly Role[] = [...callerRoles, ...impliedRoles].filter((role) => role !== 'system');

/** What the life of a quote says of a signed quote that is priced, for everything that people do to it. */
function expected(status: QuoteStatus, role: Role): string[] {
  // What underwriters are asked and answer is said by underwriting.
  const moves = quoteOperations.filter(
    (operation) => !/referral|accept_application/.test(operation) && lifecycle[operation][status]?.roles.includes(role),
  );
  // Who may bind may sign before, and who may send may have the link while the customer can go on with it.
  const signs = moves.includes('bind_quote') ? ['sign_quote'] : [];
  const sends = lifecycle.send_quote_to_customer.open?.roles.includes(role);
  const links =
    sends && (status === 'open' || status === 'agent_approved')
      ? ['load_agent_checkout_link', 'agent_signing_complete']
      : [];
  // Whose work it is changes at any time but while it is being paid, or after another took its place.
  const assigns = sends && status !== 'pending_bind' && status !== 'replaced' ? ['update_assigned_agent'] : [];
  // How long the term is belongs to what an edit may change.
  const lasts = moves.includes('edit_quote') ? ['update_policy_duration'] : [];
  // A copy does nothing to what is copied.
  const copies = sends ? ['copy_quote_request', 'copy_quote_new_provider_request'] : [];
  // Who belongs to the organization takes what waits for an agent and is nobody's.
  const claims = sends && status === 'agent_required' ? ['claim_blocked_quote'] : [];
  // Its buyer begins another one with what it says, but for what was declined, is being paid or renews a policy.
  const buys = lifecycle.reopen_quote.expired?.roles.includes(role) && (!sends || role === 'global:admin');
  const begun = ['open', 'agent_required', 'agent_approved', 'referred', 'expired', 'bound'].includes(status);
  const requotes = buys && begun ? ['requote'] : [];
  // Who sends the customer's link may look at what it shows, as long as checkout shows anything.
  const isShown = !['bound', 'replaced', 'proposal', 'pending_renewal', 'locked_pending_renewal'].includes(status);
  const views = sends && isShown ? ['view_as_customer'] : [];
  // Its customer alone keeps a list of their own, which what has ended leaves.
  const lists = role === 'global:user' || role === 'organization:customer' || role === 'global:admin';
  const hides = lists && (status === 'expired' || status === 'ineligible') ? ['hide_quote'] : [];
  const beside = [...copies, ...claims, ...requotes, ...views, ...hides];
  return [...moves, ...signs, ...links, ...assigns, ...lasts, ...beside].toSorted();
}

describe('what may be done to a quote', () => {
  test.each(quoteStatuses)('that is %s is what its life says, for every role', (status) => {
    const reopenable = status === 'expired' ? { expirationDate: day('2026-03-01') } : {};
    for (const role of roles) {
      const quote = { ...signed, ...reopenable, status };
      const abilities = quoteAbilities(quote, as(role), exampleFacts({ payment: 'none' }));
      const allowed = Object.keys(abilities).filter((name) => abilities[name]?.ok);
      expect([role, allowed.toSorted()]).toEqual([role, expected(status, role)]);
    }
  });

  test.each(quoteStatuses)('a closed way of a quote that is %s explains itself', (status) => {
    const abilities = quoteAbilities({ ...signed, status }, as('organization:agent'), exampleFacts());
    const closed = Object.values(abilities).flatMap((decision) => (decision.ok ? [] : [decision.refusal]));
    expect(closed.length).toBeGreaterThan(0);
    for (const { code, message } of closed) {
      expect(code).toMatch(/^[a-z_]+$/);
      expect(message).toMatch(/\.$/);
    }
  });

  test('paying needs a signature first, and says so', () => {
    const abilities = quoteAbilities({ ...signed, signedContentHash: null }, as('token:quote'), exampleFacts());
    expect(abilities['sign_quote']?.ok).toBe(true);
    expect(codeOf(abilities['bind_quote'] ?? accept(null))).toBe('not_signed');
  });

  test('paying needs a signature of who has read what there is to read', () => {
    const abilities = quoteAbilities(signed, as('token:quote'), exampleFacts({ reading: null }));
    expect(abilities['sign_quote']?.ok).toBe(true);
    expect(codeOf(abilities['bind_quote'] ?? accept(null))).toBe('signature_unread');
  });

  test('a role without the permission hears of its role, not of the quote', () => {
    const abilities = quoteAbilities(exampleQuote({ status: 'bound' }), as('global:read_only'), exampleFacts());
    for (const decision of Object.values(abilities)) expect(codeOf(decision)).toBe('actor_not_allowed');
  });

  test('a quote without a named insured cannot be signed', () => {
    const abilities = quoteAbilities({ ...signed, entities: [] }, as('token:quote'), exampleFacts());
    expect(codeOf(abilities['sign_quote'] ?? accept(null))).toBe('named_insured_missing');
  });
});

test('nothing may be done to a quote whose customer had their data deleted, by anybody', () => {
  for (const status of quoteStatuses) {
    for (const role of roles) {
      const abilities = quoteAbilities({ ...signed, status, isErased: true }, as(role), exampleFacts());
      expect(new Set(Object.values(abilities).map((one) => codeOf(one)))).toEqual(new Set(['quote_erased']));
      expect(Object.keys(abilities)).toEqual(Object.keys(quoteAbilities(signed, as(role), exampleFacts())));
    }
  }
});
