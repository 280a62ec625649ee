'use client';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { listAddress, type ListRules, pageSize, readListState, sortAddress } from '../../../data/list-address.ts';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadQuotesDocument } from '../../../generated/documents.ts';
import { ListEmpty } from '../../shared/list-empty.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { tableState } from '../../shared/table-state.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { QuotesTable } from './quotes-table.tsx';

type SortKey = 'status' | 'administrative_area' | 'effective_date' | 'premium' | 'updated';

const rules: ListRules<SortKey> = {
  path: '/agents/quotes',
  keys: ['status', 'administrative_area', 'effective_date', 'premium', 'updated'],
  statuses: ['open', 'agent_approved', 'agent_required', 'referred', 'pending_bind', 'bound', 'expired', 'ineligible'],
  sort: { key: 'updated', direction: 'descending' },
};

/** The quotes that the person sees, 50 a page; replaced ones are left out. */
export function QuotesScreen() {
  const t = useTranslations('staff.list');
  const meta = useTranslations('staff.meta');
  const common = useTranslations('shell.common');
  const label = useLabels();
  const state = readListState(useSearchParams(), rules);
  const query = useRead(
    'agent',
    LoadQuotesDocument,
    {
      limit: pageSize,
      offset: (state.page - 1) * pageSize,
      where: { status: state.status === null ? { _neq: 'replaced' } : { _eq: state.status } },
      order: [
        { [state.sort.key]: state.sort.direction === 'ascending' ? 'asc_nulls_last' : 'desc_nulls_last' },
        { quote_id: 'asc' },
      ],
    },
    { keepsLast: true },
  );
  const filterHref = (status: string | null) => listAddress({ ...state, status, page: 1 }, rules);
  return (
    <ListPage
      title={meta('quotes')}
      count={query.data?.quotes_aggregate.aggregate?.count}
      page={state.page}
      pageHref={(page) => listAddress({ ...state, page }, rules)}
      filters={[null, ...rules.statuses].map((status) => ({
        key: status ?? 'all',
        label: status === null ? t('all') : (label('quoteStatus', status) ?? status),
        href: filterHref(status),
        current: status === state.status,
      }))}
    >
      <QuotesTable
        caption={meta('quotes')}
        quotes={query.data?.quotes ?? []}
        state={tableState(query)}
        sort={state.sort}
        sortHref={(key) => sortAddress(state, key, rules)}
        empty={
          <ListEmpty
            page={state.page}
            isFiltered={state.status !== null}
            title={t('quotesNone')}
            body={t('quotesNoneBody')}
            allHref={filterHref(null)}
            firstHref={filterHref(state.status)}
          />
        }
        error={
          <QueryError
            title={t('failed')}
            detail={readableMessage(query.error)}
            retryLabel={common('tryAgain')}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        }
      />
    </ListPage>
  );
}
