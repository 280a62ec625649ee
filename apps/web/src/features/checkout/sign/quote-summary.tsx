'use client';
import {
  plans,
  ratingValueTypes,
  storageTypes,
  usageTypes,
  vehicleClasses,
} from '@roadworthy/core/products/vocabulary.ts';
import { day, formatDay } from '@roadworthy/core/shared/day.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText, roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PricedCoveragesFragment, WayToPayFragment } from '../../../generated/documents.ts';
import { CoverGuideFold } from '../../shared/insured/cover-guide-fold.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf } from '../quote-data/step-order.ts';
import { wayOf } from '../quote-data/way-of.ts';

type Pricing = PricedCoveragesFragment & { readonly ways_to_pay: readonly WayToPayFragment[] };

/** Everything that will be signed, each block with the way back to its step. */
export function QuoteSummary({ pricing }: { pricing: Pricing }) {
  const t = useTranslations('checkout');
  const common = useTranslations('shell.common');
  const locale = useLocale();
  const { quote, state } = useLoadedCheckout().data;
  const [vehicle, person, address] = [quote.vehicles[0], quote.entities[0], quote.mailing_location];
  const kind = vehicleClasses.find((one) => one === vehicle?.type);
  const usage = usageTypes.find((one) => one === vehicle?.usage_type);
  const storage = storageTypes.find((one) => one === vehicle?.storage_type);
  const basis = ratingValueTypes.find((one) => one === vehicle?.rating_value_type);
  const labels = Object.fromEntries(pricing.items.map(({ coverage, label }) => [coverage, label]));
  const coverSet = { name: null, labels, coverages: quote.coverages };
  const value = vehicle?.rating_value == null ? null : roundMoneyText(vehicle.rating_value, pricing.currency);
  return (
    <div className="flex flex-col">
      <Block title={t('sign.vehicleTitle')} step="vehicle">
        <p className="font-semibold">{[vehicle?.year, vehicle?.make, vehicle?.model].filter(Boolean).join(' ')}</p>
        <p>
          {[kind && t(`classes.${kind}.label`), value, basis && t(`basis.${basis}.label`)].filter(Boolean).join(' · ')}
        </p>
        {vehicle?.vin && <p className="font-mono text-mono">{vehicle.vin}</p>}
      </Block>
      <Block title={t('sign.useTitle')} step="use">
        <p>
          {[usage && t(`usage.${usage}.label`), storage && t(`storage.${storage}.label`)].filter(Boolean).join(' · ')}
        </p>
      </Block>
      <Block title={t('sign.youTitle')} step="you">
        <p className="font-semibold">{[person?.first_name, person?.last_name].filter(Boolean).join(' ')}</p>
        <p>{person?.email}</p>
        <p>
          {[address?.line_1, address?.line_2, address?.locality].filter(Boolean).join(', ')}{' '}
          {[address?.administrative_area, address?.postal_code].filter(Boolean).join(' ')}
        </p>
      </Block>
      <Block title={t('sign.datesTitle')} step="plans">
        <p>
          {t('sign.begins')} <strong>{formatDay(day(quote.effective_date), locale)}</strong>,{' '}
          {t(quote.effective_date === state.today ? 'sign.fromPayment' : 'confirmation.time')} ·{' '}
          {t('sign.months', { count: quote.policy_duration_months })}
        </p>
      </Block>
      <Block title={t('sign.planTitle')} step="plans">
        <PriceLines
          pricing={pricing}
          plan={plans.find((one) => one === quote.plan) ?? null}
          way={wayOf(pricing.ways_to_pay, quote.payment_term)}
        />
        <CoverGuideFold title={common('coverGuide')} sets={[coverSet]} currency={pricing.currency} />
      </Block>
    </div>
  );
}

function Block({ title, step, children }: { title: string; step: string; children: ReactNode }) {
  const t = useTranslations('checkout.sign');
  return (
    <section className="border-t border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-h3">{title}</h2>
        <AppLink href={hrefOf(step)} className="link inline-flex min-h-11 items-center font-semibold">
          {t('edit')}
          <span className="sr-only">: {title}</span>
        </AppLink>
      </div>
      <div className="text-ink-2 [&_strong]:text-ink">{children}</div>
    </section>
  );
}

const line = 'flex items-baseline justify-between gap-4 py-1.5';

type PriceLinesProps = {
  pricing: PricedCoveragesFragment;
  plan: (typeof plans)[number] | null;
  way: WayToPayFragment | null;
};

function PriceLines({ pricing, plan, way }: PriceLinesProps) {
  const t = useTranslations('checkout');
  const print = (cents: number) => moneyText(cents, pricing.currency);
  return (
    <>
      {plan && <p className="mb-2 font-semibold text-ink">{t(`planNames.${plan}.name`)}</p>}
      <dl className="tabular-nums">
        {pricing.items.map(({ vehicle_id, coverage, label, terms, amount }) => (
          <div key={`${vehicle_id}${coverage}`} className={`${line} border-b border-line`}>
            <dt>
              {label}
              {terms && <span className="block text-small text-ink-3">{terms}</span>}
            </dt>
            <dd>{print(amount)}</dd>
          </div>
        ))}
        {pricing.discounts.map(({ code, label, amount }) => (
          <div key={code} className={`${line} border-b border-line text-success`}>
            <dt>{label}</dt>
            <dd>−{print(Math.abs(amount))}</dd>
          </div>
        ))}
        <div className={`${line} border-b border-line`}>
          <dt>{t('sign.fees')}</dt>
          <dd>{print(pricing.fees)}</dd>
        </div>
        {pricing.total !== null && (
          <div className={`${line} pt-3 font-display text-h3 font-bold text-ink`}>
            <dt>{t('sign.total')}</dt>
            <dd>{print(pricing.total)}</dd>
          </div>
        )}
        {way && <Payments way={way} />}
      </dl>
    </>
  );
}

/** How the total is paid, with what paying later costs. */
function Payments({ way: { due_today, following, total, currency } }: { way: WayToPayFragment }) {
  const t = useTranslations('price');
  const print = (cents: number) => moneyText(cents, currency);
  return (
    <>
      <div className={line}>
        <dt>{t('dueToday')}</dt>
        <dd className="font-semibold text-ink">{print(due_today)}</dd>
      </div>
      {following.map(({ count, amount }) => (
        <div key={amount} className={line}>
          <dt>{t('following')}</dt>
          <dd>{t('payments', { count, amount: print(amount) })}</dd>
        </div>
      ))}
      <div className={line}>
        <dt>{t('all')}</dt>
        <dd>{print(total)}</dd>
      </div>
    </>
  );
}
