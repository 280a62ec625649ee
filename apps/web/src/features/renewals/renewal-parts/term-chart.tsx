import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { RenewalComparisonFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';

type TermChartProps = {
  comparison: Pick<RenewalComparisonFragment, 'terms' | 'total'>;
  currency: string;
  /** The first day of the next term. */
  from: string;
  /** How deep its heading stands on the page. */
  level: 2 | 3;
};

const height = 72;
const bar = { wide: 22, apart: 32 };

/** What the last terms of a contract cost, and the next one beside them: as bars, and to the cent in the table. */
export function TermChart({ comparison: { terms, total }, currency, from, level }: TermChartProps) {
  const t = useTranslations('policyParts.renewal');
  const Heading = `h${level}` as const;
  const shown = [
    ...terms.map((one) => ({ term: one.policy_term, from: one.effective_date, total: one.total, isNext: false })),
    ...(total === null ? [] : [{ term: (terms.at(-1)?.policy_term ?? 0) + 1, from, total, isNext: true }]),
  ];
  if (shown.length < 2) return null;
  const most = Math.max(1, ...shown.map((one) => one.total));
  return (
    <section className="flex flex-col gap-2">
      <Heading className="type-h3">{t('terms')}</Heading>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <svg
          aria-hidden
          viewBox={`0 0 ${shown.length * bar.apart} ${height + 16}`}
          className="h-22 shrink-0"
          style={{ width: shown.length * bar.apart }}
        >
          {shown.map((one, place) => {
            const size = Math.max(1, (one.total / most) * height);
            const left = place * bar.apart + (bar.apart - bar.wide) / 2;
            return (
              <g key={one.term}>
                <rect
                  x={left}
                  y={height - size}
                  width={bar.wide}
                  height={size}
                  className={one.isNext ? 'fill-marigold' : 'fill-primary'}
                />
                <text x={left + bar.wide / 2} y={height + 13} textAnchor="middle" className="fill-ink-2 text-small">
                  {one.term}
                </text>
              </g>
            );
          })}
          <line x1="0" x2={shown.length * bar.apart} y1={height} y2={height} className="stroke-line-strong" />
        </svg>
        <table className="min-w-52 grow border-collapse text-left">
          <caption className="sr-only">{t('terms')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('term')}</th>
              <th scope="col">{t('begins')}</th>
              <th scope="col">{t('total')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.term} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1 pr-3 font-normal">
                  {t(one.isNext ? 'nextTerm' : 'ofTerm', { term: one.term })}
                </th>
                <td className="py-1 pr-3 whitespace-nowrap text-ink-2">{printDay(one.from)}</td>
                <td className="py-1 text-right whitespace-nowrap tabular-nums">{moneyText(one.total, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
