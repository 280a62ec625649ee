import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { roles } from '../identity/vocabulary.ts';
import { type ClaimOperation, claimTransitions, decideClaim, permissionsOfClaim } from './claim-transitions.ts';
import { settledClaims, withoutLoss } from '../policies/vocabulary.ts';
import { claimStatuses } from './vocabulary.ts';

// Judged by hand from the rules: who may (R who reports, H who handles), and where each status leads; – leads nowhere, = to
// itself.
const judged: Readonly<Record<ClaimOperation, readonly [who: string, moves: Readonly<Record<string, string>>]>> = {
  update_claim_draft: ['R', { draft: '=' }],
  file_claim: ['R', { draft: 'filed' }],
  withdraw_claim: ['RH', { filed: 'withdrawn', open: 'withdrawn' }],
  appeal_claim: ['R', { denied: 'reopened' }],
  assign_claim: ['H', { filed: 'open', open: '=', investigating: '=', evaluated: '=', approved: '=', reopened: '=' }],
  investigate_claim: ['H', { open: 'investigating', reopened: 'investigating' }],
  evaluate_claim: [
    'H',
    { open: 'evaluated', investigating: 'evaluated', evaluated: 'evaluated', reopened: 'evaluated' },
  ],
  reserve_claim: ['H', { open: '=', investigating: '=', evaluated: '=', approved: '=', reopened: '=' }],
  approve_claim: ['H', { evaluated: 'approved' }],
  deny_claim: ['H', { open: 'denied', investigating: 'denied', evaluated: 'denied', reopened: 'denied' }],
  pay_claim: ['H', { approved: 'approved paid' }],
  recover_claim: ['H', { approved: '=', paid: '=', closed: '=' }],
  close_claim: ['H', { approved: 'closed', denied: 'closed', paid: 'closed' }],
  reopen_claim: ['H', { denied: 'reopened', closed: 'reopened' }],
};

// Who reports has the link of the claim or an account; who handles is of the platform's service, and no agent.
const reporters = ['token:claim', 'global:user', 'organization:customer', 'global:admin', 'system'];
const handlers = ['global:service_member', 'global:service_manager', 'global:admin', 'system'];

describe('a claim', () => {
  test('moves in the ways that were judged, by whom the rules name, and in no other', () => {
    const answers = Object.keys(judged).flatMap((operation) =>
      roles.flatMap((role) =>
        claimStatuses.map((status) => {
          const decided = decideClaim({ status }, operation as ClaimOperation, principalOf(role));
          const to = decided.ok ? [decided.event.to].flat().join(' ').replace('same', '=') : decided.refusal.code;
          return `${operation} ${role} ${status}: ${to}`;
        }),
      ),
    );
    const expected = Object.entries(judged).flatMap(([operation, [who, moves]]) =>
      roles.flatMap((role) =>
        claimStatuses.map((status) => {
          const isOne =
            (who.includes('R') && reporters.includes(role)) || (who.includes('H') && handlers.includes(role));
          return `${operation} ${role} ${status}: ${isOne ? (moves[status] ?? `claim_${status}`) : 'actor_not_allowed'}`;
        }),
      ),
    );
    expect(answers).toEqual(expected);
    expect(new Set(claimTransitions.map(({ operation }) => operation))).toEqual(new Set(Object.keys(judged)));
  });

  test('is open until it is settled, and a loss once it is filed', () => {
    expect(claimStatuses.filter((one) => ![...settledClaims, ...withoutLoss].some((other) => other === one))).toEqual([
      'filed',
      'open',
      'investigating',
      'evaluated',
      'approved',
      'reopened',
    ]);
  });

  test('that was withdrawn moves nowhere any more', () => {
    expect(claimTransitions.filter(({ from }) => from.includes('withdrawn'))).toEqual([]);
  });

  test('opens each operation to the permissions of its lines', () => {
    expect(permissionsOfClaim('withdraw_claim')).toEqual(['claim:file', 'claim:handle']);
    for (const { operation, permission } of claimTransitions) {
      expect(permissionsOfClaim(operation)).toEqual(permission);
    }
  });
});
