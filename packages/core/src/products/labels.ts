import { ownValue } from '../shared/text/own-value.ts';
import { sentence, type Sentence, factAlone } from '../shared/text/sentence.ts';
import type {
  CoverageCode,
  PaymentTerm,
  Plan,
  RatingValueType,
  StorageType,
  UsageType,
  VehicleClass,
} from './vocabulary.ts';
import { words, type Words } from '../shared/words.ts';

export const included = words('Included', 'Compris');

export const notIncluded = words('Not included', 'Non compris');

export const amountDeductible = words('{amount} deductible', 'Franchise de {amount}');

export const coverageLabels: Readonly<Record<CoverageCode, Words>> = {
  liability: words(
    'Bodily injury and property damage liability',
    'Responsabilité civile, dommages corporels et matériels',
  ),
  comprehensive: words('Comprehensive', 'Sans collision ni versement'),
  collision: words('Collision', 'Collision et versement'),
  uninsured_motorist: words('Uninsured and underinsured motorist', 'Automobiliste non assuré ou sous-assuré'),
  medical_payments: words('Medical payments', 'Frais médicaux'),
  vacation_liability: words('Vacation liability', 'Responsabilité civile de villégiature'),
  emergency_expense: words('Emergency expense', 'Frais d’urgence'),
  roadside: words('Roadside assistance', 'Assistance routière'),
  glass: words('Glass without deductible', 'Bris de vitres sans franchise'),
  full_timer_liability: words('Full-timer liability', 'Responsabilité civile du résident'),
  personal_effects: words('Personal effects', 'Effets personnels'),
  pet: words('Pet injury', 'Blessures à l’animal'),
};

export const vehicleClassLabels: Readonly<Record<VehicleClass, Words>> = {
  class_a: words('Class A motorhome', 'Autocaravane de classe A'),
  class_b: words('Class B motorhome', 'Autocaravane de classe B'),
  class_c: words('Class C motorhome', 'Autocaravane de classe C'),
  travel_trailer: words('Travel trailer', 'Roulotte'),
  fifth_wheel: words('Fifth wheel', 'Caravane à sellette'),
  toy_hauler: words('Toy hauler', 'Roulotte porte-jouets'),
  pop_up: words('Pop-up camper', 'Tente-roulotte'),
  truck_camper: words('Truck camper', 'Caravane portée'),
  teardrop: words('Teardrop trailer', 'Roulotte goutte d’eau'),
  bus_conversion: words('Bus conversion', 'Autobus aménagé'),
};

export const valueBasisLabels: Readonly<Record<RatingValueType, Words>> = {
  agreed_value: words('Agreed value', 'Valeur convenue'),
  actual_cash_value: words('Actual cash value', 'Valeur au jour du sinistre'),
  total_loss_replacement: words('Total loss replacement', 'Valeur à neuf'),
  purchase_price: words('Purchase price', 'Prix d’achat'),
};

export const usageLabels: Readonly<Record<UsageType, Words>> = {
  recreational: words('Recreational', 'Récréatif'),
  frequent: words('Frequent travel', 'Voyages fréquents'),
  seasonal_parked: words('Parked for the season', 'Stationné pour la saison'),
  full_timer: words('Full-time living', 'Domicile à l’année'),
  business: words('Business', 'Commercial'),
};

export const storageLabels: Readonly<Record<StorageType, Words>> = {
  indoor: words('Indoors', 'À l’intérieur'),
  secured: words('Secured lot', 'Terrain sécurisé'),
  covered: words('Under a roof', 'Sous un toit'),
  driveway: words('Driveway', 'Entrée privée'),
  street: words('Street', 'Rue'),
};

export const paymentTermLabels: Readonly<Record<PaymentTerm, Words>> = {
  monthly: words('Monthly', 'Mensuel'),
  pay_in_full: words('Paid in full', 'Payé en entier'),
};

/** The plans of recreational vehicles; other lines name their own. */
export const planLabels: Readonly<Record<Plan, Words>> = {
  essential: words('Essential', 'Essentiel'),
  road_ready: words('Road-ready', 'Prêt à rouler'),
  full_throttle: words('Full-throttle', 'Plein régime'),
};

const money = (dollars: number) => ({ cents: dollars * 100 });

/** The settings of a cover that is bought, of any line. */
export type BoughtCover = { readonly [setting: string]: string | number | undefined };
export type BoughtCovers = { readonly [code: string]: BoughtCover | undefined };

/** A limit in thousands of dollars in full: what it pays each person, each accident and for property, or combined. */
export function printLimit(limit: string): Sentence {
  const [amount = '', combined] = limit.split(' ');
  const thousands = (text: string) => (text.endsWith('M') ? Number(text.slice(0, -1)) * 1000 : Number(text)) * 1000;
  if (combined === 'CSL')
    return sentence(words('{amount} combined single limit', '{amount} pour l’ensemble d’un accident'), {
      amount: money(thousands(amount)),
    });
  const [person, accident, property] = amount.split('/').map((part) => money(thousands(part)));
  const each = { person: person ?? money(0), accident: accident ?? money(0) };
  return property === undefined
    ? sentence(
        words('{person} each person, {accident} each accident', '{person} par personne, {accident} par accident'),
        each,
      )
    : sentence(
        words(
          '{person} each person, {accident} each accident, {property} property damage',
          '{person} par personne, {accident} par accident, {property} pour les biens',
        ),
        { ...each, property },
      );
}

const inDollars = (amount: number) => factAlone(money(amount));

/** How a coverage bought reads: its limit and its deductible, null where it has none. */
export function printCoverage(
  code: string,
  coverages: BoughtCovers,
): { readonly limit: Sentence | null; readonly deductible: Sentence | null } {
  const { limit, deductible } = ownValue(coverages, code) ?? {};
  return {
    limit: typeof limit === 'string' ? printLimit(limit) : limit === undefined ? null : inDollars(limit),
    deductible: deductible === undefined ? null : inDollars(Number(deductible)),
  };
}

/** A coverage bought in a few characters, beside its price: `100/300/100`, `$500 deductible`, `Included`; null when not. */
export function coverageTerms(coverages: BoughtCovers, code: string): Sentence | null {
  const bought = ownValue(coverages, code);
  if (!bought) return null;
  const { limit, deductible } = bought;
  if (deductible !== undefined) return sentence(amountDeductible, { amount: money(Number(deductible)) });
  if (limit === undefined) return sentence(included);
  return typeof limit === 'number' ? inDollars(limit) : { message: limit };
}
