import {
  applyDelta,
  type ChangedPart,
  type Conflict,
  conflictsOf,
  type Delta,
  type Description,
  differenceOf,
  isNothing,
  leftToDo,
} from '../changes/delta.ts';
import { ownValue } from '../shared/text/own-value.ts';

/** What was edited of an offer, made once more: what of it fits what is covered by now, and what does not and why. */
export type EditsAgain = {
  /** What it changes of the description of now. */
  readonly delta: Delta;
  /** The description once it is changed. */
  readonly description: Description;
  readonly left: readonly Conflict[];
};

/** The records of places come before those that name them. */
const inOrder = [
  'locations',
  'entities',
  'vehicles',
  'coverages',
  'discounts',
] as const satisfies readonly ChangedPart[];

/**
 * Makes what was edited of an offer once more, after the term that it follows was changed: each edited record says what it
 * is to be, whatever the term says of it by now. A record that is gone, or that another one names and is gone, is left out.
 */
export function editsAgain(
  { unedited, edited }: { readonly unedited: Description; readonly edited: Description },
  now: Description,
): EditsAgain {
  const wanted = differenceOf(unedited, edited);
  let description = now;
  const left: Conflict[] = [];
  for (const part of inOrder) {
    for (const [key, change] of Object.entries(ownValue(wanted, part) ?? {})) {
      const one = leftToDo(description, { [part]: { [key]: change } });
      if (isNothing(one)) continue;
      const applied = applyDelta(description, one);
      if (applied.ok) description = applied.event;
      else left.push(...conflictsOf(description, one).slice(0, 1));
    }
  }
  return { delta: differenceOf(now, description), description, left };
}
