'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/use-may.ts';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { toneOf } from '../../shared/status-tone.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { quoteFields, quotesList, quoteViews } from './quotes-list.ts';
import { useQuoteColumns, useQuoteCsv } from './use-quote-columns.tsx';

// What somebody has to ask for is fetched when the list is there.
const preview = fetchedComponent(async () => (await import('../load-quote/quote-preview.tsx')).QuotePreview);
const bulk = fetchedComponent(async () => (await import('./quotes-bulk.tsx')).QuotesBulk);
const ahead = [preview.expect, bulk.expect];

/** The quotes that the person sees, to work through; replaced ones show when they are asked for. */
export function QuotesScreen() {
  const t = useTranslations('queue.quotes');
  const nameless = useNameless();
  const label = useLabels();
  const providerLabel = useProviderLabel();
  useIdleExpectation(ahead);
  return (
    <QueueScreen
      list={quotesList}
      title={t('title')}
      aside={<NewQuoteLink />}
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
      nameOf={(quote) => customerOf(quote) ?? nameless(quote)}
      tone={({ status }) => ({ tone: toneOf('quoteStatus', status), label: label('quoteStatus', status) ?? status })}
      never={{ title: t('none'), body: t('noneBody') }}
      renderPreview={(id) => <preview.Component quoteId={id} />}
      renderBulk={(props) => <bulk.Component {...props} />}
    />
  );
}

function NewQuoteLink() {
  const t = useTranslations('queue.quotes');
  const writes = useMay('quote:create');
  if (!writes) return null;
  return (
    <LinkButton size="small" href="/agents/quotes/new">
      {t('new')}
    </LinkButton>
  );
}
