/** What of a draft says something else than what is kept: the changes that are sent. */
export function changedTerms<Terms extends object>(stored: Terms, typed: Terms): Partial<Terms> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed) as Partial<Terms>;
}

/** A whole number as somebody typed it; what is none goes to the server as 0, which no field takes. */
export function wholeNumber(typed: string): number {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
}

/** A list with a word in it, or without it. */
export function withWord<Word>(words: readonly Word[], word: Word, isIn: boolean): Word[] {
  const others = words.filter((one) => one !== word);
  return isIn ? [...others, word] : others;
}
