import { accept, type Decision, refuse } from '../shared/decision.ts';
import { findProseProblem, type TextRefusal } from '../shared/text/check-text.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { writeDownWhy } from '../underwriting/check-restriction.ts';
import { mapArchived } from './archive-map.ts';
import type { FoundBy } from './vocabulary.ts';

/** Nobody means to write to more people in one press. */
export const mostTold = 10_000;

/** A vehicle where an incident is: by its address, or by a device in it. */
export type FoundThing = {
  readonly policyId: string;
  readonly layerId: string;
  /** `garaging` by its address, else whose device it is. */
  readonly provider: string;
  readonly deviceId: string;
  /** Whether an alert of this layer told of it before. */
  readonly isTold: boolean;
};

/** Somebody who is told: under which layer, how their vehicles were found, and whether it is not the first time. */
export type ToldPerson<Thing extends FoundThing> = {
  readonly policyId: string;
  readonly layerId: string;
  readonly foundBy: FoundBy;
  readonly things: readonly Thing[];
};

function howFound(things: readonly FoundThing[]): FoundBy {
  const isByAddress = things.some(({ provider }) => provider === 'garaging');
  const isByDevice = things.some(({ provider }) => provider !== 'garaging');
  if (isByAddress && isByDevice) return 'both';
  return isByAddress ? 'garaging' : 'position';
}

/**
 * Who is told of what was found, in the order in which it was found: each policy once, under the first layer that a vehicle
 * of it lies in. What an alert of the same layer told of before is left out, unless it is forced.
 */
export function whoIsTold<Thing extends FoundThing>(found: readonly Thing[], isForced: boolean): ToldPerson<Thing>[] {
  const people = new Map<string, Thing[]>();
  for (const thing of found) {
    if (thing.isTold && !isForced) continue;
    const things = people.get(thing.policyId);
    if (things) things.push(thing);
    else people.set(thing.policyId, [thing]);
  }
  return [...people].map(([policyId, things]) => ({
    policyId,
    layerId: things[0]?.layerId ?? '',
    foundBy: howFound(things),
    things,
  }));
}

export type AlertRefusal =
  | 'map_archived'
  | 'reason_missing'
  | 'nobody_there'
  | 'everybody_told'
  | 'people_too_many'
  | TextRefusal;

/** Whether an alert may be sent: somebody is there who was not told, and it is said why. */
export function decideSendAlert<Thing extends FoundThing>({
  isArchived,
  reason,
  found,
  isForced,
}: {
  readonly isArchived: boolean;
  readonly reason: string;
  readonly found: readonly Thing[];
  readonly isForced: boolean;
}): Decision<{ readonly reason: string; readonly people: readonly ToldPerson<Thing>[] }, AlertRefusal> {
  if (isArchived) return mapArchived();
  const why = reason.trim();
  if (why === '') return refuse('reason_missing', writeDownWhy, 'reason');
  const problem = findProseProblem(why, 'reason', 'reason');
  if (problem) return { ok: false, refusal: problem };
  if (found.length === 0) {
    return refuse(
      'nobody_there',
      words(
        'Nothing that this line insures is there. Choose how far around it counts, too.',
        'Rien de ce que cette gamme assure ne s’y trouve. Choisissez aussi la distance qui compte autour.',
      ),
      'around_km',
    );
  }
  const people = whoIsTold(found, isForced);
  if (people.length === 0) {
    return refuse(
      'everybody_told',
      words(
        'Everybody who is there was told already. Say that they are to be told again.',
        'Tous ceux qui s’y trouvent ont déjà été avertis. Indiquez qu’ils doivent l’être de nouveau.',
      ),
      'force',
    );
  }
  if (people.length > mostTold) {
    return refuse(
      'people_too_many',
      sentence(
        words(
          '{count} people would be told, and one alert tells at most {most}. Choose one layer, or less around it.',
          '{count} personnes seraient averties, et une alerte en avertit au plus {most}. Choisissez une seule couche, ou moins autour.',
        ),
        { count: people.length, most: mostTold },
      ),
      'incident_name',
    );
  }
  return accept({ reason: why, people });
}
