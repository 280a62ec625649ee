'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { formatTime } from '@roadworthy/core/shared/time/instant.ts';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { IdCardPolicyFragment } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { phoneHref } from '../../shared/phone-href.ts';
import { printDay } from '../../shared/print-day.ts';
import { useKindLabel } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { VehiclePicture } from '../../shared/vehicle-picture.tsx';

type CardVehicle = NonNullable<IdCardPolicyFragment['current_quote']>['vehicles'][number];

type IdCardProps = { policy: IdCardPolicyFragment; vehicle: CardVehicle };

/** The insurance card of one vehicle, as it is shown on a telephone and cut out of paper. */
export function IdCard({ policy, vehicle }: IdCardProps) {
  const t = useTranslations('policyParts.idCard');
  const kindLabel = useKindLabel();
  const kind = kindLabel(policy.provider, vehicle.type);
  const name = vehicleName(vehicle);
  return (
    <article className="flex w-full max-w-xl flex-col overflow-hidden rounded-sheet border border-line-strong bg-canvas break-inside-avoid print:rounded-none print:border-dashed">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 px-5 pt-4 pb-3">
        <h2 className="type-h3">{t('title')}</h2>
        <p className="font-display text-h3 font-bold tabular-nums">{policy.policy_number}</p>
      </header>
      <StripeRule thickness={3} />
      <div className="flex items-end justify-between gap-4 px-5 pt-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name ?? kind}</p>
          {name && <p className="text-small text-ink-2">{kind}</p>}
          {vehicle.vin && (
            <p className="text-small text-ink-2 tabular-nums">
              {t('vin')} <span className="font-mono text-ink select-all">{vehicle.vin}</span>
            </p>
          )}
        </div>
        <VehiclePicture vehicle={vehicle} className="block h-14 w-28 shrink-0" />
      </div>
      <CardFacts policy={policy} />
      <AfterAnAccident policy={policy} />
    </article>
  );
}

function CardFacts({ policy }: Pick<IdCardProps, 'policy'>) {
  const t = useTranslations('policyParts.idCard');
  const { current_quote: quote, organization, product } = policy;
  const insured = ['named_insured', 'second_named_insured'].flatMap((relationship) =>
    (quote?.entities ?? []).filter((entity) => entity.entity_relationship === relationship),
  );
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const begins = new Date(policy.cover_from);
  const from = dayInZone(begins, policy.time_zone);
  // A card is shown before its cover begins, and says so.
  const isBegun = begins <= now;
  const naic = product?.naic_number;
  const company = product?.underwriting_company;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-5 py-4">
      <CardFact label={t(isBegun ? 'inForce' : 'notYet')}>
        {!isBegun && (
          <span className="block text-warning">
            {t('notBefore', { date: printDay(from) ?? '', time: formatTime(begins, policy.time_zone, locale) })}
          </span>
        )}
        {t('term', {
          from: printDay(from) ?? '',
          to: printDay(policy.cancelled_as_of ?? policy.expiration_date) ?? '',
        })}
      </CardFact>
      <CardFact label={t('named')}>{insured.flatMap((entity) => personName(entity) ?? []).join(', ')}</CardFact>
      {company && <CardFact label={t('insurer')}>{naic ? t('naic', { company, naic }) : company}</CardFact>}
      <CardFact label={t('seller')}>{organization?.name ?? brand.name}</CardFact>
    </dl>
  );
}

function CardFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function AfterAnAccident({ policy: { organization } }: Pick<IdCardProps, 'policy'>) {
  const t = useTranslations('policyParts.idCard');
  const phone = organization?.service_phone ?? brand.phone.text;
  return (
    <section className="border-t border-line bg-surface-2 px-5 py-4 text-small">
      <h3 className="font-semibold">{t('accident')}</h3>
      <ol className="ml-5 list-decimal text-ink-2">
        <li>{t('safe')}</li>
        <li>{t('write')}</li>
        <li>
          {t('report', { seller: organization?.name ?? brand.name })}{' '}
          <a className="link whitespace-nowrap" href={phoneHref(phone)}>
            {phone}
          </a>
        </li>
      </ol>
    </section>
  );
}
