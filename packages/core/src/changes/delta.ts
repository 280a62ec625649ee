import { accept, type Decision, refuse } from '../shared/decision.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { type Words, words } from '../shared/words.ts';

/** What of a description may be changed: each part holds records under what stays the same through every copy of it. */
export const changedParts = ['coverages', 'discounts', 'locations', 'vehicles', 'entities'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** What a record says, by the names of its columns; a reference to another one is that one’s root. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a policy covers, as changes see it: records of each part by their keys, covers and discounts by their codes. */
export type Description = { readonly [Part in ChangedPart]: Readonly<Record<string, Fields>> };

/**
 * What is to become of one record: a new one, other fields of one that is there, a whole other content of it, or none
 * any more.
 */
export type RecordChange =
  | { readonly add: Fields }
  | { readonly set: Fields }
  | { readonly put: Fields }
  | { readonly remove: true };

/** A change as an intention: it says what is to be, not what was, so that it holds for a description that moved meanwhile. */
export type Delta = { readonly [Part in ChangedPart]?: Readonly<Record<string, RecordChange>> };

/** Why a change does not fit a description: what it is about is gone, or what it adds is there already. */
export type Conflict = {
  readonly part: ChangedPart;
  readonly key: string;
  readonly is: 'missing' | 'there_already';
};

/** The fields of records that name other records, and the part of those. */
export const references: Readonly<Partial<Record<ChangedPart, Readonly<Record<string, ChangedPart>>>>> = {
  vehicles: { location: 'locations', registration_location: 'locations', lienholder: 'entities' },
  entities: { location: 'locations' },
};

const entriesOf = (delta: Delta, part: ChangedPart): [string, RecordChange][] => Object.entries(delta[part] ?? {});

/** Whether a change changes nothing. */
export function isNothing(delta: Delta): boolean {
  return changedParts.every((part) => entriesOf(delta, part).length === 0);
}

/** The records of a part that a change adds, by their keys. */
export function addedBy(delta: Delta, part: ChangedPart): ReadonlySet<string> {
  const added = entriesOf(delta, part).filter(([, change]) => 'add' in change);
  return new Set(added.map(([key]) => key));
}

/** Equality of what columns hold: texts, numbers, booleans, null, and lists and objects of them in any order of names. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other;
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(
    (name) =>
      Object.hasOwn(one, name) === Object.hasOwn(other, name) && isSame(ownValue(one, name), ownValue(other, name)),
  );
}

function changeOf(before: Fields | undefined, after: Fields | undefined): RecordChange | null {
  if (before === undefined) return after === undefined ? null : { add: after };
  if (after === undefined) return { remove: true };
  if (isSame(before, after)) return null;
  const names = Object.keys(after);
  const isWhole = Object.keys(before).every((name) => Object.hasOwn(after, name));
  if (!isWhole) return { put: after };
  const others = names.filter((name) => !isSame(ownValue(before, name), ownValue(after, name)));
  return { set: Object.fromEntries(others.map((name) => [name, ownValue(after, name)])) };
}

/** The least change that makes one description the other. */
export function differenceOf(before: Description, after: Description): Delta {
  const parts = changedParts.flatMap((part) => {
    const keys = new Set([...Object.keys(before[part]), ...Object.keys(after[part])]);
    const records = [...keys].flatMap((key) => {
      const change = changeOf(ownValue(before[part], key), ownValue(after[part], key));
      return change === null ? [] : [[key, change] as const];
    });
    return records.length === 0 ? [] : [[part, Object.fromEntries(records)] as const];
  });
  return Object.fromEntries(parts);
}

/** What a record says once it is changed; undefined where there is none then. */
function changedRecord(was: Fields | undefined, change: RecordChange): Fields | undefined {
  if ('add' in change) return change.add;
  if ('put' in change) return change.put;
  return 'set' in change ? { ...was, ...change.set } : undefined;
}

function changedPart(records: Description[ChangedPart], delta: Delta, part: ChangedPart): Description[ChangedPart] {
  const changes = new Map(entriesOf(delta, part));
  const stays = Object.entries(records).flatMap(([key, was]) => {
    const change = changes.get(key);
    const is = change ? changedRecord(was, change) : was;
    return is === undefined ? [] : [[key, is] as const];
  });
  const isNew = ([key]: [string, RecordChange]) => !Object.hasOwn(records, key);
  const added = [...changes].filter(isNew).flatMap(([key, change]) => {
    const is = changedRecord(undefined, change);
    return is === undefined ? [] : [[key, is] as const];
  });
  return Object.fromEntries([...stays, ...added]);
}

function changed(before: Description, delta: Delta): Description {
  const one = (part: ChangedPart) => changedPart(before[part], delta, part);
  return {
    coverages: one('coverages'),
    discounts: one('discounts'),
    locations: one('locations'),
    vehicles: one('vehicles'),
    entities: one('entities'),
  };
}

/** What the records of a description name and is not there. */
function danglingOf(description: Description): Conflict[] {
  return Object.entries(references).flatMap(([part, fields]) =>
    Object.values(description[part as ChangedPart]).flatMap((record) =>
      Object.entries(fields).flatMap(([name, target]): Conflict[] => {
        const key = ownValue(record, name);
        const isThere = typeof key !== 'string' || Object.hasOwn(description[target], key);
        return isThere ? [] : [{ part: target, key, is: 'missing' }];
      }),
    ),
  );
}

/** Everything for which a change does not fit a description: none where it does. */
export function conflictsOf(before: Description, delta: Delta): Conflict[] {
  const own = changedParts.flatMap((part) =>
    entriesOf(delta, part).flatMap(([key, change]): Conflict[] => {
      const isThere = Object.hasOwn(before[part], key);
      if ('add' in change) return isThere ? [{ part, key, is: 'there_already' }] : [];
      return isThere ? [] : [{ part, key, is: 'missing' }];
    }),
  );
  if (own.length > 0) return own;
  const known = new Set(danglingOf(before).map(({ key }) => key));
  return danglingOf(changed(before, delta)).filter(({ key }) => !known.has(key));
}

const missing: Readonly<Record<ChangedPart, Words>> = {
  coverages: words(
    'A cover that this change is about is not on the policy any more.',
    'Une garantie visée par cette modification ne figure plus à la police.',
  ),
  discounts: words(
    'A discount that this change is about is not on the policy any more.',
    'Un rabais visé par cette modification ne figure plus à la police.',
  ),
  locations: words(
    'An address that this change is about is not on the policy any more.',
    'Une adresse visée par cette modification ne figure plus à la police.',
  ),
  vehicles: words(
    'A vehicle that this change is about is not on the policy any more.',
    'Un véhicule visé par cette modification ne figure plus à la police.',
  ),
  entities: words(
    'A person that this change is about is not on the policy any more.',
    'Une personne visée par cette modification ne figure plus à la police.',
  ),
};

/** Why a change does not fit what a policy covers by now, at the record that is missing or there already. */
export function refuseConflict({ part, key, is }: Conflict) {
  const there = words(
    'What this change adds is on the policy already.',
    'Ce que cette modification ajoute figure déjà à la police.',
  );
  return refuse('change_does_not_fit', is === 'missing' ? missing[part] : there, `${part}.${key}`);
}

/** A description once it is changed; the first conflict where the change does not fit it. */
export function applyDelta(before: Description, delta: Delta): Decision<Description, 'change_does_not_fit'> {
  const [conflict] = conflictsOf(before, delta);
  return conflict ? refuseConflict(conflict) : accept(changed(before, delta));
}

/** Whether a record says what adding it said: what identifies somebody stands in the rows of the draft, and a row knows more. */
function saysAll(part: ChangedPart, was: Fields, { sealed: _sealed, ...said }: Fields): boolean {
  if (part === 'coverages') return isSame(was, said);
  return Object.entries(said).every(([name, value]) => isSame(ownValue(was, name), value));
}

/**
 * What of a change is not so already: what adds what is there and says the same, or removes what is not there, says what
 * is to be and has nothing left to do.
 */
export function leftToDo(before: Description, delta: Delta): Delta {
  const parts = changedParts.flatMap((part) => {
    const records = entriesOf(delta, part).filter(([key, change]) => {
      const was = ownValue(before[part], key);
      if ('remove' in change) return was !== undefined;
      return !('add' in change) || was === undefined || !saysAll(part, was, change.add);
    });
    return records.length === 0 ? [] : [[part, Object.fromEntries(records)] as const];
  });
  return Object.fromEntries(parts);
}

/** The change that takes another one back on the description that it was made on. */
export function inverseOf(before: Description, delta: Delta): Delta {
  return differenceOf(changed(before, delta), before);
}

/** Two changes of one record in turn: null where they come to nothing, undefined where the second never fits. */
function inTurn(first: RecordChange, second: RecordChange): RecordChange | null | undefined {
  if ('remove' in first) return 'add' in second ? { put: second.add } : undefined;
  if ('add' in second) return undefined;
  const isNew = 'add' in first;
  if ('remove' in second) return isNew ? null : second;
  if ('put' in second) return isNew ? { add: second.put } : second;
  if ('add' in first) return { add: { ...first.add, ...second.set } };
  if ('put' in first) return { put: { ...first.put, ...second.set } };
  return { set: { ...first.set, ...second.set } };
}

/** One change that does what two do in turn; the conflict of the second where it never fits what the first leaves. */
export function composeDeltas(first: Delta, second: Delta): Decision<Delta, 'change_does_not_fit'> {
  const parts: [ChangedPart, Record<string, RecordChange>][] = [];
  for (const part of changedParts) {
    const records = new Map(entriesOf(first, part));
    for (const [key, next] of entriesOf(second, part)) {
      const was = records.get(key);
      const both = was === undefined ? next : inTurn(was, next);
      if (both === undefined) return refuseConflict({ part, key, is: 'add' in next ? 'there_already' : 'missing' });
      if (both === null) records.delete(key);
      else records.set(key, both);
    }
    if (records.size > 0) parts.push([part, Object.fromEntries(records)]);
  }
  return accept(Object.fromEntries(parts));
}

/** Whether two changes are about different records: then their order is none of theirs. */
export function areIndependent(one: Delta, other: Delta): boolean {
  return changedParts.every((part) => {
    const keys = new Set(entriesOf(one, part).map(([key]) => key));
    return entriesOf(other, part).every(([key]) => !keys.has(key));
  });
}

/** Whether a description says by now all that a change was to make of it. What identifies somebody stands in rows alone. */
export function isHeldBy(description: Description, delta: Delta): boolean {
  return changedParts.every((part) =>
    entriesOf(delta, part).every(([key, change]) => {
      const is = ownValue(description[part], key);
      if (is === undefined || 'remove' in change) return is === undefined && 'remove' in change;
      const { sealed: _sealed, ...wanted } = 'set' in change ? change.set : 'put' in change ? change.put : change.add;
      // Who or what was added may be corrected since.
      return 'add' in change || Object.entries(wanted).every(([name, value]) => isSame(ownValue(is, name), value));
    }),
  );
}
