'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { PriceRange } from '@roadworthy/ui/price/price-range.tsx';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';
import { plans } from '@roadworthy/core/products/vocabulary.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceStory } from '../price-story/price-story.tsx';
import { useLine } from '../line/line-context.tsx';
import { usePerTerm } from '../../shared/use-per-term.ts';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { endsText } from '../../rating/ends-text.ts';
import { usePaymentWords } from '../../shared/pay/use-payment-words.ts';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { usePricing } from '../quote-data/use-pricing.ts';
import { wayOf } from '../../shared/pay/way-of.ts';
import { NoPriceYet } from './no-price-yet.tsx';

/** The price in the bar at the foot of a phone. */
export function ShortPrice() {
  return <PriceFigure size="compact" />;
}

/** The price, and what moved it last. */
export function WholePrice() {
  return (
    <>
      <PriceFigure size="regular" />
      <LastMove />
    </>
  );
}

/** What the price rests on. */
export function PriceGrounds() {
  return (
    <>
      <PriceReasons />
      <PriceStory />
    </>
  );
}

/** The price of the chosen plan and how it is to be paid, once there is one. */
function useExactPrice() {
  const { data } = useCheckout();
  const quote = data?.quote;
  const query = usePricing(Boolean(quote?.plan));
  const way = quote?.plan ? wayOf(query.data?.quote_pricing.ways_to_pay, quote.payment_term) : null;
  return quote && way ? { quote, way, query } : null;
}

/** The price before its last move, the price since, and which answer it was. */
function useLastMove(): { readonly short: string; readonly whole: string } | null {
  const t = useTranslations('price');
  const range = usePriceRange().data?.price_range;
  const move = range?.moves.at(-1);
  if (!range || !move) return null;
  const before = endsText(move.before_low, move.before_high, range.currency);
  const after = endsText(move.after_low, move.after_high, range.currency);
  const exact = move.after_low === move.after_high ? 'yes' : 'no';
  return {
    short: t('was', { before, reason: move.label }),
    whole: t('wasNow', { before, after, exact, reason: move.label }),
  };
}

function LastMove() {
  const was = useLastMove();
  return was && <p className="mt-1 text-small text-ink-2 tabular-nums">{was.whole}</p>;
}

function PriceFigure({ size }: { size: 'regular' | 'compact' }) {
  const t = useTranslations('checkout.rail');
  const names = useTranslations('checkout.planNames');
  const perTerm = usePerTerm();
  const line = useLine();
  const describeWay = usePaymentWords();
  const { data } = useCheckout();
  const ranged = usePriceRange();
  const exact = useExactPrice();
  const was = useLastMove();
  const isCompact = size === 'compact';
  if (exact) {
    const plan = plans.find((one) => one === exact.quote.plan);
    const chosen = plan ? names(`${plan}.name`) : line?.packages.find(({ code }) => code === exact.quote.plan)?.label;
    const label = chosen === undefined ? t('price') : t('planPrice', { plan: chosen });
    const { term, today, lines } = describeWay(exact.way);
    return (
      <PriceRange
        label={isCompact ? (was?.short ?? label) : label}
        low={term}
        per={perTerm(exact.quote.policy_duration_months)}
        currency={exact.way.currency}
        also={isCompact ? today : lines.join(' · ')}
        repricing={exact.query.isFetching && exact.query.isPlaceholderData ? t('repricing') : null}
        size={size}
      />
    );
  }
  const range = ranged.data?.price_range;
  if (ranged.isError && !range) return <PriceFailed onRetry={() => void ranged.refetch()} />;
  if (range?.low == null || range.high === null) {
    const vehicles = data?.quote.vehicles ?? [];
    const isKnown = vehicles.length > 0 && vehicles.every((one) => one.year != null && one.rating_value != null);
    const isAnswered = isKnown && !ranged.isFetching;
    return <NoPriceYet size={size} about={isAnswered ? 'unpriced' : 'empty'} />;
  }
  const { monthly_low: low, monthly_high: high, installment_fee: fee, currency } = range;
  const also =
    low === null || high === null
      ? undefined
      : t(fee > 0 ? 'also' : 'alsoWithoutFee', {
          range: rangeText(low, high, currency),
          fee: moneyText(fee, currency),
        });
  return (
    <PriceRange
      label={isCompact ? (was?.short ?? t('estimate')) : t('estimate')}
      low={range.low}
      high={range.high}
      per={perTerm(data?.quote.policy_duration_months)}
      currency={range.currency}
      also={isCompact ? undefined : also}
      repricing={ranged.isFetching ? t('repricing') : null}
      size={size}
    />
  );
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

/** What an estimate takes for granted. */
function PriceReasons(): ReactNode {
  const t = useTranslations('checkout.rail');
  const range = usePriceRange().data?.price_range;
  const isExact = useExactPrice() !== null;
  if (isExact || !range || range.low === null || range.assumptions.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-small font-semibold">{t(range.low === range.high ? 'priceAssumes' : 'assumes')}</p>
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
