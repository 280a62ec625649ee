/** A view that a person kept: the query of a list under a name. */
export type OwnView = { readonly id: string; readonly name: string; readonly query: string };

/** No more can be saved; an undone deletion may go beyond, for nothing saved is ever dropped. */
export const mostOwnViews = 12;
const longestName = 40;

function isOwnView(value: unknown): value is OwnView {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'query'].every((key) => key in value && typeof value[key as keyof typeof value] === 'string')
  );
}

/** Reads what was stored; what is no view is left out. */
export function parseOwnViews(text: string | null): OwnView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOwnView) : [];
  } catch {
    return [];
  }
}

/** Whether another view is one too many. */
export function isFull(views: readonly OwnView[]): boolean {
  return views.length >= mostOwnViews;
}

/** With a view more at the end. */
export function addView(views: readonly OwnView[], view: OwnView): OwnView[] {
  return [...views, { ...view, name: view.name.trim().slice(0, longestName) }];
}

export function renameView(views: readonly OwnView[], id: string, name: string): OwnView[] {
  return views.map((view) => (view.id === id ? { ...view, name: name.trim().slice(0, longestName) } : view));
}

export function removeView(views: readonly OwnView[], id: string): OwnView[] {
  return views.filter((view) => view.id !== id);
}

/** With a view back in its old place, after it was taken away. */
export function restoreView(views: readonly OwnView[], view: OwnView, place: number): OwnView[] {
  return [...views.slice(0, place), view, ...views.slice(place)];
}
