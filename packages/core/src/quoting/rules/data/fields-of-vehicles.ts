import { currencyOf } from '../../../shared/money/currency.ts';
import type { Choice } from '../../../lines/line.ts';
import { storageTypes, usageTypes, ratingValueTypes } from '../../../products/vocabulary.ts';
import { storageLabels, usageLabels, valueBasisLabels } from '../../../products/labels.ts';
import { yearOf } from '../../../shared/time/day.ts';
import { guideValue } from '../../../shared/site/guide-values.ts';
import type { Quote, Vehicle } from '../../quote.ts';
import { stateOfVehicle } from '../../subject/subject-of-quote.ts';
import { forEach, type RuleFact, type RuleField } from '../rule-field.ts';
import { words, type Words } from '../../../shared/words.ts';

type OfVehicle = Omit<RuleField, 'objectType' | 'facts'> & {
  readonly read: (vehicle: Vehicle, quote: Quote) => RuleFact;
};

function labelled<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, Words>>): Choice[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** Whole per cent that a vehicle's value lies above the middle of what the guide says; null where the guide has none. */
function percentOverGuide(vehicle: Vehicle, quote: Quote): number | null {
  const { year, make, ratingValue, type } = vehicle;
  if (year === null || !make || ratingValue === null) return null;
  const currency = currencyOf(quote.country);
  const guide = guideValue({ vehicleClass: type, make, year, thisYear: yearOf(quote.effectiveDate), currency });
  if (guide === null) return null;
  return Math.floor((200 * ratingValue) / (guide.low + guide.high)) - 100;
}

const ofVehicles: readonly OfVehicle[] = [
  {
    key: 'rating_value',
    type: 'money',
    label: words('rated value', 'valeur assurée'),
    read: ({ ratingValue }) => ratingValue,
  },
  {
    key: 'value_over_guide',
    type: 'number',
    label: words('per cent above the guide value', 'pourcentage au-dessus de la valeur du guide'),
    read: percentOverGuide,
  },
  {
    key: 'year',
    type: 'number',
    label: words('model year', 'année modèle'),
    isPlain: true,
    read: ({ year }) => year,
  },
  {
    key: 'age_years',
    type: 'number',
    label: words('age in model years', 'âge en années modèles'),
    read: ({ year }, { effectiveDate }) => (year === null ? null : Math.max(yearOf(effectiveDate) - year, 0)),
  },
  {
    key: 'make',
    type: 'text',
    label: words('make', 'marque'),
    read: ({ make }) => make,
  },
  {
    key: 'model',
    type: 'text',
    label: words('model', 'modèle'),
    read: ({ model }) => model,
  },
  {
    key: 'vin',
    type: 'text',
    label: words('VIN', 'NIV'),
    read: ({ vin }) => vin,
  },
  {
    key: 'rating_value_type',
    type: 'choice',
    label: words('way a total loss is paid', 'règlement d’une perte totale'),
    choices: labelled(ratingValueTypes, valueBasisLabels),
    read: ({ ratingValueType }) => ratingValueType,
  },
  {
    key: 'purchase_price',
    type: 'money',
    label: words('price paid', 'prix payé'),
    read: ({ purchasePrice }) => purchasePrice,
  },
  {
    key: 'usage_type',
    type: 'choice',
    label: words('use', 'utilisation'),
    choices: labelled(usageTypes, usageLabels),
    read: ({ usageType }) => usageType,
  },
  {
    key: 'storage_type',
    type: 'choice',
    label: words('storage', 'entreposage'),
    choices: labelled(storageTypes, storageLabels),
    read: ({ storageType }) => storageType,
  },
  {
    key: 'estimated_yearly_mileage',
    type: 'number',
    label: words('miles a year', 'milles par année'),
    read: ({ estimatedYearlyMileage }) => estimatedYearlyMileage,
  },
  {
    key: 'rental_utilization_rate',
    type: 'number',
    label: words('per cent of nights rented out', 'pourcentage de nuits louées'),
    read: ({ rentalUtilizationRate }) => rentalUtilizationRate,
  },
  {
    key: 'nights_per_year',
    type: 'number',
    label: words('nights a year', 'nuits par année'),
    read: ({ nightsPerYear }) => nightsPerYear,
  },
  {
    key: 'salvage_title',
    type: 'yes_no',
    label: words('salvage title', 'titre de récupération'),
    read: ({ salvageTitle }) => salvageTitle,
  },
  {
    key: 'original_owner',
    type: 'yes_no',
    label: words('first owner', 'premier propriétaire'),
    read: ({ originalOwner }) => originalOwner,
  },
  {
    key: 'has_lienholder',
    type: 'yes_no',
    label: words('lienholder named', 'créancier nommé'),
    read: ({ lienholderId }) => lienholderId !== null,
  },
  {
    key: 'administrative_area',
    type: 'text',
    label: words('state or province where it is kept', 'État ou province où il est gardé'),
    read: stateOfVehicle,
  },
];

/** What a quote says of each thing insured; `kinds` are those of its line. */
export function vehicleFields(kinds: readonly Choice[]): RuleField[] {
  const kind: OfVehicle = {
    key: 'type',
    type: 'choice',
    label: words('kind', 'genre'),
    choices: kinds,
    read: ({ type }) => type,
  };
  return [kind, ...ofVehicles].map(({ read, ...field }) => ({
    ...field,
    objectType: 'vehicle',
    facts: forEach(({ vehicles }) => vehicles, read),
  }));
}
