import { expect, test } from 'vitest';
import { decideCancelDislocation } from './cancel-dislocation.ts';
import { dislocationStatuses } from '../vocabulary.ts';

test.each(dislocationStatuses)('a run that is %s can be cancelled until it has ended', (status) => {
  const decision = decideCancelDislocation({ status });
  const may = status === 'queued' || status === 'running';
  expect(decision.ok).toBe(may);
  expect(decision.ok ? decision.event.status : decision.refusal.code).toBe(may ? 'cancelled' : 'dislocation_ended');
});
