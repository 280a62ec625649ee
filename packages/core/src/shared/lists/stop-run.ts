import { accept, type Decision, refuse } from '../decision.ts';
import { words } from '../words.ts';

/** Where work of many rows in the worker stands; a cancelled or failed run may go on with what is left. */
export const runStatuses = ['queued', 'running', 'cancelled', 'done', 'failed'] as const;
export type RunStatus = (typeof runStatuses)[number];

type Status = { readonly status: RunStatus };

/** Whether a run has not ended. */
export function isUnderWay({ status }: Status): boolean {
  return status === 'queued' || status === 'running';
}

/** Stops a run that has not ended; what was done stays done, and it may go on with the rest. */
export function decideCancelRun(run: Status): Decision<{ readonly status: 'cancelled' }, 'run_ended'> {
  return isUnderWay(run)
    ? accept({ status: 'cancelled' })
    : refuse(
        'run_ended',
        words('This has ended already. There is nothing to cancel.', 'C’est déjà terminé. Il n’y a rien à annuler.'),
      );
}

/** Goes on with what is left. */
export function decideResumeRun({ status }: Status): Decision<{ readonly status: 'queued' }, 'run_not_stopped'> {
  return status === 'cancelled' || status === 'failed'
    ? accept({ status: 'queued' })
    : refuse(
        'run_not_stopped',
        words(
          'Only what was cancelled or has failed can go on.',
          'Seul ce qui a été annulé ou a échoué peut reprendre.',
        ),
      );
}
