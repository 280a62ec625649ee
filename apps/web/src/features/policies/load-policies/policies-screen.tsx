'use client';
import { policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { listAddress, type ListRules, pageSize, readListState, sortAddress } from '../../../data/list-address.ts';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadPoliciesDocument } from '../../../generated/documents.ts';
import { ListEmpty } from '../../shared/list-empty.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { tableState } from '../../shared/table-state.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { PoliciesTable } from './policies-table.tsx';

type SortKey = 'policy_status' | 'policy_number' | 'effective_date' | 'expiration_date' | 'premium';

const rules: ListRules<SortKey> = {
  path: '/agents/policies',
  keys: ['policy_status', 'policy_number', 'effective_date', 'expiration_date', 'premium'],
  statuses: policyStatuses,
  sort: { key: 'effective_date', direction: 'descending' },
};

/** The policies that the person sees, 50 a page. */
export function PoliciesScreen() {
  const t = useTranslations('staff.list');
  const meta = useTranslations('staff.meta');
  const common = useTranslations('shell.common');
  const label = useLabels();
  const state = readListState(useSearchParams(), rules);
  const query = useRead(
    'agent',
    LoadPoliciesDocument,
    {
      limit: pageSize,
      offset: (state.page - 1) * pageSize,
      where: state.status === null ? {} : { policy_status: { _eq: state.status } },
      order: [{ [state.sort.key]: state.sort.direction === 'ascending' ? 'asc' : 'desc' }, { policy_id: 'asc' }],
    },
    { keepsLast: true },
  );
  const filterHref = (status: string | null) => listAddress({ ...state, status, page: 1 }, rules);
  return (
    <ListPage
      title={meta('policies')}
      count={query.data?.policies_aggregate.aggregate?.count}
      page={state.page}
      pageHref={(page) => listAddress({ ...state, page }, rules)}
      filters={[null, ...rules.statuses].map((status) => ({
        key: status ?? 'all',
        label: status === null ? t('all') : (label('policyStatus', status) ?? status),
        href: filterHref(status),
        current: status === state.status,
      }))}
    >
      <PoliciesTable
        caption={meta('policies')}
        policies={query.data?.policies ?? []}
        state={tableState(query)}
        sort={state.sort}
        sortHref={(key) => sortAddress(state, key, rules)}
        empty={
          <ListEmpty
            page={state.page}
            isFiltered={state.status !== null}
            title={t('policiesNone')}
            body={t('policiesNoneBody')}
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
