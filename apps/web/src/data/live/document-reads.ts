import type { LiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';

/** What a query reads of what screens are told about. */
export type DocumentReads = {
  /** A change concerns the query if it asks for that very row, or holds it already. */
  readonly rows: readonly LiveTable[];
  /** Any change concerns it: rows may come into its list and leave it. */
  readonly lists: readonly LiveTable[];
};
