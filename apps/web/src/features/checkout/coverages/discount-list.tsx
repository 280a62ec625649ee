'use client';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadQuoteDiscountsDocument, type LoadQuoteDiscountsQuery } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

type Discount = LoadQuoteDiscountsQuery['quote_discounts'][number];
type Currency = ReturnType<typeof currencyOf>;

/** The discounts in the price, those that it may come to, and those that it cannot have, each with its reason. */
export function DiscountList() {
  const t = useTranslations('checkout.coverages');
  const common = useTranslations('shell.common');
  const { askForQuote } = useQuoteContext();
  const { quote_id, country } = useLoadedCheckout().data.quote;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: quoteKeys.discounts(quote_id),
    queryFn: ({ signal }) => askForQuote(LoadQuoteDiscountsDocument, { quote_id }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) {
    return (
      <QueryError
        title={t('failed')}
        onRetry={() => void refetch()}
        busy={isFetching}
        retryLabel={common('tryAgain')}
      />
    );
  }
  if (!data) return <PageSkeleton shape="form" label={common('loading')} />;
  const discounts = data.quote_discounts;
  // Some lines have none.
  if (discounts.length === 0) return null;
  const lines = (those: (one: Discount) => boolean) =>
    discounts.filter(those).map((one) => <Line key={one.code} discount={one} currency={currencyOf(country)} />);
  return (
    <section aria-labelledby="coverages-discounts" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="coverages-discounts" className="type-h3">
        {t('discounts')}
      </h2>
      <Part title={t('applied')} none={t('noneApplied')} lines={lines(({ applied }) => applied)} />
      <Part title={t('available')} lines={lines(({ applied, open }) => !applied && open)} />
      <Part title={t('closed')} lines={lines(({ applied, open }) => !applied && !open)} />
    </section>
  );
}

/** One kind of discounts; without any it says so, or is not there. */
function Part({ title, none, lines }: { title: string; none?: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0 && none === undefined) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {lines.length === 0 ? <p className="text-ink-2">{none}</p> : <ul className="flex flex-col">{lines}</ul>}
    </div>
  );
}

function Line({ discount, currency }: { discount: Discount; currency: Currency }) {
  const t = useTranslations('checkout.coverages');
  const { label, percent, applied, open, saves, reason } = discount;
  const amount = saves === null || saves === 0 || (!applied && !open) ? null : moneyText(saves, currency);
  return (
    <li className="flex flex-col gap-x-4 border-b border-line py-2 last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {label} <span className="text-small text-ink-3">{t('percent', { percent })}</span>
        </span>
        {amount !== null && (
          <span className="text-small text-ink-2 tabular-nums">
            {applied ? `−${amount}` : t('wouldSave', { amount })}
          </span>
        )}
      </p>
      {reason && <p className="text-small text-ink-2">{reason}</p>}
    </li>
  );
}
