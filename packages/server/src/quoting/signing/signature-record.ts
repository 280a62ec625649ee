import type { SaleTerms } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import type { ProductFees } from '@roadworthy/core/products/product-fees.ts';
import type { Reading } from '@roadworthy/core/quoting/checks/check-reading.ts';
import type { QuoteSigned } from '@roadworthy/core/quoting/events/signatures.ts';
import type { Work } from '../../kernel/work.ts';

type Signature = {
  readonly signed: QuoteSigned;
  readonly reading: Reading;
  /** What the product charges besides the premium as it is signed. */
  readonly fees: ProductFees | null;
  /** Every term that it is sold under. */
  readonly terms: SaleTerms;
};

/** What is kept of a signature: by whom, for which content, after reading what, from where. */
export function signatureRecord(
  { request }: Pick<Work, 'request'>,
  { signed, reading, fees, terms }: Signature,
): string {
  return JSON.stringify({
    name: signed.signerName,
    content_hash: signed.contentHash,
    consent: true,
    fees,
    terms,
    e_consent_version: reading.consentVersion,
    documents: reading.documents.map(({ documentId, type, version, sha256 }) => ({
      document_id: documentId,
      type,
      version,
      sha256,
    })),
    ip: request.ip,
    user_agent: request.userAgent.slice(0, 400),
  });
}
