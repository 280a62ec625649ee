import { paymentTermLabels, storageLabels } from '../products/labels.ts';
import { isMotorised, paymentTerms, storageTypes } from '../products/vocabulary.ts';
import { type Sentence, sentence } from '../shared/text/sentence.ts';
import { findBand } from './band.ts';
import type { SubjectChange } from './explaining/counterfactual.ts';
import { type RateBook, rowsOf } from './book/rate-book.ts';
import type { RatedDriver, RatingSubject } from './rating-subject.ts';
import { words } from '../shared/words.ts';
import { drivenAtMost } from './range/range-assumptions.ts';

/** Something that could be otherwise: what, and how it would be. */
export type Alternative = {
  readonly about: 'payment_term' | 'storage_type' | 'estimated_yearly_mileage' | 'incidents';
  readonly label: Sentence;
  /** How it would be; null where the label says it all. */
  readonly terms: Sentence | null;
  readonly change: SubjectChange;
};

function ofVehicles({ vehicles }: RatingSubject, book: RateBook): Alternative[] {
  const { bands } = rowsOf(book, 'yearly_miles');
  return vehicles.flatMap(({ vehicleId, storage, annualMiles, class: vehicleClass }): Alternative[] => {
    const isDriven = vehicleClass !== null && isMotorised(vehicleClass) && annualMiles !== null;
    const band = isDriven ? findBand(bands, annualMiles) : undefined;
    const fewer = band && bands[bands.indexOf(band) - 1];
    return [
      ...storageTypes
        .filter((other) => storage !== null && other !== storage)
        .map((other) => ({
          about: 'storage_type' as const,
          label: sentence(words('Kept elsewhere', 'Remisé ailleurs')),
          terms: sentence(storageLabels[other]),
          change: { vehicles: { [vehicleId]: { storage: other } } },
        })),
      ...(fewer
        ? [
            {
              about: 'estimated_yearly_mileage' as const,
              label: sentence(drivenAtMost, { miles: fewer.to }),
              terms: null,
              change: { vehicles: { [vehicleId]: { annualMiles: fewer.to } } },
            },
          ]
        : []),
    ];
  });
}

function hasRecord({ points }: RatedDriver): boolean {
  return typeof points === 'number' ? points > 0 : Object.values(points ?? {}).some((count) => count > 0);
}

function ofDrivers({ drivers }: RatingSubject): Alternative[] {
  if (!drivers.some(hasRecord)) return [];
  const clean = Object.fromEntries(drivers.map((_, index) => [index, { points: 0 }]));
  const label = sentence(
    words('No violation and no accident in the last 36 months.', 'Aucune infraction ni aucun accident depuis 36 mois.'),
  );
  return [{ about: 'incidents', label, terms: null, change: { drivers: clean } }];
}

/**
 * What of a quote could be otherwise beside its covers, one thing at a time: how it is paid, where a vehicle is kept, how
 * far it is driven, the record. Whether it may be sold so is not asked.
 */
export function alternativesTo(subject: RatingSubject, book: RateBook): Alternative[] {
  const others = paymentTerms.filter((term) => subject.paymentTerm !== null && term !== subject.paymentTerm);
  const ofPayment = others.map((paymentTerm): Alternative => {
    const label = sentence(paymentTermLabels[paymentTerm]);
    return { about: 'payment_term', label, terms: null, change: { quote: { paymentTerm } } };
  });
  return [...ofPayment, ...ofVehicles(subject, book), ...ofDrivers(subject)];
}
