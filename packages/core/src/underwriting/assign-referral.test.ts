import { describe, expect, test } from 'vitest';
import { as, codeOf, fieldOf } from '../quoting/quote.fixture.ts';
import { decideAssignReferral } from './assign-referral.ts';

const actor = as('global:underwriter');
const waiting = { status: 'pending' } as const;

describe('the answer to a question', () => {
  test.each([
    ['who decides for the organization', { userId: 'una', isUnderwriter: true }, 'una'],
    ['who takes it, wherever they belong', { userId: actor.userId ?? '', isUnderwriter: false }, actor.userId],
    ['nobody', null, null],
  ])('is the work of %s', (_who, assignee, expected) => {
    expect(decideAssignReferral(waiting, assignee, actor)).toEqual({ ok: true, event: expected });
  });

  test('is nobody’s work who does not decide there', () => {
    const refused = decideAssignReferral(waiting, { userId: 'pete', isUnderwriter: false }, actor);
    expect([codeOf(refused), fieldOf(refused)]).toEqual(['underwriter_not_in_organization', 'user_id']);
  });

  test('is nobody’s work any more once it was given', () => {
    expect(codeOf(decideAssignReferral({ status: 'accepted' }, null, actor))).toBe('referral_decided');
  });
});
