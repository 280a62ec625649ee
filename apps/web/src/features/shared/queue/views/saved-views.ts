import { mostViews } from '@roadworthy/core/identity/vocabulary.ts';
import type { KeyValueStore } from '../../../../data/browser-storage.ts';
import { queueQuery, type QueueRules, type QueueState, readQueueState } from '../../../../data/queue/queue-address.ts';
import type { SavedViewFragment } from '../../../../generated/documents.ts';

/** A view that the server keeps, the person's own or one that a colleague shares. */
export type SavedView = SavedViewFragment;

/** What of a list a view keeps. */
export type ViewContent = {
  readonly query: Readonly<Record<string, string>>;
  readonly columns: string[] | null;
};

/** A state of a list as a view keeps it; `columns` are those that the person sees, null for the usual ones. */
export function viewContent(state: QueueState, columns: readonly string[] | null, rules: QueueRules): ViewContent {
  const query = new URLSearchParams(queueQuery({ ...state, cols: null, page: 1, id: null }, rules));
  return { query: Object.fromEntries(query), columns: columns && [...columns] };
}

/** The state of a list that a view shows; what the list does not know any more is left out. */
export function viewState({ query, columns }: Pick<SavedView, 'query' | 'columns'>, rules: QueueRules): QueueState {
  const parts = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const search = new URLSearchParams(parts.filter((part): part is [string, string] => typeof part[1] === 'string'));
  if (columns) search.set('cols', columns.join(','));
  return readQueueState(search, rules);
}

/** The person's own views, and those of colleagues. */
export function ownAndShared(views: readonly SavedView[], userId: string) {
  return {
    own: views.filter(({ user_id }) => user_id === userId),
    shared: views.filter(({ user_id }) => user_id !== userId).slice(0, mostViews),
  };
}

/** With a view in its place: as it is now, or back where it was, or new at the end. */
export function withView(views: readonly SavedView[], view: SavedView, place = views.length): SavedView[] {
  const known = views.some(({ saved_view_id }) => saved_view_id === view.saved_view_id);
  if (known) return views.map((one) => (one.saved_view_id === view.saved_view_id ? view : one));
  return [...views.slice(0, place), view, ...views.slice(place)];
}

export function withoutView(views: readonly SavedView[], { saved_view_id: id }: SavedView): SavedView[] {
  return views.filter(({ saved_view_id }) => saved_view_id !== id);
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const { saved_view_id, user_id, name, query } = value as Partial<SavedView>;
  return [saved_view_id, user_id, name].every(isText) && typeof query === 'object';
}

function parseList<T>(text: string | null, isOne: (value: unknown) => value is T): T[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOne) : [];
  } catch {
    return [];
  }
}

const copyKey = (userId: string, list: string): string => `views ${userId} ${list}`;

/** The views as this browser saw them last, to show at once; undefined when it never did. */
export function readViewsCopy(store: KeyValueStore, userId: string, list: string): SavedView[] | undefined {
  const text = store.getItem(copyKey(userId, list));
  return text === null ? undefined : parseList(text, isView);
}

export function writeViewsCopy(store: KeyValueStore, userId: string, list: string, views: readonly SavedView[]): void {
  store.setItem(copyKey(userId, list), JSON.stringify(views));
}

/** A view as this browser alone kept it, before the server did. */
export type FormerView = { readonly id: string; readonly name: string; readonly query: string };

function isFormer(value: unknown): value is FormerView {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, query } = value as Partial<FormerView>;
  return [id, name, query].every(isText);
}

const formerKey = (userId: string, list: string): string => `views:${list}:${userId}`;

/** The views that are still to move to the server. */
export function readFormerViews(store: KeyValueStore, userId: string, list: string): FormerView[] {
  return parseList(store.getItem(formerKey(userId, list)), isFormer);
}

/** Forgets a view that has moved. */
export function forgetFormerView(store: KeyValueStore, userId: string, list: string, { id }: FormerView): void {
  const left = readFormerViews(store, userId, list).filter((one) => one.id !== id);
  if (left.length === 0) store.removeItem(formerKey(userId, list));
  else store.setItem(formerKey(userId, list), JSON.stringify(left));
}
