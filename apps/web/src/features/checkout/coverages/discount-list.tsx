'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { quoteKeys } from '../../../data/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { LoadDiscountsDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

/** The discounts in the price, those that it may come to, and those that it cannot have, each with its reason. */
export function DiscountList() {
  const t = useTranslations('checkout.coverages');
  const common = useTranslations('shell.common');
  const { askForQuote } = useQuoteContext();
  const { quote_id } = useLoadedCheckout().data.quote;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: quoteKeys.discounts(quote_id),
    queryFn: ({ signal }) => askForQuote(LoadDiscountsDocument, { quote_id }, { signal }),
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
  const { discounts, other_discounts: others, currency } = data.quote_pricing;
  return (
    <section aria-labelledby="coverages-discounts" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="coverages-discounts" className="type-h3">
        {t('discounts')}
      </h2>
      <Part title={t('applied')} none={t('noneApplied')}>
        {discounts.map(({ code, label, percent, amount }) => (
          <Line key={code} label={label} percent={percent} detail={`−${moneyText(Math.abs(amount), currency)}`} />
        ))}
      </Part>
      <Part title={t('available')}>
        {others.map(
          ({ code, label, percent, open, message }) =>
            open && <Line key={code} label={label} percent={percent} detail={message} />,
        )}
      </Part>
      <Part title={t('closed')}>
        {others.map(
          ({ code, label, percent, open, message }) =>
            !open && <Line key={code} label={label} percent={percent} detail={message} />,
        )}
      </Part>
    </section>
  );
}

/** One kind of discounts; without any it says so, or is not there. */
function Part({ title, none, children }: { title: string; none?: string; children: readonly ReactNode[] }) {
  const isEmpty = children.every((child) => child === false);
  if (isEmpty && none === undefined) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {isEmpty ? <p className="text-ink-2">{none}</p> : <ul className="flex flex-col">{children}</ul>}
    </div>
  );
}

function Line({ label, percent, detail }: { label: string; percent: number; detail: string }) {
  const t = useTranslations('checkout.coverages');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-b-0">
      <span>
        {label} <span className="text-small text-ink-3">{t('percent', { percent })}</span>
      </span>
      <span className="text-small text-ink-2 tabular-nums">{detail}</span>
    </li>
  );
}
