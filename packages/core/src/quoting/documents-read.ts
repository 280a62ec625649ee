import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { Quote } from './quote.ts';

/** A document that somebody says to have read before they signed. */
export type ReadDocument = {
  readonly documentId: string;
  readonly type: string;
  readonly version: number;
  /** Hash of its file; null while there is none. */
  readonly sha256: string | null;
  /** What of the quote it was made from; the application's is the content hash. */
  readonly madeFrom: string | null;
  readonly isNewest: boolean;
};

/**
 * Whether a signature may name these documents as read: all that were named exist and are the newest with a file, the
 * application among them, and it states what the quote says now.
 */
export function checkDocumentsRead(
  quote: Pick<Quote, 'contentHash'>,
  named: number,
  found: readonly ReadDocument[],
): Decision<true, 'documents_outdated'> {
  const application = found.find(({ type }) => type === 'application');
  const stands =
    found.length === named &&
    found.every(({ isNewest, sha256 }) => isNewest && sha256 !== null) &&
    application !== undefined &&
    application.madeFrom === quote.contentHash;
  return stands
    ? accept(true)
    : refuse(
        'documents_outdated',
        'The documents changed after you opened them. Read them again.',
        'signature.documents',
      );
}
