'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadPolicyDocumentsDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DocumentList, untilReady } from './document-list.tsx';

type PolicyDocumentsProps = {
  quoteId: string;
  /** The last instant at which one was made, where that is not now. */
  until?: string | undefined;
};

/** The documents of a policy, for staff. */
export function PolicyDocuments({ quoteId, until }: PolicyDocumentsProps) {
  const t = useTranslations('policyParts.documents');
  const query = useRead(
    'agent',
    LoadPolicyDocumentsDocument,
    { quote_id: quoteId, ...(until && { until }) },
    { again: (data) => untilReady(data?.documents) },
  );
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('loadFailed')}
      find={(data) => data.documents}
      missing={null}
      notPermitted={<StaffNotPermitted />}
    >
      {(documents) => <DocumentList documents={documents} />}
    </QueryView>
  );
}
