import { expect, test } from 'vitest';
import { decideAttachSignedChange, type SignedPaper } from './attach-signed-change.ts';

const paper: SignedPaper = {
  status: 'pending',
  reductions: [{ kind: 'cover_left_out', key: 'roadside' }],
  hasPaper: false,
};
const outcome = (one: Partial<SignedPaper>) => {
  const decision = decideAttachSignedChange({ ...paper, ...one });
  return decision.ok ? true : decision.refusal.code;
};

test('a paper is kept with a change that takes cover away, before it is accepted and after', () => {
  expect(outcome({})).toBe(true);
  expect(outcome({ hasPaper: true })).toBe(true);
  expect(outcome({ status: 'applied' })).toBe(true);
  expect(outcome({ reductions: [] })).toBe('nothing_to_sign');
});

test('the paper that a change was accepted with stays, and what fell away takes none', () => {
  expect(outcome({ status: 'applied', hasPaper: true })).toBe('paper_kept');
  expect(outcome({ status: 'invalidated' })).toBe('proposal_invalidated');
});
