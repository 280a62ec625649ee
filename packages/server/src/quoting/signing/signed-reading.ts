import { noSmall, type SaleTerms, type SoldTerms } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import type { ProductFees } from '@roadworthy/core/products/product-fees.ts';
import type { ReadDocument, Reading } from '@roadworthy/core/quoting/checks/check-reading.ts';

/** What of a quote's documents is named as read, with the edition of the text about electronic signatures. */
export function readingOf(
  documents: readonly ReadDocument[],
  named: readonly string[],
  consentVersion: string | null,
): Reading {
  const ids = new Set(named);
  return { consentVersion, named: ids.size, documents: documents.filter(({ documentId }) => ids.has(documentId)) };
}

/** What a signature says of a document that was read before it. */
type SignedDocument = { readonly document_id: string; readonly sha256: string };

/** What the signature on a quote names as read, as far as it still is what was read; null where nobody has signed. */
export function readingOfSignature(documents: readonly ReadDocument[], signerInfo: unknown): Reading | null {
  if (signerInfo === null) return null;
  // As sign_quote wrote it; before signatures named what was read, neither was there.
  const { documents: signed = [], e_consent_version = null } = signerInfo as {
    readonly documents?: readonly SignedDocument[];
    readonly e_consent_version?: string | null;
  };
  const files = new Map(signed.map(({ document_id, sha256 }) => [document_id, sha256]));
  const unchanged = documents.filter(({ documentId, sha256 }) => sha256 !== null && files.get(documentId) === sha256);
  return readingOf(unchanged, [...files.keys()], e_consent_version);
}

/** What the product charged besides the premium when a quote was signed; null where the signature does not say. */
export function feesOfSignature(signerInfo: unknown): ProductFees | null {
  return (signerInfo as { readonly fees?: ProductFees } | null)?.fees ?? null;
}

/** The terms that a quote was signed under; null where the signature does not say. */
export function termsOfSignature(signerInfo: unknown): SaleTerms | null {
  const terms = (signerInfo as { readonly terms?: SoldTerms } | null)?.terms;
  return terms ? { ...noSmall, ...terms } : null;
}
