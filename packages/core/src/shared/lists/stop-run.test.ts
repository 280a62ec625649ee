import { describe, expect, test } from 'vitest';
import { decideCancelRun, decideResumeRun, isUnderWay, runStatuses } from './stop-run.ts';

describe('a run', () => {
  test.each(runStatuses)('that is %s is cancelled until it has ended, and goes on once it was stopped', (status) => {
    const [cancelled, resumed] = [decideCancelRun({ status }), decideResumeRun({ status })];
    const [waits, stopped] = [['queued', 'running'].includes(status), ['cancelled', 'failed'].includes(status)];
    expect(isUnderWay({ status })).toBe(waits);
    expect(cancelled.ok ? cancelled.event.status : cancelled.refusal.code).toBe(waits ? 'cancelled' : 'run_ended');
    expect(resumed.ok ? resumed.event.status : resumed.refusal.code).toBe(stopped ? 'queued' : 'run_not_stopped');
  });
});
