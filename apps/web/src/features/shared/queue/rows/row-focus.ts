const links = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('tbody [data-primary]') ?? []),
];

/** The key of the row that an element stands in. */
export function rowOf(element: EventTarget | null): string | null {
  return element instanceof Element ? (element.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? null) : null;
}

/** The row that has the focus, among those of a list. */
export function focusedRow(box: HTMLElement | null): string | null {
  return box?.contains(document.activeElement) ? rowOf(document.activeElement) : null;
}

/** Puts the focus on a row's link. */
export function focusRow(box: HTMLElement | null, key: string | null): void {
  links(box)
    .find((link) => rowOf(link) === key)
    ?.focus();
}

/** Moves the focus by a row, into the list from anywhere else; gives the row's key. */
export function moveRow(box: HTMLElement | null, step: 1 | -1, from: string | null): string | null {
  const all = links(box);
  const at = all.findIndex((link) => rowOf(link) === from);
  const last = all.length - 1;
  const next = at === -1 ? (step === 1 ? 0 : last) : Math.min(last, Math.max(0, at + step));
  const link = all[next];
  link?.focus();
  return rowOf(link ?? null);
}
