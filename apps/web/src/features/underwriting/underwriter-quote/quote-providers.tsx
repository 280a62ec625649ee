'use client';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { QuoteWithProviderVersionsDocument, type UnderwriterQuoteQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import type { Quote } from '../../quoting/load-quote/quote-record.ts';
import { printDay } from '../../shared/print-day.ts';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';

type Products = NonNullable<NonNullable<UnderwriterQuoteQuery['quotes_by_pk']>['organization']>['products'];
type QuoteProvidersProps = { quote: Pick<Quote, 'quote_id' | 'provider'>; products: Products; tests: boolean };

/** What the organization sells, and under which versions of its rates the quote can be priced. */
export function QuoteProviders({ quote, products, tests }: QuoteProvidersProps) {
  const t = useTranslations('workbench.underwriterQuote');
  const providerLabel = useProviderLabel();
  return (
    <div className="flex flex-col gap-8">
      <section>
        <h3 className="type-h3 mb-1">{t('providers')}</h3>
        <ul>
          {products.map(({ product_id, product_name, provider }) => (
            <li key={product_id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
              <span className={provider === quote.provider ? 'font-semibold' : ''}>{product_name}</span>
              <span className="text-ink-3">{providerLabel(provider)}</span>
            </li>
          ))}
        </ul>
      </section>
      {tests && <Versions quote={quote} />}
    </div>
  );
}

function Versions({ quote }: Pick<QuoteProvidersProps, 'quote'>) {
  const t = useTranslations('workbench.underwriterQuote');
  const dayOf = useDayOfInstant();
  const query = useRead('rater', QuoteWithProviderVersionsDocument, { quote_id: quote.quote_id });
  return (
    <section>
      <h3 className="type-h3 mb-1">{t('versions')}</h3>
      <QueryView
        query={query}
        shape="table"
        failed={t('versionsFailed')}
        find={({ quote_with_provider_versions: found }) => found}
        missing={null}
        notPermitted={<StaffNotPermitted area="testing" />}
      >
        {({ versions, in_force: inForce, since, priced_by: pricedBy }) => (
          <ul>
            {versions
              .filter(({ provider }) => provider === quote.provider)
              .map(({ rater_version_id: id, provider_version: version, label, promoted }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5"
                >
                  <span>
                    {version}
                    <span className="block text-small text-ink-3">
                      {label}
                      {promoted && ` · ${dayOf(promoted)}`}
                    </span>
                  </span>
                  <span className="flex flex-wrap gap-2">
                    {version === pricedBy && <StatusBadge tone="info" label={t('pricedBy')} />}
                    {version === inForce && (
                      <StatusBadge tone="success" label={t('inForce', { day: printDay(since) ?? '' })} />
                    )}
                  </span>
                </li>
              ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
