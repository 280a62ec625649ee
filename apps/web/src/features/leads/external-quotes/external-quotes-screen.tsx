'use client';
import { externalQuoteStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { externalProviders } from '@roadworthy/core/products/vocabulary.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { ExternalQuoteRowFragment } from '../../../generated/documents.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { wordsOf } from '../../shared/queue/tools/words-of.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { SendElsewhere } from '../start-external-quote/send-elsewhere.tsx';
import { useCreatedColumn } from '../../shared/queue/use-created-column.tsx';
import { ExternalQuotePreview } from './external-quote-preview.tsx';
import { externalQuotesList } from './external-quotes-list.ts';
import { useOutcome } from './use-outcome.ts';

/** Who was sent to another carrier, and how it went there. */
export function ExternalQuotesScreen() {
  const t = useTranslations('workbench.externalQuotes');
  const outcome = useOutcome();
  const provider = useProviderLabel();
  return (
    <QueueScreen
      list={externalQuotesList}
      title={t('title')}
      aside={<SendElsewhere />}
      viewLabel={(view) => t(view === 'all' ? 'views.all' : 'views.sent')}
      valueLabel={(field, value) => (field === 'status' ? outcome(value).label : provider(value))}
      columns={useColumns()}
      tone={({ status }) => outcome(status)}
      hrefOf="preview"
      renderPreview={(id) => <ExternalQuotePreview id={id} />}
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

function useColumns(): ListColumn<ExternalQuoteRowFragment>[] {
  const t = useTranslations('workbench.externalQuotes');
  const outcome = useOutcome();
  const provider = useProviderLabel();
  const who = ({ customer_name }: ExternalQuoteRowFragment) => customer_name ?? t('visitor');
  const carrier = (row: ExternalQuoteRowFragment) => provider(row.external_provider);
  return [
    { key: 'customer_name', header: t('who'), wide: true, cell: who, text: who },
    {
      key: 'status',
      header: t('state'),
      sortable: true,
      cell: ({ status }) => <StatusBadge {...outcome(status)} />,
      text: ({ status }) => outcome(status).label,
      labels: wordsOf(externalQuoteStatuses, (status) => outcome(status).label),
    },
    {
      key: 'external_provider',
      header: t('carrier'),
      from: 'tablet',
      cell: carrier,
      text: carrier,
      labels: wordsOf(externalProviders, provider),
    },
    {
      key: 'external_id',
      header: t('number'),
      from: 'desktop',
      cell: ({ external_id }) => external_id ?? '–',
      text: ({ external_id }) => external_id,
    },
    {
      key: 'administrative_area',
      header: t('place'),
      from: 'desktop',
      cell: (row) => row.administrative_area,
      text: (row) => row.administrative_area,
    },
    useCreatedColumn(t('created')),
  ];
}
