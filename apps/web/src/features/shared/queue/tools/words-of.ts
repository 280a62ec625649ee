/** The words of the values of a column, for a file that is written where nobody reads pages. */
export function wordsOf<Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, label(value)]));
}
