import { createHash } from 'node:crypto';
import { trustedDocuments } from '../../generated/trusted-documents.ts';
import { isStaff } from '../../identity/account.ts';
import type { Identified } from '../../identity/resolve-principal.ts';
import { OperationError } from '../../kernel/errors.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** Whether the caller may send documents of their own: signed-in staff and API keys, whom we know by name. */
export function isFreeToAsk({ account, via }: Pick<Identified, 'account' | 'via'>): boolean {
  return via === 'api_key' || (account !== null && isStaff(account));
}

/** Throws `document_not_trusted` for a text that is not, byte for byte, a document of our own pages. */
export function assertTrusted(document: string): void {
  if (trustedDocuments.has(createHash('sha256').update(document).digest('hex'))) return;
  throw new OperationError(
    'document_not_trusted',
    words(
      'This page is not up to date. Reload it. Programs of your own need an API key.',
      'Cette page n’est pas à jour. Rechargez-la. Vos propres programmes ont besoin d’une clé d’API.',
    ),
  );
}
