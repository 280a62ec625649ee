import { coverageLabels } from '../../products/labels.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { renewalCap } from '../price-cap.ts';
import type { TraceStep } from '../rating.ts';
import type { RowChange } from '../book/row-changes.ts';
import type { SellerChange } from './explain-moves.ts';
import type { DiscountCode, ListMove, PriceAnswer } from '../vocabulary.ts';
import { words, sameInBoth, type Words } from '../../shared/words.ts';

export const upToMinimum = words('Up to the minimum premium', 'Jusqu’à la prime minimale');

export const lengthOfTerm = words('Length of the term', 'Durée de la période');

const discounts = words('Discounts', 'Rabais');

export const discountLabels: Readonly<Record<DiscountCode, Words>> = {
  multi_policy: words('More than one policy', 'Plus d’une police'),
  paid_in_full: words('Paid in full', 'Payé en entier'),
  original_owner: words('Original owner', 'Premier propriétaire'),
  claim_free: words('Claim free', 'Sans réclamation'),
  affinity: words('Affinity group', 'Groupe d’affinité'),
  device: words('Telematics device', 'Appareil télématique'),
  loyalty: words('Years with us', 'Années de fidélité'),
};

export const heldBackLabel = words('Held back until later terms', 'Reporté aux périodes suivantes');

const offPrice: Readonly<Record<string, Words>> = { ...discountLabels, [renewalCap]: heldBackLabel };

/** What comes off a price is called; what has no name reads as it is spelled. */
export function labelOfDiscount(code: string): Words {
  const labels = offPrice;
  return ownValue(labels, code) ?? sameInBoth(code);
}

/** Factors as their rows are named in a trace; what is a charge of its own is called by its coverage. */
export const factorLabels = {
  base: words('Base rate', 'Taux de base'),
  value: words('Insured value', 'Valeur assurée'),
  territory: words('State or province', 'Province ou État'),
  vehicle_age: words('Age of the vehicle', 'Âge du véhicule'),
  storage: words('Storage', 'Remisage'),
  score: words('Insurance score', 'Cote d’assurance'),
  driver_age: words('Age of the driver', 'Âge du conducteur'),
  experience: words('Driving experience', 'Expérience de conduite'),
  points: words('Violations and accidents', 'Infractions et accidents'),
  usage: words('Use', 'Utilisation'),
  rental_utilisation: words('Rented out', 'Mise en location'),
  yearly_miles: words('Miles a year', 'Milles par an'),
  deductible: words('Deductible', 'Franchise'),
  settlement: words('Settlement basis', 'Mode d’indemnisation'),
  increased_limits: words('Liability limits', 'Montants de responsabilité'),
  term: lengthOfTerm,
  discount: discounts,
  discount_cap: words('Most of all discounts', 'Plafond des rabais'),
  minimum_premium: words('Minimum premium', 'Prime minimale'),
  minimum_value: words('Lowest value', 'Valeur minimale'),
  policy_fee: words('Policy fee', 'Frais de police'),
  former_balance: words('Unpaid of your former policy', 'Impayés de votre ancienne police'),
} satisfies Readonly<Record<string, Words>>;

/** What moved a price, in a few words. */
export const answerLabels: Readonly<
  Record<PriceAnswer | ListMove | SellerChange['answer'] | 'driving_record' | 'contents', Words>
> = {
  garaging: words('Where it is kept', 'Lieu de remisage'),
  vehicles: words('The vehicles', 'Les véhicules'),
  type: words('Kind of vehicle', 'Genre de véhicule'),
  year: words('Model year', 'Année du modèle'),
  rating_value: words('Value of the vehicle', 'Valeur du véhicule'),
  usage_type: words('How it is used', 'Utilisation'),
  storage_type: words('How it is stored', 'Remisage'),
  estimated_yearly_mileage: words('Miles a year', 'Milles par an'),
  rental_utilization_rate: words('Renting it out', 'Mise en location'),
  drivers: words('The drivers', 'Les conducteurs'),
  birthdate: words('Age of the driver', 'Âge du conducteur'),
  rv_driving_experience_years: words('Driving experience', 'Expérience de conduite'),
  incidents: words('Violations and accidents', 'Infractions et accidents'),
  score: words('Insurance score', 'Cote d’assurance'),
  driving_record: words('The driving record', 'Le dossier de conduite'),
  coverages: words('The plan', 'La formule'),
  rating_value_type: words('What a total loss pays', 'Indemnité en cas de perte totale'),
  policy_duration_months: lengthOfTerm,
  effective_date: words('First day of cover', 'Premier jour de protection'),
  payment_term: words('How it is paid', 'Mode de paiement'),
  discounts: discounts,
  second_vehicle: words('Second vehicle added', 'Deuxième véhicule ajouté'),
  vehicle_added: words('Another vehicle added', 'Véhicule ajouté'),
  vehicles_added: words('Vehicles added', 'Véhicules ajoutés'),
  vehicle_removed: words('Vehicle taken off', 'Véhicule retiré'),
  vehicles_removed: words('Vehicles taken off', 'Véhicules retirés'),
  second_driver: words('Second driver added', 'Deuxième conducteur ajouté'),
  driver_added: words('Another driver added', 'Conducteur ajouté'),
  driver_removed: words('Driver taken off', 'Conducteur retiré'),
  provider: words('Another product', 'Un autre produit'),
  organization: words('Another organization', 'Une autre organisation'),
  rates: words('Our rates', 'Nos tarifs'),
  contents: words('Something in the quote', 'Un élément de la soumission'),
};

export const chargeLabels = {
  flat: words('Flat charge', 'Prime forfaitaire'),
  byTheThousand: words('Charge by the thousand', 'Prime par millier'),
} as const;

const named: Readonly<Record<string, Words>> = { ...coverageLabels, ...factorLabels };

/** What a factor or coverage of a trace is called; one without a name reads as it is spelled. */
export function labelOfRow(about: RowChange['about']): Words {
  return ownValue(named, about) ?? sameInBoth(about);
}

/** What a step of a trace is called; the charge that a coverage is by itself is told from a factor of it. */
export function labelOfStep({ factor, coverage }: Pick<TraceStep, 'factor' | 'coverage'>): Words {
  if (factor !== coverage) return labelOfRow(factor);
  return coverage === 'personal_effects' ? chargeLabels.byTheThousand : chargeLabels.flat;
}

/** What moved a price, by the name under which it was written down; see `answerLabels`. */
export function labelOfAnswer(answer: string): Words {
  const labels: Readonly<Record<string, Words>> = answerLabels;
  return ownValue(labels, answer) ?? sameInBoth(answer);
}
