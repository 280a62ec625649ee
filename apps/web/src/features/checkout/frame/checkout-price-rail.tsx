'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Rig } from '@roadworthy/ui/brand/rig.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { PriceRail } from '@roadworthy/ui/price/price-rail.tsx';
import { PriceRange } from '@roadworthy/ui/price/price-range.tsx';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';
import { plans, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { foreignCurrency } from '../../shared/foreign-currency.ts';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { leavesRange } from '../quote-data/price-effect.ts';
import { useInvoicePreview, usePriceRange, usePricing } from '../quote-data/use-price.ts';

/** The price beside the questions, from nothing known to the exact figure, and what it rests on. */
export function CheckoutPriceRail() {
  const t = useTranslations('checkout.rail');
  const { data, shownClass } = useCheckout();
  const vehicle = data?.quote.vehicles[0];
  const kind = vehicleClasses.find((one) => one === (shownClass ?? vehicle?.type));
  return (
    <PriceRail
      label={t('label')}
      summary={
        <div className="flex min-h-16 items-center">
          <PriceFigure size="compact" />
        </div>
      }
      picture={
        <div className="h-24">
          <Rig
            key={kind}
            vehicleClass={kind ?? 'travel_trailer'}
            lengthFeet={vehicle?.length ?? undefined}
            year={vehicle?.year ?? undefined}
            className={kind ? 'roll-in h-full w-full' : 'h-full w-full opacity-25'}
          />
        </div>
      }
      copy={{ show: t('show'), hide: t('hide') }}
    >
      <div className="min-h-24">
        <PriceFigure size="regular" />
        <ForeignCurrency />
      </div>
      <p className="text-small text-ink-3">{t('noCommitment')}</p>
      <PriceReasons />
    </PriceRail>
  );
}

function useExactPrice() {
  const { data } = useCheckout();
  const pricing = usePricing(Boolean(data?.quote.plan));
  const quote = data?.quote;
  return quote?.plan && pricing.data?.quote_pricing.total != null
    ? { quote, pricing: pricing.data.quote_pricing, query: pricing }
    : null;
}

function PriceFigure({ size }: { size: 'regular' | 'compact' }) {
  const t = useTranslations('checkout.rail');
  const names = useTranslations('checkout.planNames');
  const common = useTranslations('shell.common');
  const { data } = useCheckout();
  const ranged = usePriceRange();
  const exact = useExactPrice();
  if (exact?.pricing.total != null) {
    const plan = plans.find((one) => one === exact.quote.plan);
    const { total, installment, currency } = exact.pricing;
    const perTerm = common(exact.quote.policy_duration_months === 6 ? 'perSixMonths' : 'perYear');
    return (
      <PriceRange
        label={plan ? t('planPrice', { plan: names(`${plan}.name`) }) : t('price')}
        low={installment ?? total}
        per={installment === null ? perTerm : common('perMonth')}
        currency={currency}
        also={size === 'regular' && installment !== null ? <AllPayments term={total} /> : undefined}
        repricing={exact.query.isFetching && exact.query.isPlaceholderData ? t('repricing') : null}
        size={size}
      />
    );
  }
  const range = ranged.data?.price_range;
  if (ranged.isError && !range) return <PriceFailed onRetry={() => void ranged.refetch()} />;
  if (range?.low == null || range.high === null) {
    const vehicle = data?.quote.vehicles[0];
    const isAnswered = vehicle?.year != null && vehicle.rating_value != null && !ranged.isFetching;
    const text = isAnswered ? 'unpriced' : 'empty';
    return size === 'compact' ? (
      <p className="text-small text-ink-2">{t(`${text}Short`)}</p>
    ) : (
      <p className="text-ink-2">{t(text)}</p>
    );
  }
  const { monthly_low: low, monthly_high: high, currency } = range;
  const also = low === null || high === null ? undefined : t('also', { range: rangeText(low, high, currency) });
  return (
    <PriceRange
      label={t('estimate')}
      low={range.low}
      high={range.high}
      per={common('perYear')}
      currency={range.currency}
      also={size === 'regular' ? also : undefined}
      repricing={ranged.isFetching ? t('repricing') : null}
      size={size}
    />
  );
}

/** What paying monthly comes to, so that it adds up to the price of the term with the fees. */
function AllPayments({ term }: { term: number }) {
  const t = useTranslations('checkout.rail');
  const preview = useInvoicePreview('monthly').data;
  if (!preview) return null;
  const print = (cents: number) => moneyText(cents, preview.currency);
  return t('allPayments', { all: print(preview.total), term: print(term), fee: print(preview.installment_fee) });
}

/** Amounts carry the sign alone; a price in the other country's dollars says so once, in words. */
function ForeignCurrency() {
  const t = useTranslations('checkout.rail');
  const ranged = usePriceRange();
  const currency = useExactPrice()?.pricing.currency ?? ranged.data?.price_range.currency;
  const locale = useLocale();
  const words = currency === undefined ? null : foreignCurrency(currency, locale);
  return words && <p className="mt-1 text-small text-ink-3">{t(words)}</p>;
}

function PriceFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('checkout.rail');
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-small text-ink-2">{t('failed')}</p>
      <Button size="small" tone="quiet" onClick={onRetry}>
        {t('again')}
      </Button>
    </div>
  );
}

function PriceReasons(): ReactNode {
  const t = useTranslations('checkout.rail');
  const names = useTranslations('checkout.planNames');
  const { effects } = useCheckout();
  const range = usePriceRange().data?.price_range;
  const exact = useExactPrice();
  if (exact?.pricing.total != null) {
    const side = leavesRange(exact.pricing.total, effects.lastRange());
    const plan = plans.find((one) => one === exact.quote.plan);
    if (!side || !plan) return null;
    return (
      <p className="text-small text-ink-2">
        {t(side === 'above' ? 'outsideAbove' : 'outsideBelow', { plan: names(`${plan}.name`) })}
      </p>
    );
  }
  if (!range || range.low === null || range.assumptions.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-small font-semibold">{t('assumes')}</p>
      <ul className="flex flex-col gap-1 text-small text-ink-2">
        {range.assumptions.map(({ code, message }) => (
          <li key={code} className="border-l-[3px] border-marigold pl-2.5">
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
