import type { Day } from '../../shared/time/day.ts';
import { sentence, type Sentence } from '../../shared/text/sentence.ts';

/** Why a version prices a quote: it counts on its effective date, in its place, from a day on. `area` is a postal code. */
export function whyVersion(version: string, since: Day, area: string): Sentence {
  const form = 'Version {version} of the rates prices this: it counts in {area} for cover from {day} on.';
  return sentence(form, { version, area, day: since });
}
