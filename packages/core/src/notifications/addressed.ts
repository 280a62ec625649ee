import { labelOfKind } from '../lines/line-labels.ts';
import { lowered } from '../shared/text/lowered.ts';
import { namedInsuredOf, type Quote } from '../quoting/quote.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { Reader } from './reader.ts';
import { words } from '../shared/words.ts';

/** What a line insures within a sentence: `travel trailer`. */
export function kindInSentence(provider: string, kind: string): Sentence {
  const { en, fr } = labelOfKind(provider, kind);
  return sentence({ en: lowered(en), fr: lowered(fr) });
}

/** What is insured, as its owner would say it: `2021 Winnebago View`, else `travel trailer`; null for several units. */
export function vehicleOf({
  provider,
  vehicles: [vehicle, ...others],
}: Pick<Quote, 'provider' | 'vehicles'>): Sentence | null {
  if (!vehicle || others.length > 0) return null;
  const { year, make, model, type } = vehicle;
  const title = [year, make, model].filter((part) => part !== null).join(' ');
  if (make === null || make === '') return kindInSentence(provider, type);
  return sentence(words('{name}', '{name}'), { name: title.trim() });
}

/** How a letter speaks to its reader: with what was typed where the address is confirmed, else in our words alone. */
export function addressed(quote: Pick<Quote, 'provider' | 'vehicles' | 'entities'>, isConfirmed: boolean): Reader {
  if (isConfirmed) {
    const insured = namedInsuredOf(quote);
    const firstName = insured?.entityType === 'person' ? insured.firstName : null;
    return { firstName, vehicle: vehicleOf(quote), isConfirmed };
  }
  const [vehicle, ...others] = quote.vehicles;
  const isOne = vehicle !== undefined && others.length === 0;
  return {
    firstName: null,
    vehicle: isOne ? kindInSentence(quote.provider, vehicle.type) : null,
    isConfirmed,
  };
}
