'use client';
import { type Role, roleLabels, isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/use-read.ts';
import { LoadOpenQuotesDocument, type OpenQuoteFragment } from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { offers } from '../../quoting/load-quotes/quotes-list.ts';
import { useQuoteColumns } from '../../quoting/load-quotes/use-quote-columns.tsx';
import { toneOf } from '../../shared/status-tone.ts';
import { tableState } from '../../shared/table-state.ts';
import { useAge } from '../../shared/use-age.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { HomeWidget, WidgetFailed } from './home-widget.tsx';

const few = 8;
const shown = ['status', 'vehicle', 'total', 'created'];
const customers = (Object.keys(roleLabels) as Role[]).filter(isCustomer);

/** The quotes that can still become policies, each with its age and when its customer last did something. */
export function OpenQuotes({ own }: { own: boolean }) {
  const t = useTranslations('staff.home');
  const common = useTranslations('shell.common');
  const label = useLabels();
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
      <DataTable
        caption={title}
        columns={useColumns()}
        rows={query.data?.quotes ?? []}
        rowKey={({ quote_id }) => quote_id}
        href={({ quote_id }) => `/agents/quotes/${quote_id}`}
        tone={({ status }) => ({ tone: toneOf('quoteStatus', status), label: label('quoteStatus', status) ?? status })}
        state={tableState(query)}
        empty={
          <EmptyState
            title={t('noQuotes')}
            body={t('noQuotesBody')}
            action={own && <LinkButton href="/agents/quotes/new">{t('firstQuote')}</LinkButton>}
          />
        }
        error={<WidgetFailed busy={query.isFetching} onRetry={() => void query.refetch()} />}
        loadingLabel={common('loading')}
      />
    </HomeWidget>
  );
}

function useColumns(): Column<OpenQuoteFragment>[] {
  const t = useTranslations('staff.home');
  const age = useAge();
  const known = useQuoteColumns(false).filter(({ key }, at) => at === 0 || shown.includes(key));
  return [
    ...known,
    {
      key: 'activity',
      header: t('activity'),
      align: 'end',
      from: 'tablet',
      cell: ({ timeline_entries: [last] }) => (last ? <AgeChip {...age.since(last.at)} /> : '–'),
    },
  ];
}
