/** Where a buyer came from, as staff read it: each parameter of the address with its value; null for none. */
export const attributionText = (said: unknown): string | null =>
  Object.entries((said ?? {}) as Readonly<Record<string, string>>)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ') || null;
