import { type Change, isLiveTable } from '@roadworthy/core/shared/live-tables.ts';
import { documentReads } from '../../generated/documents.ts';
import type { DocumentReads } from './document-reads.ts';

/** What of the cache's queries is looked at. */
export type CachedQuery = { readonly queryKey: readonly unknown[]; readonly state: { readonly data: unknown } };

const nothing: DocumentReads = { rows: [], lists: [] };

/** What a query reads: its key names the document. */
function readsOf(key: readonly unknown[], documents: Readonly<Record<string, DocumentReads>>): DocumentReads {
  for (const part of key) {
    const reads = typeof part === 'string' ? documents[part] : undefined;
    if (reads !== undefined) return reads;
  }
  return nothing;
}

/**
 * Whether one of the changes may alter a query's answer. A query whose key names its document is judged by what that
 * reads, and any other one by the rows that its key names. One whose key names a table belongs to a list to work
 * through, which listens itself: its rows stay where they are until the person asks for what is new.
 */
export function concerns(
  { queryKey, state }: CachedQuery,
  changes: readonly Change[],
  documents: Readonly<Record<string, DocumentReads>> = documentReads,
): boolean {
  if (queryKey.some((part) => typeof part === 'string' && isLiveTable(part))) return false;
  const reads = readsOf(queryKey, documents);
  if (changes.some(({ table }) => reads.lists.includes(table))) return true;
  const ofRows = reads === nothing ? changes : changes.filter(({ table }) => reads.rows.includes(table));
  if (ofRows.length === 0) return false;
  const held = `${JSON.stringify(queryKey)}${reads === nothing ? '' : JSON.stringify(state.data)}`;
  return ofRows.some(({ id }) => held.includes(id));
}
