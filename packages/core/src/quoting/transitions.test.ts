import { describe, expect, test } from 'vitest';
import { quoteOperations, transitions, type Transition } from './transitions.ts';
import { quoteStatuses, type QuoteStatus } from './vocabulary.ts';

/** Written by hand from rules 2.1: by status, the statuses that it may become, and the rows that say so. */
const matrix: Readonly<Record<QuoteStatus, Partial<Record<QuoteStatus, readonly number[]>>>> = {
  open: {
    open: [2],
    agent_required: [3, 32],
    agent_approved: [5],
    referred: [8, 33],
    ineligible: [12],
    expired: [18],
    pending_bind: [14],
    bound: [21],
    replaced: [20],
  },
  agent_required: {
    open: [32],
    agent_required: [2, 4],
    agent_approved: [5],
    referred: [8],
    ineligible: [12],
    expired: [18],
    pending_bind: [14],
    bound: [21],
    replaced: [20],
  },
  agent_approved: {
    open: [6, 7],
    agent_required: [6, 7],
    referred: [8],
    ineligible: [12],
    expired: [18],
    pending_bind: [14],
    bound: [21, 33],
    replaced: [20],
  },
  referred: {
    open: [9, 11],
    agent_required: [9, 11],
    agent_approved: [9, 11, 33],
    ineligible: [10, 12],
    expired: [18],
    bound: [21],
    replaced: [20],
  },
  ineligible: {
    open: [13],
    ineligible: [2],
    pending_renewal: [13],
    bound: [21],
    replaced: [20],
  },
  expired: {
    open: [19],
    pending_renewal: [31],
    bound: [21],
    replaced: [20],
  },
  pending_bind: {
    open: [16],
    agent_required: [16],
    agent_approved: [16],
    referred: [17],
    bound: [15],
  },
  bound: {
    replaced: [24],
  },
  proposal: {
    proposal: [2, 25],
    bound: [21, 23],
  },
  pending_renewal: {
    ineligible: [12],
    expired: [30],
    bound: [21, 29],
    pending_renewal: [2],
    locked_pending_renewal: [27],
    replaced: [20],
  },
  locked_pending_renewal: {
    ineligible: [12],
    expired: [30],
    bound: [21, 29],
    pending_renewal: [28],
    replaced: [20],
  },
  replaced: {},
};

/** Where a lock or an approval may have come from. */
const origins: Partial<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  agent_approved: ['open', 'agent_required'],
  referred: ['open', 'agent_required', 'agent_approved'],
  pending_bind: ['open', 'agent_required', 'agent_approved'],
};

function targets({ to }: Transition, from: QuoteStatus): readonly QuoteStatus[] {
  if (to === 'unchanged') return [from];
  return to === 'resume' ? (origins[from] ?? []) : [to];
}

function rowsBetween(from: QuoteStatus, to: QuoteStatus): number[] {
  const listed = transitions.filter((one) => one.from?.includes(from) && targets(one, from).includes(to));
  return [...new Set(listed.map((one) => one.row))].toSorted((a, b) => a - b);
}

const pairs = quoteStatuses.flatMap((from) => quoteStatuses.map((to) => [from, to] as const));

