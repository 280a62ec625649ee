import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { DislocationStatus } from '../vocabulary.ts';

/** Stops a run that has not ended; what was rated stays, and it may go on from there. */
export function decideCancelDislocation({
  status,
}: {
  readonly status: DislocationStatus;
}): Decision<{ readonly status: 'cancelled' }, 'dislocation_ended'> {
  return status === 'queued' || status === 'running'
    ? accept({ status: 'cancelled' })
    : refuse('dislocation_ended', 'This run has ended already. There is nothing to cancel.');
}
