/**
 * The value that a record itself holds under a key which may be any text. What a plain object inherits is not among its
 * values: `constructor` and `__proto__` are names, answers and codes like others.
 */
export function ownValue<Held extends object, Key extends PropertyKey>(
  record: Held | null | undefined,
  key: Key,
): Held[Key & keyof Held] | undefined {
  if (record === null || record === undefined || !Object.hasOwn(record, key)) return undefined;
  return record[key as Key & keyof Held];
}
