/** What a text of JSON says, or the line and column where it stops being JSON; both null where nobody can tell. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly line: number | null; readonly column: number | null };

// Browsers name the place in different words: by its offset, or by line and column.
const offset = /position (\d+)/;
const place = /line (\d+) column (\d+)/;

/** Reads JSON as somebody typed it; an empty text is an empty object. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { ok: true, value: {} };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const named = place.exec(message);
    if (named) return { ok: false, line: Number(named[1]), column: Number(named[2]) };
    const at = offset.exec(message);
    const before = text.slice(0, at ? Number(at[1]) : text.length).split('\n');
    return { ok: false, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}
