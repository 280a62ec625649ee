'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { printDay } from '../../shared/print-day.ts';
import type { Product, Status } from '../load-product/product.ts';
import { NewCancellationTerms } from './new-cancellation-terms.tsx';
import { useBasisText } from './use-basis-text.ts';
import { type When, whenOf, whenTones } from './when-of.ts';

type Row = Product['product_cancellation_terms'][number];

/** Each row with how it stands among those of its area; the areas without rows of their own come last. */
function statusRows(rows: readonly Row[], today: string): { row: Row; when: When }[] {
  return [...Map.groupBy(rows, ({ state }) => state).values()].flatMap((own) => {
    const standings = whenOf(own, today);
    return own.map((row, index) => ({ row, when: standings[index] ?? 'past' }));
  });
}

type CancellationTermsProps = { product: Product; status: Status; editable: boolean };

/** What comes back when an insured cancels, by area and first day. */
export function CancellationTerms({ product, status, editable }: CancellationTermsProps) {
  const t = useTranslations('workbench.product.ending');
  const fee = useTranslations('workbench.product.fee');
  const basisText = useBasisText();
  const nameOf = (state: string | null) =>
    state === null
      ? t('others')
      : (status.areas.find(({ area, name }) => area.slice(3) === state && name !== '')?.name ?? state);
  const rows = statusRows(product.product_cancellation_terms, status.today);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="type-h3">{t('title')}</h2>
      <p className="max-w-measure text-ink-2">{t('howTo')}</p>
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys (axe, scrollable-region-focusable)
        <div tabIndex={0} role="region" aria-label={t('title')} className="overflow-x-auto">
          <table className="w-full text-left tabular-nums *:*:*:border-b *:*:*:border-line *:*:*:py-2 *:*:*:pr-6">
            <caption className="sr-only">{t('title')}</caption>
            <thead className="text-small">
              <tr>
                {(['area', 'from', 'basis', 'minimum', 'stands'] as const).map((column) => (
                  <th key={column} scope="col" className="font-semibold whitespace-nowrap">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, when }) => (
                <tr key={row.product_cancellation_terms_id}>
                  <th scope="row" className="font-normal whitespace-nowrap">
                    {nameOf(row.state)}
                  </th>
                  <td className="whitespace-nowrap">{printDay(row.effective_date)}</td>
                  <td>{basisText(row.basis)}</td>
                  <td>{moneyText(row.minimum_earned)}</td>
                  <td>
                    <StatusBadge tone={whenTones[when]} label={fee(when)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {editable && <NewCancellationTerms product={product} status={status} />}
    </section>
  );
}
