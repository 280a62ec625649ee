'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { CoverMoment } from '../../shared/cover-moment.tsx';
import { personName } from '../../shared/person-name.ts';
import { signerName } from '../../shared/signer-name.ts';
import { useAttributionText } from '../../shared/use-attribution-text.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useKindLabel, useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { VehiclePicture } from '../../shared/vehicle-picture.tsx';
import type { Policy } from './policy.ts';

/** The facts of a policy on one page. */
export function PolicyOverview({ policy, quotes = '/agents/quotes' }: { policy: Policy; quotes?: string }) {
  const t = useTranslations('staff.policy');
  const cover = useTranslations('policyParts.cover');
  const label = useLabels();
  const kindLabel = useKindLabel();
  const instant = useInstant();
  const quote = policy.current_quote;
  const attribution = useAttributionText(quote?.attribution);
  const signer = signerName(policy.signer_info);
  const signed =
    policy.signed_at === null
      ? null
      : [signer, instant(policy.signed_at, policy.time_zone).absolute].filter(Boolean).join(', ');
  const vehicle = quote?.vehicles[0];
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <FactList
        title={t('facts')}
        facts={[
          {
            key: 'begins',
            label: cover('begins'),
            value: <CoverMoment day={policy.effective_date} at={policy.cover_from} zone={policy.time_zone} />,
          },
          {
            key: 'ends',
            label: cover('ends'),
            value: <CoverMoment day={policy.expiration_date} zone={policy.time_zone} />,
          },
          ...(policy.cancelled_as_of
            ? [
                {
                  key: 'cancelled',
                  label: t('cancelledAsOf'),
                  value: <CoverMoment day={policy.cancelled_as_of} zone={policy.time_zone} />,
                },
              ]
            : []),
          { key: 'premium', label: t('premium'), value: moneyText(policy.premium, policy.currency) },
          { key: 'fees', label: t('fees'), value: moneyText(policy.fees, policy.currency) },
          { key: 'payment', label: t('paymentTerm'), value: label('paymentTerm', policy.payment_term) },
          { key: 'number', label: t('termNumber'), value: policy.policy_term },
          { key: 'product', label: t('product'), value: policy.product?.product_name },
          { key: 'organization', label: t('organization'), value: policy.organization?.name },
          { key: 'agent', label: t('agent'), value: quote?.assigned_agent ? personName(quote.assigned_agent) : null },
          { key: 'attribution', label: t('attribution'), value: attribution },
          { key: 'signed', label: t('signed'), value: signed },
          {
            key: 'quote',
            label: t('quote'),
            value: (
              <AppLink className="link" href={`${quotes}/${policy.current_quote_id}`}>
                {t('openQuote')}
              </AppLink>
            ),
          },
        ]}
      />
      {vehicle && (
        <figure className="self-start rounded-card border border-line bg-surface-2 px-6 pt-6">
          <VehiclePicture vehicle={vehicle} provider={policy.provider} className="block h-32 w-full" />
          <figcaption className="-mx-6 flex flex-wrap justify-between gap-x-4 border-t border-line bg-canvas px-4 py-2.5 rounded-b-card">
            <span className="font-medium">{vehicleName(vehicle)}</span>
            <span className="text-ink-3">{kindLabel(policy.provider, vehicle.type)}</span>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
