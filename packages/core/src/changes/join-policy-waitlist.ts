import { type Moratorium, type MoratoriumQuestion, type StoppedCover, stopOf } from '../quoting/subject/moratoriums.ts';
import { type StoppedChange, stoppedChanges } from '../products/vocabulary.ts';
import type { MoratoriumAction } from '../quoting/vocabulary.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** What somebody who has a policy may be refused because it is stopped, and may ask to be told about. */
export const waitedActions = [
  'bind',
  'increase_cover',
  'lower_deductible',
  'add_vehicle',
  'reinstate_with_lapse',
] as const satisfies readonly MoratoriumAction[];

type RequestedWait = {
  readonly actions: readonly string[];
  /** What was refused; a change of cover where nothing is named. */
  readonly source?: string | null | undefined;
};

/**
 * Whether somebody is told when more cover of a policy is no longer stopped: while it is. The moratoriums are those that
 * are read with the policy's quote, so that an exception of it ends the wait; `stopOf` is what refuses the change, and
 * what says later that the letter is due.
 */
export function decideJoinPolicyWaitlist(
  moratoriums: readonly Moratorium[],
  { actions: requested, source: typed }: RequestedWait,
  question: Omit<MoratoriumQuestion, 'action'>,
): Decision<
  StoppedCover & { readonly source: StoppedChange },
  'action_unknown' | 'source_unknown' | 'nothing_stops_it'
> {
  const actions = waitedActions.filter((one) => requested.includes(one));
  if (actions.length === 0 || actions.length < new Set(requested).size) {
    return refuse(
      'action_unknown',
      words('Name what is stopped, as its refusal does.', 'Nommez ce qui est suspendu, comme le refus l’indique.'),
      'actions',
    );
  }
  const source = stoppedChanges.find((one) => one === (typed ?? 'coverage'));
  if (source === undefined) {
    return refuse(
      'source_unknown',
      words('Name the kind of change that was refused.', 'Nommez le type de changement refusé.'),
      'source',
    );
  }
  const stop = stopOf(moratoriums, actions, question);
  if (stop) return accept({ ...stop, source });
  return refuse(
    'nothing_stops_it',
    words('Nothing stops this any more. Go on with it.', 'Plus rien ne l’empêche. Poursuivez.'),
    'actions',
  );
}
