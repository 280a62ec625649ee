import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { BulkRunStatus } from './vocabulary.ts';

type Standing = { readonly status: BulkRunStatus };

/** Stops a run that has not ended; what was done stays done, and it may go on with the rest. */
export function decideCancelBulkRun({
  status,
}: Standing): Decision<{ readonly status: 'cancelled' }, 'bulk_run_ended'> {
  return status === 'queued' || status === 'running'
    ? accept({ status: 'cancelled' })
    : refuse('bulk_run_ended', 'This has ended already. There is nothing to cancel.');
}

/** Goes on with the rows that are left. */
export function decideResumeBulkRun({
  status,
}: Standing): Decision<{ readonly status: 'queued' }, 'bulk_run_not_stopped'> {
  return status === 'cancelled' || status === 'failed'
    ? accept({ status: 'queued' })
    : refuse('bulk_run_not_stopped', 'Only what was cancelled or has failed can go on.');
}
