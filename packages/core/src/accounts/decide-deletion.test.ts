import { describe, expect, test } from 'vitest';
import { printSentence } from '../shared/sentence.ts';
import { decideAskDeletion, decideDeletion, decideTakeBackDeletion, sayStanding } from './decide-deletion.ts';
import { french } from './french.ts';
import { aPolicy, nothing } from './held.fixture.ts';
import { planDeletion } from './plan-deletion.ts';
import { deletionObstacles, deletionStatuses, deletionWaitDays } from './vocabulary.ts';

const free = planDeletion(nothing);
const bound = planDeletion({ ...nothing, underWay: 1, policies: [aPolicy({ status: 'active' })] });

describe('deleting a person’s data', () => {
  test('is decided for whom nothing stands against', () => {
    expect(decideDeletion(free)).toEqual({ ok: true, event: free });
  });

  test('is refused for the gravest reason, which says what to do', () => {
    expect(decideDeletion(bound)).toMatchObject({
      refusal: {
        code: 'policy_in_force',
        message: 'Policy RWP-100001-7 is in force or about to begin. Cancel it or let it run out first.',
      },
    });
  });

  test.each(deletionStatuses)('is asked for once at a time: after one that is %s', (status) => {
    const expected = { waiting: false, erasing: false, done: true, taken_back: true, refused: true }[status];
    expect(decideAskDeletion(status, free).ok).toBe(expected);
    if (!expected) {
      expect(decideAskDeletion(status, bound)).toMatchObject({ refusal: { code: 'deletion_asked' } });
    }
  });

  test('is asked for by who never did', () => {
    expect(decideAskDeletion(null, free).ok).toBe(true);
    expect(decideAskDeletion(null, bound)).toMatchObject({ refusal: { code: 'policy_in_force' } });
  });

  test.each([...deletionStatuses, null])('is taken back while it waits, and not when it is %s', (status) => {
    expect(decideTakeBackDeletion(status).ok).toBe(status === 'waiting');
  });

  test('waits within the thirty days that we promise', () => {
    expect(deletionWaitDays).toBeGreaterThanOrEqual(7);
    expect(deletionWaitDays).toBeLessThan(30);
  });
});

describe('what stands against it', () => {
  test.each(deletionObstacles)('is said in both languages: %s', (obstacle) => {
    for (const record of [null, 'RWP-100001-7']) {
      const said = sayStanding({ obstacle, record });
      const printed = printSentence(said, 'fr-CA', french);
      expect(printed).not.toBe(said.message);
      expect(said.message).not.toContain('{');
      expect(printed).not.toContain('{');
    }
  });

  test('is refused in French, too', () => {
    for (const decision of [decideAskDeletion('waiting', free), decideTakeBackDeletion(null)]) {
      if (decision.ok) throw new Error('It was accepted');
      expect(printSentence(decision.refusal, 'fr-CA', french)).not.toBe(decision.refusal.message);
    }
  });
});
