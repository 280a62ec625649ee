'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '../../../data/session/use-session.ts';
import { mayEnter } from '../../../shell/staff/staff-area.ts';
import { printDay } from '../../shared/print-day.ts';
import { useKindLabel } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { ComparedItems } from './compared-items.tsx';
import { PricedVersion, usePriced } from './priced-version.tsx';
import type { Priced, QuoteOfPricing, QuoteVersions } from './priced.ts';
import { type ChosenVersions, PricingForm } from './pricing-form.tsx';
import { SaveFixture } from './save-fixture.tsx';

type PricingPageProps = { quote: QuoteOfPricing; found: QuoteVersions };

/** What is rated first: the version in force, else the newest of the quote's line. */
function firstVersions({ provider, in_force: inForce, versions }: QuoteVersions): ChosenVersions | null {
  const version = inForce ?? versions.find((one) => one.provider === provider)?.provider_version;
  return version === undefined ? null : { provider, version, against: null };
}

/** A quote rated under one version, or under two side by side; nothing is saved. */
export function PricingPage({ quote, found }: PricingPageProps) {
  const person = useSession().data;
  const [chosen, setChosen] = useState(() => firstVersions(found));
  const { quote_id, vehicles } = quote;
  const requested = (version: string | null | undefined) =>
    chosen && version ? { quote_id, provider: chosen.provider, provider_version: version } : null;
  const one = usePriced(requested(chosen?.version));
  const other = usePriced(requested(chosen?.against));
  const kindLabel = useKindLabel();
  const nameOf = (id: string | null) => {
    const vehicle = vehicles.find(({ vehicle_id }) => vehicle_id === id);
    return vehicles.length > 1 && vehicle ? (vehicleName(vehicle) ?? kindLabel(quote.provider, vehicle.type)) : null;
  };
  const writes = person?.permissions.includes('rater:promote') ?? false;
  const action = (priced: Priced) =>
    writes &&
    priced.provider === found.provider && <SaveFixture quoteId={quote_id} priced={priced} versions={found.versions} />;
  const sides = { versions: found.versions, nameOf, action };
  return (
    <div className="flex flex-col gap-6">
      <PricingHead quote={quote} found={found} />
      <PricingForm found={found} chosen={chosen} onRun={setChosen} />
      {chosen?.against && one.data && other.data && (
        <ComparedItems one={one.data.pricing_and_rating} other={other.data.pricing_and_rating} nameOf={nameOf} />
      )}
      {chosen && (
        <div className={chosen.against ? 'grid gap-8 lg:grid-cols-2' : 'max-w-4xl'}>
          <PricedVersion key={`one ${chosen.version}`} query={one} {...sides} />
          {chosen.against && <PricedVersion key={`other ${chosen.against}`} query={other} {...sides} />}
        </div>
      )}
    </div>
  );
}

function PricingHead({ quote, found }: PricingPageProps) {
  const t = useTranslations('workbench.pricingTest');
  const providerLabel = useProviderLabel();
  const kindLabel = useKindLabel();
  const roles = useSession().data?.roles ?? [];
  const [first] = quote.vehicles;
  const inForce =
    found.in_force === null ? null : `${found.in_force}, ${t('since', { day: printDay(found.since) ?? '' })}`;
  return (
    <div className="flex flex-col gap-2">
      <DetailHeader
        title={t('title')}
        action={
          mayEnter('agents', roles) && (
            <LinkButton tone="quiet" size="small" href={`/agents/quotes/${quote.quote_id}`}>
              {t('openQuote')}
            </LinkButton>
          )
        }
        facts={[
          { key: 'quote', label: t('quote'), value: vehicleName(first) ?? kindLabel(quote.provider, first?.type) },
          { key: 'line', label: t('line'), value: providerLabel(quote.provider) },
          { key: 'area', label: t('area'), value: found.area },
          { key: 'effective', label: t('effective'), value: printDay(quote.effective_date) },
          { key: 'organization', label: t('organization'), value: quote.organization?.name },
          { key: 'priced', label: t('pricedBy'), value: found.priced_by },
          { key: 'inForce', label: t('inForce'), value: inForce },
        ]}
      />
    </div>
  );
}
