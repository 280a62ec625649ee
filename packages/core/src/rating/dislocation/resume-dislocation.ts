import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { DislocationStatus } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';
import { ratedAlready } from './start-dislocation.ts';

/** Why a run failed that cannot go on: a version says something else than when it began. */
export const ratesChanged = 'rates_changed';

/** A run as it stands; `failure` is the code of what it failed of. */
export type StoppedDislocation = {
  readonly status: DislocationStatus;
  readonly failure: string | null;
  /** Whether another run of the line in the organization has not ended. */
  readonly isUnderWay: boolean;
};

export type ResumeDislocationRefusal = 'dislocation_not_stopped' | 'rates_changed' | 'dislocation_under_way';

/** Whether a run may go on after the last policy that it rated. */
export function decideResumeDislocation({
  status,
  failure,
  isUnderWay,
}: StoppedDislocation): Decision<{ readonly status: 'queued' }, ResumeDislocationRefusal> {
  if (status !== 'cancelled' && status !== 'failed') {
    return refuse(
      'dislocation_not_stopped',
      words(
        'Only a run that was cancelled or has failed can go on.',
        'Seul un calcul annulé ou interrompu par une erreur peut reprendre.',
      ),
    );
  }
  if (failure === ratesChanged) {
    const message = words(
      'The version was changed since this run began. Start another run.',
      'La version a été modifiée depuis le début de ce calcul. Lancez-en un autre.',
    );
    return refuse('rates_changed', message);
  }
  if (isUnderWay) {
    const message = ratedAlready;
    return refuse('dislocation_under_way', message);
  }
  return accept({ status: 'queued' });
}
