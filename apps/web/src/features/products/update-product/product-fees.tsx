'use client';
import { parameterRules } from '@roadworthy/core/products/parameter-vocabulary.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { printDay } from '../../shared/print-day.ts';
import type { Product, Status } from '../load-product/product.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { NewParameters } from './new-parameters.tsx';
import { whenOf, whenTones } from './when-of.ts';
import { useParameterText } from './use-parameter-text.ts';

type ProductFeesProps = { product: Product; status: Status; editable: boolean };

/** What a product says of its terms besides their price, a column for each day from which it does. */
export function ProductFees({ product, status, editable }: ProductFeesProps) {
  const t = useTranslations('workbench.product.fee');
  const text = useParameterText();
  const rows = product.product_parameters;
  const when = new Map(whenOf(rows, status.today).map((word, index) => [rows[index]?.effective_date, word]));
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-measure text-ink-2">{t('howTo')}</p>
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys (axe, scrollable-region-focusable)
        <div tabIndex={0} role="region" aria-label={t('title')} className="overflow-x-auto">
          <table className="w-full text-left tabular-nums *:*:*:border-b *:*:*:border-line *:*:*:py-2 *:*:*:pr-6">
            <caption className="sr-only">{t('title')}</caption>
            <thead className="text-small">
              <tr>
                <th scope="col">
                  <span className="sr-only">{t('what')}</span>
                </th>
                {rows.map((row) => {
                  const word = when.get(row.effective_date) ?? 'past';
                  return (
                    <th
                      key={row.product_parameters_id}
                      scope="col"
                      className="align-bottom font-semibold whitespace-nowrap"
                    >
                      <span className="flex flex-col items-start gap-1">
                        <StatusBadge tone={whenTones[word]} label={t(word)} />
                        {printDay(row.effective_date)}
                      </span>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {parameterRules.map((rule) => (
                <tr key={rule.field}>
                  <th scope="row" className="font-normal text-ink-2">
                    {t(rule.field)}
                  </th>
                  {rows.map((row) => (
                    <td key={row.product_parameters_id}>{text(rule, row[rule.field])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {editable && <NewParameters product={product} status={status} />}
      <CancellationTerms product={product} status={status} editable={editable} />
    </div>
  );
}
