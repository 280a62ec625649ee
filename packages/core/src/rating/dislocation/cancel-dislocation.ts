import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { DislocationStatus } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';

/** Stops a run that has not ended; what was rated stays, and it may go on from there. */
export function decideCancelDislocation({
  status,
}: {
  readonly status: DislocationStatus;
}): Decision<{ readonly status: 'cancelled' }, 'dislocation_ended'> {
  return status === 'queued' || status === 'running'
    ? accept({ status: 'cancelled' })
    : refuse(
        'dislocation_ended',
        words(
          'This run has ended already. There is nothing to cancel.',
          'Ce calcul est déjà terminé. Il n’y a rien à annuler.',
        ),
      );
}
