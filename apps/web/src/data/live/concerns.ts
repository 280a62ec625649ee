import type { Change } from '@roadworthy/core/shared/lists/live-tables.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { documentReads } from '../../generated/document-reads.ts';
import { documentOf, listTableOf, type QueryKey } from '../requests/query-keys.ts';
import type { DocumentReads } from './document-reads.ts';

/** What of the cache's queries is looked at. */
export type CachedQuery = { readonly queryKey: QueryKey; readonly state: { readonly data: unknown } };

const nothing: DocumentReads = { rows: [], lists: [] };

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
  if (listTableOf(queryKey) !== undefined) return false;
  const reads = ownValue(documents, documentOf(queryKey) ?? '') ?? nothing;
  if (changes.some(({ table }) => reads.lists.includes(table))) return true;
  const ofRows = reads === nothing ? changes : changes.filter(({ table }) => reads.rows.includes(table));
  if (ofRows.length === 0) return false;
  const held = `${JSON.stringify(queryKey)}${reads === nothing ? '' : JSON.stringify(state.data)}`;
  return ofRows.some(({ id }) => held.includes(id));
}
