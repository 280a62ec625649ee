import { ageOn, type Day } from '../../shared/time/day.ts';
import { refusal } from '../../shared/decision.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { Entity, Quote } from '../quote.ts';
import { finding, type Finding } from './finding.ts';
import { words } from '../../shared/words.ts';

/** Whole years of age from which somebody signs for themselves; higher in Alabama, Nebraska and Mississippi. */
const adultAge = 18;
const adultAges: Readonly<Record<string, number>> = { AL: 19, NE: 19, MS: 21 };

function ageFinding(insured: Entity, quote: Quote, today: Day): Finding | null {
  if (insured.entityType !== 'person' || insured.birthdate === null) return null;
  const home = quote.locations.find(({ locationId }) => locationId === quote.mailingLocationId);
  const least = ownValue(adultAges, home?.administrativeArea ?? quote.administrativeArea) ?? adultAge;
  if (ageOn(insured.birthdate, today) >= least) return null;
  const message = sentence(
    words(
      'Who buys a policy is {age} or older. Ask a parent to be the named insured.',
      'La personne qui achète une police a {age} ans ou plus. Demandez à un parent d’être l’assuré désigné.',
    ),
    {
      age: least,
    },
  );
  return finding('change', refusal('insured_minor', message, 'named_insured.birthdate'));
}

/** Who buys is an adult, whatever is bought. */
export function buyerFindings(quote: Quote, today: Day): Finding[] {
  return quote.entities
    .filter((entity) => entity.entityRelationship === 'named_insured')
    .map((entity) => ageFinding(entity, quote, today))
    .filter((found) => found !== null);
}
