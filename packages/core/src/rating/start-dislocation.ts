import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
import { widestCap } from './vocabulary.ts';

/** What is asked, and what stands already. */
export type DislocationAsked = {
  /** The line that the version prices, and that of the version it is compared with; null where each policy's own counts. */
  readonly provider: string;
  readonly baseProvider: string | null;
  /** In percent; null is none. */
  readonly capPercent: number | null;
  /** Whether another run of the line in the organization has not ended. */
  readonly isUnderWay: boolean;
};

export type DislocationStarted = { readonly capPercent: number | null };

export type StartDislocationRefusal = 'cap_out_of_range' | 'base_of_other_line' | 'dislocation_under_way';

/** Whether a book may be rated under another version now; the cap is a whole number of percent. */
export function decideStartDislocation(asked: DislocationAsked): Decision<DislocationStarted, StartDislocationRefusal> {
  const { provider, baseProvider, capPercent, isUnderWay } = asked;
  if (capPercent !== null && !(Number.isInteger(capPercent) && capPercent >= 1 && capPercent <= widestCap)) {
    const said = sentence('Enter a cap from 1 to {most} percent, or none.', { most: widestCap });
    return refuse('cap_out_of_range', said, 'cap_percent');
  }
  if (baseProvider !== null && baseProvider !== provider) {
    const said = 'The two versions price different lines. Choose versions of one line.';
    return refuse('base_of_other_line', said, 'base_rater_version_id');
  }
  if (isUnderWay) {
    const said = 'This line is being rated already. Wait until that run has ended, or cancel it.';
    return refuse('dislocation_under_way', said);
  }
  return accept({ capPercent });
}
