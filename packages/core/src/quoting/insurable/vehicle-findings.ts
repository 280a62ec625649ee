import { refusal } from '../../shared/decision.ts';
import { checkVin } from '../checks/check-vin.ts';
import type { Quote, Vehicle } from '../quote.ts';
import { finding, type Finding, referred } from './finding.ts';
import { words } from '../../shared/words.ts';

function vinFinding({ vin, year }: Vehicle, earlier: readonly Vehicle[], field: string): Finding | null {
  if (vin === null) return null;
  const checked = checkVin(vin, year, field);
  if (!checked.ok) return finding('change', checked.refusal);
  if (!earlier.some((other) => other.vin === vin)) return null;
  return finding(
    'change',
    refusal(
      'vin_twice',
      words(
        'Another vehicle of this quote has this VIN. Check both.',
        'Un autre véhicule de cette soumission porte ce NIV. Vérifiez les deux.',
      ),
      field,
    ),
  );
}

function titleFinding({ salvageTitle, rootVehicleId }: Vehicle, field: string): Finding | null {
  const input = refusal(
    'salvage_title',
    words(
      'The title is a salvage title. An underwriter looks at it first.',
      'Le véhicule a été déclaré récupéré. Un souscripteur l’examine d’abord.',
    ),
  );
  return salvageTitle === true ? referred({ ...input, field }, rootVehicleId) : null;
}

/** What the papers of anything say against insuring it: VINs that cannot be or stand twice, salvage titles. */
export function paperFindings({ vehicles }: Pick<Quote, 'vehicles'>): Finding[] {
  const found = vehicles.flatMap((vehicle, index) => [
    vinFinding(vehicle, vehicles.slice(0, index), `vehicles.${index}.vin`),
    titleFinding(vehicle, `vehicles.${index}.salvage_title`),
  ]);
  return found.filter((one) => one !== null);
}