describe('the table of rules 2.1', () => {
  test.each(pairs)('lists from %s to %s exactly what the rules list', (from, to) => {
    expect(rowsBetween(from, to)).toEqual(matrix[from][to] ?? []);
  });

  test('holds all 33 rows', () => {
    expect([...new Set(transitions.map((one) => one.row))]).toEqual(
      Array.from({ length: 33 }, (_, index) => index + 1),
    );
  });

  test('reaches exactly the rows of the first journey, and the hand-over between customer and agent', () => {
    const reachable = transitions.filter((one) => one.reachable).map((one) => one.row);
    expect(reachable).toEqual([1, 2, 5, 6, 14, 15, 16, 18, 19, 32, 32]);
  });

  test.each(quoteOperations)('says what %s does', (operation) => {
    expect(transitions.some((one) => one.operation === operation)).toBe(true);
  });

  test('creates quotes in three ways only', () => {
    const created = transitions.filter((one) => one.from === null).map((one) => [one.operation, one.to]);
    expect(created).toEqual([
      ['create', 'open'],
      ['create_proposal', 'proposal'],
      ['create_renewal', 'pending_renewal'],
    ]);
  });

  test('lets nothing leave replaced', () => {
    expect(transitions.filter((one) => one.from?.includes('replaced'))).toEqual([]);
  });

  test('lets a bound quote become nothing but replaced', () => {
    expect(transitions.filter((one) => one.from?.includes('bound')).map((one) => one.to)).toEqual(['replaced']);
  });

  test('leaves everyone somebody who may do it', () => {
    expect(transitions.filter((one) => one.actors.length === 0)).toEqual([]);
  });

  test('narrows only statuses and actors that the row has', () => {
    for (const one of transitions) {
      for (const [status, actors] of Object.entries(one.narrower ?? {})) {
        expect(one.from).toContain(status);
        for (const actor of actors) expect(one.actors).toContain(actor);
      }
    }
  });

  test.each([
    [1, 'create', ['consumer', 'agent', 'system']],
    [2, 'edit', ['consumer', 'agent']],
    [3, 'require_agent', ['system']],
    [4, 'claim_blocked_quote', ['agent']],
    [5, 'send_to_customer', ['agent']],
    [6, 'revoke_approval', ['agent', 'underwriter']],
    [8, 'submit_referral', ['agent', 'system']],
    [9, 'accept_referral', ['underwriter']],
    [10, 'reject_referral', ['underwriter']],
    [11, 'cancel_referral', ['agent', 'underwriter', 'system']],
    [12, 'reject', ['system', 'underwriter']],
    [13, 'clear_rejection', ['agent', 'underwriter']],
    [14, 'begin_bind', ['consumer', 'agent']],
    [15, 'complete_bind', ['system']],
    [16, 'fail_bind', ['system']],
    [17, 'refer_bind', ['system']],
    [18, 'expire', ['system']],
    [19, 'reopen', ['consumer', 'agent']],
    [20, 'replace', ['agent', 'system']],
    [21, 'force_bind', ['underwriter']],
    [22, 'create_proposal', ['agent', 'underwriter', 'consumer']],
    [23, 'apply_proposal', ['agent', 'system']],
    [24, 'supersede', ['system']],
    [25, 'cancel_proposal', ['agent']],
    [25, 'reopen_proposal', ['agent']],
    [26, 'create_renewal', ['system']],
    [27, 'lock_for_renewal', ['agent']],
    [28, 'unlock_for_renewal', ['agent']],
    [29, 'issue_renewal', ['system']],
    [30, 'lapse_renewal', ['system']],
    [31, 'resurrect_renewal', ['underwriter']],
    [32, 'update_status', ['agent', 'underwriter']],
    [33, 'submit_application', ['agent']],
    [33, 'accept_application', ['underwriter']],
    [33, 'bind_application', ['underwriter']],
  ] as const)('row %i lets %s be done by %j', (row, operation, actors) => {
    const entries = transitions.filter((one) => one.row === row && one.operation === operation);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry.actors).toEqual(actors);
  });

  test('turns an approved quote back to the agent when the customer changes it', () => {
    const voided = transitions.filter((one) => one.operation === 'edit_approved');
    expect(voided.map((one) => [one.actors, one.to])).toEqual([
      [['agent'], 'open'],
      [['consumer'], 'agent_required'],
    ]);
  });

  test.each([
    [5, ['G10', 'G11', 'G4', 'G1', 'G2', 'G3', 'G5', 'G6', 'G7']],
    [6, []],
    [8, ['G1', 'G2']],
    [13, ['G2']],
    [14, ['G10', 'G11', 'G4', 'G1', 'G2', 'G3', 'G5', 'G6', 'G7', 'G8', 'G9']],
    [19, ['G2']],
    [21, ['G1', 'G4', 'G8', 'G9']],
  ] as const)('row %i is guarded by %j', (row, guards) => {
    for (const entry of transitions.filter((one) => one.row === row)) expect(entry.guards).toEqual(guards);
  });
});
