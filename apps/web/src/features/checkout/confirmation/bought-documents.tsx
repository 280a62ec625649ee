'use client';
import { useTranslations } from 'next-intl';
import type { LoadConfirmationQuery } from '../../../generated/documents.ts';
import { DocumentLine } from '../documents/document-line.tsx';
import { newestDocuments } from '../sign/signing-documents.ts';

type Quote = NonNullable<LoadConfirmationQuery['quotes_by_pk']>;
type BoughtDocumentsProps = { quote: Pick<Quote, 'documents'> & { policy: NonNullable<Quote['policy']> } };

/** What there is to keep of a purchase, each with what it is: the declarations are waited for, the rest was signed. */
export function BoughtDocuments({ quote: { documents, policy } }: BoughtDocumentsProps) {
  const t = useTranslations('checkout.confirmation');
  const [declarations] = policy.documents;
  const isReady = declarations?.status === 'ready';
  return (
    <section aria-labelledby="bought-documents">
      <h2 id="bought-documents" className="type-h2">
        {t('documents')}
      </h2>
      <ul aria-live="polite" className="mt-3 flex flex-col border-t border-line">
        <DocumentLine
          document={{ type: 'declarations', id: declarations?.document_id ?? null, isReady }}
          fileName={`declarations-${policy.policy_number}`}
        />
        {newestDocuments(documents).map((document) => (
          <DocumentLine key={document.type} document={document} />
        ))}
      </ul>
    </section>
  );
}
