import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import type { LoadBulkRunQuery } from '../../../generated/documents.ts';

export type Run = NonNullable<LoadBulkRunQuery['bulk_runs_by_pk']>;
/** A run, and as whom it is read. */
export type RunProps = { run: Run; kind: RequestKind };
