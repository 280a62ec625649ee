import { describe, expect, test } from 'vitest';
import { authoritySteps, decideApproval } from './authority.ts';

const code = (userId: string, most: number | null, total: number) => {
  const decided = decideApproval({ userId, most }, { preparedBy: 'sam', total });
  return decided.ok ? 'approved' : decided.refusal.code;
};

describe('an approval', () => {
  test('is never one’s own, whatever one’s authority', () => {
    expect(code('sam', null, 1)).toBe('own_work');
  });

  test.each(authoritySteps)('reaches as far as the step of %d cents, and no cent further', (most) => {
    expect(code('kim', most, most)).toBe('approved');
    expect(code('kim', most, most + 1)).toBe('authority_exceeded');
  });

  test('of who oversees claims has no end', () => {
    expect(code('kim', null, 1_000_000_000)).toBe('approved');
  });
});
