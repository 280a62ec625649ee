'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadQuoteDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { quoteRecord } from '../../quoting/load-quote/quote-record.ts';
import { RecordNavigation } from '../../shared/queue/record/record-navigation.tsx';
import { useNeighbours } from '../../shared/queue/record/use-neighbours.ts';
import { referralsList } from '../referrals/referrals-list.tsx';
import { UnderwriterQuotePage } from './underwriter-quote-page.tsx';

/** The quote of the address, as an underwriter sees it. */
export function UnderwriterQuoteScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedQuote quoteId={id} />;
}

function LoadedQuote({ quoteId }: { quoteId: string }) {
  const t = useTranslations('staff.quote');
  const meta = useTranslations('staff.meta');
  const referrals = useTranslations('workbench.referrals');
  const list = useNeighbours(referralsList);
  const query = useRead('agent', LoadQuoteDocument, { quote_id: quoteId });
  return (
    <div className="flex flex-col gap-2">
      <RecordNavigation id={quoteId} list={list} backLabel={referrals('title')} />
      <QueryView
        query={query}
        heading={meta('quote')}
        shape="detail"
        failed={t('failed')}
        find={quoteRecord}
        missing={<StaffNotFound />}
        notPermitted={<StaffNotPermitted area="underwriting" />}
      >
        {(record) => <UnderwriterQuotePage record={record} />}
      </QueryView>
    </div>
  );
}
