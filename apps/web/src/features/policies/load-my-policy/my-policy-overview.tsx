'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { phoneHref } from '../../shared/phone-href.ts';
import { useSoldPrice } from '../../shared/pay/use-sold-price.ts';
import { CoverMoment } from '../../shared/cover-moment.tsx';
import { useLabels } from '../../shared/use-labels.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { PeopleList } from '../../shared/insured/people-list.tsx';
import { VehicleList } from '../../shared/insured/vehicle-list.tsx';
import type { MyPolicy } from './my-policy.ts';

// The page is as large as it may be without it.
const { Component: MyAgent } = fetchedComponent(async () => (await import('./my-agent.tsx')).MyAgent);
const { Component: MyDevices } = fetchedComponent(
  async () => (await import('../../incidents/my-devices/my-devices.tsx')).MyDevices,
);

/** When cover runs, what it costs, and who and what it covers. */
export function MyPolicyOverview({ policy }: { policy: MyPolicy }) {
  const t = useTranslations('account.policy');
  const billing = useTranslations('policyParts.billing');
  const label = useLabels();
  const { current_quote: quote, organization, time_zone: zone } = policy;
  const paid = useSoldPrice()(policy.invoices, policy);
  const phone = organization?.service_phone ?? brand.phone.text;
  return (
    <div className="flex flex-col gap-12">
      <div className="max-w-2xl">
        <FactList
          title={t('coverTitle')}
          facts={[
            {
              key: 'begins',
              label: t('begins'),
              value: <CoverMoment day={policy.effective_date} at={policy.cover_from} zone={zone} />,
            },
            { key: 'ends', label: t('ends'), value: <CoverMoment day={policy.expiration_date} zone={zone} /> },
            ...(policy.cancelled_as_of
              ? [
                  {
                    key: 'cancelled',
                    label: t('cancelledAsOf'),
                    value: <CoverMoment day={policy.cancelled_as_of} zone={zone} />,
                  },
                ]
              : []),
            {
              key: 'premium',
              label: t('premium'),
              value: (
                <>
                  {moneyText(policy.total, policy.currency)}
                  {paid.map((line) => (
                    <span key={line} className="block text-small text-ink-2">
                      {line}
                    </span>
                  ))}
                </>
              ),
            },
            { key: 'payment', label: billing('term'), value: label('paymentTerm', policy.payment_term) },
          ]}
        />
        <p className="mt-4 text-ink-2">
          {t('help', { name: organization?.name ?? brand.name })}{' '}
          <a className="link whitespace-nowrap" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
        {quote && (
          <div className="mt-4">
            <MyAgent quoteId={quote.quote_id} />
          </div>
        )}
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="type-h2">{t('vehicles')}</h2>
        <VehicleList
          level={3}
          provider={quote?.provider}
          currency={policy.currency}
          vehicles={quote?.vehicles ?? []}
          renderBelow={({ vehicle_id }) => <MyDevices vehicleId={vehicle_id} />}
        />
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="type-h2">{t('people')}</h2>
        <PeopleList level={3} people={quote?.entities ?? []} mailing={quote?.mailing_location ?? null} />
      </section>
    </div>
  );
}
