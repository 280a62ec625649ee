import { describe, expect, it } from 'vitest';
import { decideClaimMessage } from './claim-message.ts';
import { claimStatuses } from './vocabulary.ts';

const claimant = { permissions: ['claim:file'] } as const;

describe('a message about a claim', () => {
  it.each(claimStatuses)('is taken from who reported it unless it is not sent or was withdrawn: %s', (status) => {
    const decided = decideClaimMessage({ status }, claimant);
    expect(decided.ok).toBe(status !== 'draft' && status !== 'withdrawn');
  });

  it('is written by nobody who handles it: they write a note that is visible', () => {
    const decided = decideClaimMessage({ status: 'open' }, { permissions: ['claim:handle'] });
    expect(decided.ok || decided.refusal.code).toBe('actor_not_allowed');
  });
});
