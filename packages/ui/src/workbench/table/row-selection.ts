/** Which rows are chosen. `everything` means all that match, those on other pages too. */
export type RowSelection = {
  readonly keys: ReadonlySet<string>;
  /** Where an extension began. */
  readonly anchor: string | null;
  readonly everything: boolean;
};

export const noSelection: RowSelection = { keys: new Set(), anchor: null, everything: false };

/** Puts a row in or takes it out. Out of everything it leaves the page's other rows. */
export function toggleRow(selection: RowSelection, key: string, page: readonly string[]): RowSelection {
  const keys = new Set(selection.everything ? page : selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: key, everything: false };
}

/** The rows from the anchor to a row; an anchor that is not on the page gives way to the row itself. */
export function extendTo(
  selection: RowSelection,
  from: string | null,
  to: string,
  page: readonly string[],
): RowSelection {
  const anchor = selection.anchor !== null && page.includes(selection.anchor) ? selection.anchor : (from ?? to);
  const [a, b] = [page.indexOf(anchor), page.indexOf(to)];
  if (a === -1 || b === -1) return selection;
  return { keys: new Set(page.slice(Math.min(a, b), Math.max(a, b) + 1)), anchor, everything: false };
}

/** All rows of the page; when they are chosen already, none. */
export function togglePage(selection: RowSelection, page: readonly string[]): RowSelection {
  return isWholePage(selection, page) ? noSelection : { keys: new Set(page), anchor: null, everything: false };
}

/** All rows that match. */
export function selectEverything(page: readonly string[]): RowSelection {
  return { keys: new Set(page), anchor: null, everything: true };
}

/** Without rows that are no longer on the page. */
export function keepOnPage(selection: RowSelection, page: readonly string[]): RowSelection {
  const keys = page.filter((key) => selection.keys.has(key));
  if (selection.everything || keys.length === selection.keys.size) return selection;
  return { ...selection, keys: new Set(keys) };
}

export function isSelected({ keys, everything }: RowSelection, key: string): boolean {
  return everything || keys.has(key);
}

export function isWholePage({ keys, everything }: RowSelection, page: readonly string[]): boolean {
  return everything || (page.length > 0 && page.every((key) => keys.has(key)));
}
