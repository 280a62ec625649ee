import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { widestCap } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';

export const ratedAlready = words(
  'This line is being rated already. Wait until that run has ended, or cancel it.',
  'Ce produit est déjà en cours de tarification. Attendez la fin de ce calcul ou annulez-le.',
);

/** What is asked, and what stands already. */
export type DislocationRequest = {
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
export function decideStartDislocation(
  request: DislocationRequest,
): Decision<DislocationStarted, StartDislocationRefusal> {
  const { provider, baseProvider, capPercent, isUnderWay } = request;
  if (capPercent !== null && !(Number.isInteger(capPercent) && capPercent >= 1 && capPercent <= widestCap)) {
    const message = sentence(
      words('Enter a cap from 1 to {most} percent, or none.', 'Entrez un plafond de 1 à {most} pour cent, ou aucun.'),
      { most: widestCap },
    );
    return refuse('cap_out_of_range', message, 'cap_percent');
  }
  if (baseProvider !== null && baseProvider !== provider) {
    const message = words(
      'The two versions price different lines. Choose versions of one line.',
      'Les deux versions tarifent des produits différents. Choisissez des versions d’un même produit.',
    );
    return refuse('base_of_other_line', message, 'base_rater_version_id');
  }
  if (isUnderWay) {
    const message = ratedAlready;
    return refuse('dislocation_under_way', message);
  }
  return accept({ capPercent });
}
