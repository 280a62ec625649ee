'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { type AbilityFragment, LoadQuoteDocumentListDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DocumentList, untilReady } from '../document-list/document-list.tsx';
import { PrepareProposal } from './prepare-proposal.tsx';
import { PrepareSigning } from './prepare-signing.tsx';

type QuoteDocumentsProps = { quoteId: string; abilities: readonly AbilityFragment[] };

const signingTypes = ['application', 'specimen_policy'];

/** The documents of a quote, for staff: what there is, what says something else by now, and what may be made. */
export function QuoteDocuments({ quoteId, abilities }: QuoteDocumentsProps) {
  const t = useTranslations('policyParts.documents');
  const query = useRead(
    'agent',
    LoadQuoteDocumentListDocument,
    { quote_id: quoteId },
    { again: (data) => untilReady(data?.documents) },
  );
  const ability = (operation: string) => abilities.find((one) => one.operation === operation);
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('loadFailed')}
      find={(data) => data}
      missing={null}
      notPermitted={<StaffNotPermitted />}
    >
      {({ documents, quote_documents: states }) => {
        const outdated = states.filter((one) => one.outdated);
        return (
          <div className="flex flex-col gap-8">
            <div className="grid gap-6 md:grid-cols-2">
              <PrepareProposal
                quoteId={quoteId}
                ability={ability('prepare_proposal')}
                made={states.some((one) => one.document_type === 'proposal' && one.document_id !== null)}
                outdated={outdated.some(({ document_type }) => document_type === 'proposal')}
              />
              <PrepareSigning
                quoteId={quoteId}
                ability={ability('prepare_documents')}
                made={states.some((one) => signingTypes.includes(one.document_type) && one.document_id !== null)}
                outdated={outdated.some(({ document_type }) => signingTypes.includes(document_type))}
              />
            </div>
            <section className="flex flex-col gap-2">
              <h2 className="type-h3">{t('title')}</h2>
              <DocumentList
                opensAs="agent"
                documents={documents}
                outdated={outdated.flatMap(({ document_id }) => document_id ?? [])}
              />
            </section>
          </div>
        );
      }}
    </QueryView>
  );
}
