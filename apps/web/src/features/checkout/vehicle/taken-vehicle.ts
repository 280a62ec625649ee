import type { DecodedVinFragment, Vehicle_Input } from '../../../generated/documents.ts';

type Typed = { readonly year: string; readonly make: string; readonly model: string };

/** What a person took over from a VIN: texts as the form holds them, empty where the VIN says nothing; length in feet. */
export type TakenOver = Typed & { readonly length: number | null };

/** What a decoded VIN fills in a form. */
export function takenOverOf({ year, make, model, length }: DecodedVinFragment): TakenOver {
  return {
    year: year === null || year === undefined ? '' : String(year),
    make: make ?? '',
    model: model ?? '',
    length: length ?? null,
  };
}

/** Whether a form says what was taken over; what a person added where the VIN says nothing does not count. */
export function isTaken(taken: TakenOver, typed: Typed): boolean {
  return (['year', 'make', 'model'] as const).every((name) => taken[name] === '' || taken[name] === typed[name]);
}

/** What goes to the server beside a change: whether a person typed it, and the length of what was taken over. */
export function changesByVin(patch: Partial<Typed>, all: Typed, taken: TakenOver | null): Vehicle_Input {
  if (taken === null || !['year', 'make', 'model'].some((name) => Object.hasOwn(patch, name))) return {};
  const stands = isTaken(taken, all);
  return { manual_entry: !stands, ...(stands && taken.length !== null ? { length: taken.length } : {}) };
}
