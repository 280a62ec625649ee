'use client';
import { useTranslations } from 'next-intl';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadQuoteDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { RecordNavigation } from '../../shared/queue/record/record-navigation.tsx';
import { useNeighbours } from '../../shared/queue/record/use-neighbours.ts';
import { quotesList } from '../load-quotes/quotes-list.ts';
import { QuotePage } from './quote-page.tsx';
import { quoteRecord } from './quote-record.ts';

/** The quote of the address. */
export function QuoteScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedQuote quoteId={id} />;
}

function LoadedQuote({ quoteId }: { quoteId: string }) {
  const t = useTranslations('staff.quote');
  const meta = useTranslations('staff.meta');
  const query = useRead('agent', LoadQuoteDocument, { quote_id: quoteId });
  const list = useNeighbours(quotesList);
  return (
    <div className="flex flex-col gap-2">
      <RecordNavigation id={quoteId} list={list} backLabel={t('back')} />
      <QueryView
        query={query}
        heading={meta('quote')}
        shape="detail"
        failed={t('failed')}
        find={quoteRecord}
        missing={<StaffNotFound />}
        notPermitted={<StaffNotPermitted />}
      >
        {(record) => <QuotePage record={record} />}
      </QueryView>
    </div>
  );
}
