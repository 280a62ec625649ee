import { type Change, isLiveTable } from '@roadworthy/core/shared/live-tables.ts';
import { documentReads } from '../../generated/documents.ts';
import type { DocumentReads } from './document-reads.ts';

/** What of the cache's queries is looked at. */
export type CachedQuery = { readonly queryKey: readonly unknown[]; readonly state: { readonly data: unknown } };

const nothing: DocumentReads = { rows: [], lists: [] };

/** What a query reads: its key names the document, or a table of which it keeps rows. */
function readsOf(key: readonly unknown[], documents: Readonly<Record<string, DocumentReads>>): DocumentReads {
  for (const part of key) {
    if (typeof part !== 'string') continue;
    const reads = documents[part];
    if (reads !== undefined) return reads;
    if (isLiveTable(part)) return { rows: [part], lists: [] };
  }
  return nothing;
}

/**
 * Whether one of the changes may alter a query's answer. A query whose key names its document is judged by what that
 * reads, one whose key names a table by the rows that it holds, and any other one by the rows that its key names.
 */
export function concerns(
  { queryKey, state }: CachedQuery,
  changes: readonly Change[],
  documents: Readonly<Record<string, DocumentReads>> = documentReads,
): boolean {
  const reads = readsOf(queryKey, documents);
  if (changes.some(({ table }) => reads.lists.includes(table))) return true;
  const ofRows = reads === nothing ? changes : changes.filter(({ table }) => reads.rows.includes(table));
  if (ofRows.length === 0) return false;
  const held = `${JSON.stringify(queryKey)}${reads === nothing ? '' : JSON.stringify(state.data)}`;
  return ofRows.some(({ id }) => held.includes(id));
}
