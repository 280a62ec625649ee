/** The facts of an entry as the page can say them: texts and numbers by their names. */
export function factsOf(facts: unknown): Readonly<Record<string, string | number>> {
  if (typeof facts !== 'object' || facts === null) return {};
  const known = Object.entries(facts).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(known);
}
