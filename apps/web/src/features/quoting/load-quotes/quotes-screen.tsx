'use client';
import { useTranslations } from 'next-intl';
import { personName } from '../../shared/person-name.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { toneOf } from '../../shared/status-tone.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { QuotePeek } from '../load-quote/quote-peek.tsx';
import { QuotesBulk } from './quotes-bulk.tsx';
import { quoteFields, quotesList, quoteViews } from './quotes-list.ts';
import { useQuoteColumns, useQuoteCsv } from './use-quote-columns.tsx';

/** The quotes that the person sees, to work through; replaced ones show when they are asked for. */
export function QuotesScreen() {
  const t = useTranslations('queue.quotes');
  const noName = useTranslations('queue')('noName');
  const label = useLabels();
  const providerLabel = useProviderLabel();
  return (
    <QueueScreen
      list={quotesList}
      title={t('title')}
      fileName={t('file')}
      viewLabel={(view) => t(`views.${quoteViews.find((one) => one === view) ?? 'all'}`)}
      fields={quoteFields.map((field) => ({
        ...field,
        label: t(`fields.${field.key}`),
        ...(field.kind === 'choice' && {
          options: field.values.map((value) => ({
            value,
            label: (field.key === 'provider' ? providerLabel(value) : label('quoteStatus', value)) ?? value,
          })),
        }),
      }))}
      columns={useQuoteColumns()}
      csv={useQuoteCsv()}
      nameOf={({ entities: [insured] }) => personName(insured) ?? noName}
      tone={({ status }) => ({ tone: toneOf('quoteStatus', status), label: label('quoteStatus', status) ?? status })}
      never={{ title: t('none'), body: t('noneBody') }}
      renderPeek={(id) => <QuotePeek quoteId={id} />}
      renderBulk={(bulk) => <QuotesBulk {...bulk} />}
    />
  );
}
