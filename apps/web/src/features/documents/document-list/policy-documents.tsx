'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/use-read.ts';
import { LoadPolicyDocumentsDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DocumentList, untilReady } from './document-list.tsx';

/** The documents of a policy, for staff. */
export function PolicyDocuments({ quoteId }: { quoteId: string }) {
  const t = useTranslations('policyParts.documents');
  const query = useRead(
    'agent',
    LoadPolicyDocumentsDocument,
    { quote_id: quoteId },
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
