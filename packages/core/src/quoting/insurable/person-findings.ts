import { isMotorised } from '../../products/vocabulary.ts';
import { ageOn, type Day } from '../../shared/time/day.ts';
import { refusal } from '../../shared/decision.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { driverAges } from '../checks/check-entity.ts';
import type { Entity, Quote } from '../quote.ts';
import { driversOf } from '../subject/subject-of-quote.ts';
import { finding, type Finding } from './finding.ts';

/** Whole years of age from which somebody signs for themselves; higher in Alabama, Nebraska and Mississippi. */
const adultAge = 18;
const adultAges: Readonly<Record<string, number>> = { AL: 19, NE: 19, MS: 21 };

function ageFinding(insured: Entity, quote: Quote, today: Day): Finding | null {
  if (insured.entityType !== 'person' || insured.birthdate === null) return null;
  const home = quote.locations.find(({ locationId }) => locationId === quote.mailingLocationId);
  const least = ownValue(adultAges, home?.administrativeArea ?? quote.administrativeArea) ?? adultAge;
  if (ageOn(insured.birthdate, today) >= least) return null;
  const message = sentence('Who buys a policy is {age} or older. Ask a parent to be the named insured.', {
    age: least,
  });
  return finding('change', refusal('insured_minor', message, 'named_insured.birthdate'));
}

function experienceFinding(driver: Entity, index: number, effectiveDate: Day): Finding | null {
  const { birthdate, rvDrivingExperienceYears: years } = driver;
  if (birthdate === null || years === null) return null;
  const most = Math.max(0, ageOn(birthdate, effectiveDate) - driverAges.min);
  if (years <= most) return null;
  const message = sentence('At this age there are at most {years} years of driving. Check both.', { years: most });
  return finding('change', refusal('experience_too_long', message, `drivers.${index}.rv_driving_experience_years`));
}

function licenseFinding({ licenseNumber }: Entity, index: number): Finding | null {
  if (licenseNumber !== null) return null;
  const field = `drivers.${index}.license_number`;
  return finding('answer', refusal('license_missing', 'Enter the number of the driver’s license.', field));
}

/** Who buys is an adult, whatever is bought. */
export function buyerFindings(quote: Quote, today: Day): Finding[] {
  return quote.entities
    .filter((entity) => entity.entityRelationship === 'named_insured')
    .map((entity) => ageFinding(entity, quote, today))
    .filter((found) => found !== null);
}

/** What stands in the way of who drives a motorhome: nobody has driven before they could, and all have a license. */
export function driverFindings(quote: Quote): Finding[] {
  if (!quote.vehicles.some(({ type }) => isMotorised(type))) return [];
  const found = driversOf(quote.entities).flatMap((driver, index) => [
    experienceFinding(driver, index, quote.effectiveDate),
    licenseFinding(driver, index),
  ]);
  return found.filter((one) => one !== null);
}
