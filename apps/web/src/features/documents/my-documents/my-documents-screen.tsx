'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyDocumentsDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { vehicleNames } from '../../shared/vehicle-name.ts';
import { ShowMore } from '../../shared/show-more.tsx';
import { DocumentList, untilReady } from '../document-list/document-list.tsx';
import { byRecord, type DocumentsOfRecord } from './by-record.ts';

const atOnce = 50;

/** Every document of a customer, by policy and quote. */
export function MyDocumentsScreen() {
  const t = useTranslations('account.documents');
  const [limit, setLimit] = useState(atOnce);
  const query = useRead(
    'user',
    LoadMyDocumentsDocument,
    { limit },
    { keepsLast: true, again: (data) => untilReady(data?.documents) },
  );
  const empty = <EmptyState title={t('emptyTitle')} body={t('emptyBody')} />;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h1">{t('title')}</h1>
        {query.data && query.data.documents.length > 0 && (
          <LinkButton tone="quiet" href="/api/v1/my-documents" download>
            {t('all')}
          </LinkButton>
        )}
      </div>
      <QueryView
        query={query}
        shape="cards"
        failed={t('failed')}
        find={(data) => (data.documents.length > 0 ? data : null)}
        missing={empty}
        notPermitted={empty}
      >
        {({ documents, documents_aggregate: { aggregate } }) => (
          <>
            {byRecord(documents).map((record) => (
              <RecordDocuments key={record.key} record={record} />
            ))}
            <ShowMore
              label={t('more')}
              shown={documents.length}
              count={aggregate?.count}
              busy={query.isFetching}
              onMore={() => setLimit(limit + atOnce)}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

function RecordDocuments({ record: { policy, quote, documents } }: { record: DocumentsOfRecord }) {
  const t = useTranslations('account.documents');
  const vehicles = vehicleNames(quote?.vehicles ?? []);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h3 wrap-anywhere">
        {policy ? (
          <AppLink className="link" href={`/customers/policies/${policy.policy_id}`}>
            {t('policy', { number: policy.policy_number })}
          </AppLink>
        ) : (
          t('quote')
        )}
        {vehicles && <span className="block text-body font-normal text-ink-2">{vehicles}</span>}
      </h2>
      <DocumentList documents={documents} opensAs="user" />
    </section>
  );
}
