import type { MyDocumentFragment } from '../../../generated/documents.ts';

/** The documents of one policy or quote. */
export type DocumentsOfRecord = {
  readonly key: string;
  readonly policy: MyDocumentFragment['policy'];
  readonly quote: MyDocumentFragment['quote'];
  readonly documents: readonly MyDocumentFragment[];
};

/** Documents by the policy they belong to, else by the quote; each as they came, the record of the first one first. */
export function byRecord(documents: readonly MyDocumentFragment[]): readonly DocumentsOfRecord[] {
  const records = new Map<string, MyDocumentFragment[]>();
  for (const document of documents) {
    const key = document.policy?.policy_id ?? document.quote?.quote_id ?? document.document_id;
    records.set(key, [...(records.get(key) ?? []), document]);
  }
  return [...records].map(([key, those]) => ({
    key,
    documents: those,
    policy: those[0]?.policy ?? null,
    quote: those[0]?.quote ?? null,
  }));
}
