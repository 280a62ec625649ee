'use client';
import { describePrice } from '@roadworthy/core/billing/describe-price.ts';
import { day, formatDay } from '@roadworthy/core/shared/time/day.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PricedCoveragesFragment, WayToPayFragment } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { useVehicleWords } from '../vehicles/use-vehicle-words.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { pricedWay, usePriceText } from '../../shared/pay/use-payment-words.ts';
import { vehicleHref } from '../vehicles/vehicle-to-ask.ts';

type SummaryBlockProps = {
  title: string;
  step: string;
  /** The vehicle that it is about, where it is about one. */
  vehicleId?: string;
  children: ReactNode;
};

/** A part of what will be signed, with the way back to its step. */
export function SummaryBlock({ title, step, vehicleId, children }: SummaryBlockProps) {
  const t = useTranslations('checkout.sign');
  const { quote } = useLoadedCheckout().data;
  return (
    <section className="border-t border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-h3">{title}</h2>
        <AppLink
          href={vehicleHref(step, quote, vehicleId)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t('edit')}
          <span className="sr-only">: {title}</span>
        </AppLink>
      </div>
      <div className="text-ink-2 [&_strong]:text-ink">{children}</div>
    </section>
  );
}

/** Who is insured, and where mail goes. */
export function PersonBlock({ step }: { step: string }) {
  const t = useTranslations('checkout.sign');
  const { quote } = useLoadedCheckout().data;
  const [person, address] = [quote.entities[0], quote.mailing_location];
  return (
    <SummaryBlock title={t('youTitle')} step={step}>
      <p className="font-semibold">{[person?.first_name, person?.last_name].filter(Boolean).join(' ')}</p>
      <p>{person?.email}</p>
      {quote.second_insured.map((second) => (
        <p key={second.entity_id}>{t('secondInsured', { name: personName(second) ?? '' })}</p>
      ))}
      <p>
        {[address?.line_1, address?.line_2, address?.locality].filter(Boolean).join(', ')}{' '}
        {[address?.administrative_area, address?.postal_code].filter(Boolean).join(' ')}
      </p>
    </SummaryBlock>
  );
}

/** From when it covers, and for how long. */
export function DatesBlock({ step }: { step: string }) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { quote, state } = useLoadedCheckout().data;
  return (
    <SummaryBlock title={t('sign.datesTitle')} step={step}>
      <p>
        {t('sign.begins')} <strong>{formatDay(day(quote.effective_date), locale)}</strong>,{' '}
        {t(quote.effective_date === state.today ? 'sign.fromPayment' : 'confirmation.time')} ·{' '}
        {t('sign.months', { count: quote.policy_duration_months })}
      </p>
    </SummaryBlock>
  );
}

const line = 'flex items-baseline justify-between gap-4 py-1.5';

type PriceLinesProps = {
  pricing: PricedCoveragesFragment;
  /** What was chosen is called. */
  plan: string | null;
  way: WayToPayFragment | null;
};

/** Every part of the price, and how the total is paid. */
export function PriceLines({ pricing, plan, way }: PriceLinesProps) {
  const t = useTranslations('checkout');
  const print = (cents: number) => moneyText(cents, pricing.currency);
  const { vehicles } = useLoadedCheckout().data.quote;
  const { nameOf } = useVehicleWords();
  /** Whose line it is where there are several vehicles, and the terms of the cover. */
  const beneath = (vehicleId: string | null, terms: string | null): string => {
    const of = vehicles.length > 1 ? vehicles.find(({ vehicle_id }) => vehicle_id === vehicleId) : undefined;
    return [of && nameOf(of), terms].filter(Boolean).join(' · ');
  };
  return (
    <>
      {plan && <p className="mb-2 font-semibold text-ink">{plan}</p>}
      <dl className="tabular-nums">
        {pricing.items.map(({ vehicle_id, coverage, label, terms, amount }) => (
          <div key={`${vehicle_id}${coverage}`} className={`${line} border-b border-line`}>
            <dt>
              {label}
              <span className="block text-small text-ink-3">{beneath(vehicle_id, terms)}</span>
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
        {pricing.fees > 0 && (
          <div className={`${line} border-b border-line`}>
            <dt>{t('sign.fees')}</dt>
            <dd>{print(pricing.fees)}</dd>
          </div>
        )}
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
function Payments({ way }: { way: WayToPayFragment }) {
  const t = useTranslations('price');
  const { installmentFees, payments } = describePrice(pricedWay(way));
  const text = usePriceText();
  const print = (cents: number) => moneyText(cents, way.currency);
  return (
    <>
      {installmentFees > 0 && (
        <>
          <div className={line}>
            <dt>
              {t('installmentFees')}
              <span className="block text-small text-ink-3">
                {t('installmentFee', { fee: print(way.installment_fee) })}
              </span>
            </dt>
            <dd>{print(installmentFees)}</dd>
          </div>
          <div className={`${line} font-semibold text-ink`}>
            <dt>{t('all')}</dt>
            <dd>{print(way.total)}</dd>
          </div>
        </>
      )}
      <div className={line}>
        <dt className="shrink-0">{t('howPaid')}</dt>
        <dd className="text-right">{text(payments)}</dd>
      </div>
    </>
  );
}
