import { describe, expect, test } from 'vitest';
import { decideResumeDislocation, type StoppedDislocation } from './resume-dislocation.ts';
import { dislocationStatuses } from '../vocabulary.ts';

const answer = (change: Partial<StoppedDislocation>) => {
  const decision = decideResumeDislocation({ status: 'cancelled', failure: null, isUnderWay: false, ...change });
  return decision.ok ? decision.event.status : decision.refusal.code;
};

describe('a dislocation run', () => {
  test.each(dislocationStatuses)('that is %s goes on only after it was stopped', (status) => {
    const may = status === 'cancelled' || status === 'failed';
    expect(answer({ status })).toBe(may ? 'queued' : 'dislocation_not_stopped');
  });

  test('that failed of something that passes goes on', () => {
    expect(answer({ status: 'failed', failure: 'unexpected' })).toBe('queued');
  });

  test('does not go on under a version that says something else by now', () => {
    expect(answer({ status: 'failed', failure: 'rates_changed' })).toBe('rates_changed');
  });

  test('does not go on beside another run of its line', () => {
    expect(answer({ isUnderWay: true })).toBe('dislocation_under_way');
  });
});
