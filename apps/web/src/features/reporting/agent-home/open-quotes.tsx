'use client';
import { roles, isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadOpenQuotesDocument, type OpenQuoteFragment } from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { offers, quotesList } from '../../quoting/load-quotes/quotes-list.ts';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { FewRows } from '../../shared/queue/few-rows.tsx';
import { tableState } from '../../shared/table-state.ts';
import { useAge } from '../../shared/use-age.ts';
import { HomeWidget, WidgetFailed } from './home-widget.tsx';

const few = 8;
const shown = ['status', 'vehicle', 'total', 'created'];
const customers = roles.filter(isCustomer);

/** The quotes that can still become policies, each with its age and when its customer last did something. */
export function OpenQuotes({ own }: { own: boolean }) {
  const t = useTranslations('staff.home');
  const { sub } = useSignedInUser();
  const open = { status: { _in: offers } };
  const query = useRead('agent', LoadOpenQuotesDocument, {
    limit: few,
    customers,
    where: own ? { ...open, assigned_agent_id: { _eq: sub } } : open,
  });
  const title = t(own ? 'myQuotes' : 'openQuotes');
  return (
    <HomeWidget
      title={title}
      most={few}
      href={own ? '/agents/quotes?view=mine' : `/agents/quotes?f[status]=${offers.join(',')}`}
    >
      <FewRows
        list={quotesList}
        keys={shown}
        more={useActivityColumn()}
        caption={title}
        rows={query.data?.quotes ?? []}
        state={tableState(query)}
        empty={
          <EmptyState
            title={t('noQuotes')}
            body={t('noQuotesBody')}
            action={own && <LinkButton href="/agents/quotes/new">{t('firstQuote')}</LinkButton>}
          />
        }
        error={<WidgetFailed busy={query.isFetching} onRetry={() => void query.refetch()} />}
      />
    </HomeWidget>
  );
}

function useActivityColumn(): Column<OpenQuoteFragment>[] {
  const t = useTranslations('staff.home');
  const age = useAge();
  return [
    {
      key: 'activity',
      header: t('activity'),
      align: 'end',
      from: 'tablet',
      cell: ({ timeline_entries: [last] }) => (last ? <AgeChip {...age.since(last.at)} /> : '–'),
    },
  ];
}
