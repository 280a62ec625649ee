'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { PricingAndRatingDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { versionPath } from '../../rating/version/version.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { ItemsWaterfall } from './items-waterfall.tsx';
import { JsonTree } from './json-tree.tsx';
import { PricedFindings } from './priced-findings.tsx';
import { PricedTrace } from './priced-trace.tsx';
import type { Priced, QuoteVersions } from './priced.ts';

/** What is asked of a quote: its rating under a version of a line. */
export type PricingRequest = {
  readonly quote_id: string;
  readonly provider: string;
  readonly provider_version: string;
};

/** Reads a quote's rating under a version; null asks nothing. */
export function usePriced(requested: PricingRequest | null) {
  return useRead('rater', PricingAndRatingDocument, requested ?? { quote_id: '', provider: '', provider_version: '' }, {
    enabled: requested !== null,
  });
}

type PricedVersionProps = {
  query: ReturnType<typeof usePriced>;
  versions: QuoteVersions['versions'];
  nameOf: (vehicleId: string | null) => string | null;
  /** What may be done with the price. */
  action: (priced: Priced) => ReactNode;
};

/** A quote rated under one version: whether it could be bound, its items, what stands against it, and how it came about. */
export function PricedVersion({ query, versions, nameOf, action }: PricedVersionProps) {
  const t = useTranslations('workbench.pricingTest');
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('rateFailed')}
      find={({ pricing_and_rating }) => pricing_and_rating}
      missing={null}
      notPermitted={<StaffNotPermitted area="testing" />}
    >
      {(priced) => (
        <section className="flex min-w-0 flex-col gap-4">
          <PricedHead priced={priced} versions={versions} />
          <ItemsWaterfall priced={priced} nameOf={nameOf} />
          <PricedFindings priced={priced} />
          <PricedTrace priced={priced} nameOf={nameOf} />
          <JsonTree title={t('request')} value={priced.raw_request} />
          <JsonTree title={t('response')} value={priced.raw_response} />
          {action(priced)}
        </section>
      )}
    </QueryView>
  );
}

function PricedHead({ priced, versions }: { priced: Priced; versions: QuoteVersions['versions'] }) {
  const t = useTranslations('workbench.pricingTest');
  const providerLabel = useProviderLabel();
  const { provider, provider_version: version, why_version: why, bindable, policy } = priced;
  const status = policy ? 'wasBound' : bindable ? 'bindable' : 'notBindable';
  const stored = versions.find((one) => one.provider === provider && one.provider_version === version);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="type-h2">
          {providerLabel(provider)} {version}
        </h2>
        <StatusBadge tone={policy ? 'neutral' : bindable ? 'success' : 'warning'} label={t(status)} />
        {stored && (
          <AppLink href={versionPath(stored)} className="link">
            {t('openVersion')}
          </AppLink>
        )}
      </div>
      <p className="max-w-measure text-ink-2">{why ?? t('notCounting', { version })}</p>
    </div>
  );
}
