import { accept, type Decision, refuse } from '../shared/decision.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Day } from '../shared/time/day.ts';
import { words } from '../shared/words.ts';
import { applyDelta, type Delta, type Description, differenceOf, type Fields, isNothing, leftToDo } from './delta.ts';

/** A change that was applied, as the stack of its policy holds it. */
export type AppliedChange = { readonly effective: Day; readonly delta: Delta };

/** What is covered from a day on, until the next one of the same stack. */
export type DatedDescription = { readonly effective: Day; readonly description: Description };

type ReplayRefusal = 'change_does_not_fit' | 'later_change_does_not_fit';

/**
 * Makes changes once more, in the order of their days, on what was covered before the first of them: what is covered from
 * each of those days on. Changes of one day come in the order in which they were booked. What an earlier one did already
 * is left out of a later one. Refuses where one does not fit what those before it leave, and names its day.
 */
export function replay(
  base: Description,
  changes: readonly AppliedChange[],
): Decision<readonly DatedDescription[], ReplayRefusal> {
  const days = new Map<Day, Description>();
  let description = base;
  for (const { effective, delta } of changes) {
    const applied = applyDelta(description, leftToDo(description, delta));
    if (!applied.ok) {
      const form = words(
        'The change from {day} on does not fit any more after this one. Take it back first, or choose a later day.',
        'La modification à compter du {day} ne convient plus après celle-ci. Annulez-la d’abord ou choisissez une date ultérieure.',
      );
      return refuse('later_change_does_not_fit', sentence(form, { day: effective }), applied.refusal.field);
    }
    description = applied.event;
    days.set(effective, description);
  }
  return accept([...days].map(([effective, covered]) => ({ effective, description: covered })));
}

/**
 * A change of a day, and what those of later days come to after it: on each of the days, what is covered from then on.
 * Refuses a change that does not fit, and one after which a later one does not.
 */
export function replayAfter(
  base: Description,
  change: AppliedChange,
  later: readonly AppliedChange[],
): Decision<readonly DatedDescription[], ReplayRefusal> {
  const changed = applyDelta(base, change.delta);
  if (!changed.ok) return changed;
  const described = replay(changed.event, later);
  return described.ok
    ? accept([{ effective: change.effective, description: changed.event }, ...described.event])
    : described;
}

const noDescription: Description = { coverages: {}, discounts: {}, locations: {}, vehicles: {}, entities: {} };

/** Whether what changes say of each record is what is known of it; a row knows more than what was said when it was added. */
function saysWhatIsKnown(made: Description['vehicles'], known: Description['vehicles']): boolean {
  const keys = Object.keys(made);
  if (keys.length !== Object.keys(known).length) return false;
  return keys.every((key) => {
    // What identifies somebody stands in the rows of the draft alone.
    const { sealed: _sealed, ...said } = ownValue(made, key) ?? {};
    const row = ownValue(known, key);
    if (row === undefined) return false;
    const named = Object.fromEntries(Object.keys(said).map((name) => [name, ownValue(row, name)]));
    const both = (fields: Fields): Description => ({ ...noDescription, vehicles: { [key]: fields } });
    return isNothing(differenceOf(both(said), both(named)));
  });
}

/**
 * Whether what changes were made to is what is covered: the same covers and discounts, and of each vehicle and person what
 * was said of them. Places that nothing is kept at any more are none of it.
 */
export function coversSame(made: Description, known: Description): boolean {
  const coversOf = ({ coverages, discounts }: Description): Description => ({ ...noDescription, coverages, discounts });
  return (
    isNothing(differenceOf(coversOf(made), coversOf(known))) &&
    saysWhatIsKnown(made.vehicles, known.vehicles) &&
    saysWhatIsKnown(made.entities, known.entities)
  );
}
