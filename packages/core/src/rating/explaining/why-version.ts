import type { Day } from '../../shared/time/day.ts';
import { sentence, type Sentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';

/** Why a version prices a quote: it counts on its effective date, in its place, from a day on. `area` is a postal code. */
export function whyVersion(version: string, since: Day, area: string): Sentence {
  const form = words(
    'Version {version} of the rates prices this: it counts in {area} for cover from {day} on.',
    'La version {version} des tarifs fixe ce prix : elle s’applique en {area} aux protections à partir du {day}.',
  );
  return sentence(form, { version, area, day: since });
}
