import type { Field, Line } from './line.ts';

/** The fields of one side of a line. */
export function fieldsOf({ objects, persons, fields }: Line, of: 'object' | 'person' | 'quote'): readonly Field[] {
  if (of === 'object') return objects.fields;
  return of === 'person' ? (persons?.fields ?? []) : fields;
}

/** How the quote's own fields, and what is said of them, spell a field. */
export function fieldPath({ name, path }: Pick<Field, 'name' | 'path'>): string {
  return path ?? name;
}

/** The group that a line counts a kind of thing to; undefined while the kind is open, and for one it does not insure. */
export function groupOfKind({ objects }: Line, kind: unknown): string | undefined {
  return objects.kinds.find(({ value }) => value === kind)?.group;
}

/** Whether a field, a cover or a setting that only some groups have (all, where none are named) is had by a group. */
export function isOfGroup(groups: readonly string[] | undefined, group: string | undefined): boolean {
  return groups === undefined || (group !== undefined && groups.includes(group));
}

/** Whether nothing was answered yet. */
export function isOpen(answer: unknown): boolean {
  return answer === null || answer === undefined || answer === '';
}
