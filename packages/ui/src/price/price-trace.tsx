import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { moneyText } from '../base/money-text.ts';

export type TraceStep = {
  key: string;
  /** What this step takes into account: "Owned for 6 years". */
  label: ReactNode;
  /** The row of the rate book it comes from. */
  source?: string;
  /** How it acts: "base", "× 0.92", "− 10 %". */
  operation: ReactNode;
  /** The running amount after the step, whole cents; null while it is not rounded yet. */
  cents: number | null;
  /** The running amount as exact text where cents would round it. */
  exact?: string;
};

/** The steps of one coverage, discount or fee, and what they come to in whole cents. */
export type TraceGroup = { key: string; title: ReactNode; steps: readonly TraceStep[]; cents: number };

export type PriceTraceProps = {
  caption: string;
  groups: readonly TraceGroup[];
  total: { label: string; cents: number };
  head: { step: string; operation: string; amount: string };
  currency?: string;
  locale?: string;
};

const cell = 'px-1 py-1.5 align-baseline first:pl-0 last:pr-0 sm:px-3';
const figure = 'text-right whitespace-nowrap tabular-nums';

/** How a price came about, step by step: base, factor, result, one group a coverage. */
export function PriceTrace({ caption, groups, total, head, currency, locale }: PriceTraceProps) {
  const print = (cents: number) => moneyText(cents, currency, locale).replace('-', '−');
  return (
    <table className="w-full border-collapse text-left text-small">
      <caption className="type-h3 pb-2 text-left">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-ink-2">
          <th scope="col" className={cell}>
            {head.step}
          </th>
          <th scope="col" className={classes(cell, 'text-right')}>
            {head.operation}
          </th>
          <th scope="col" className={classes(cell, 'text-right')}>
            {head.amount}
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr className="border-b border-line">
            <th scope="rowgroup" colSpan={2} className={classes(cell, 'pt-4 font-semibold')}>
              {group.title}
            </th>
            <td className={classes(cell, figure, 'pt-4 font-bold')}>{print(group.cents)}</td>
          </tr>
          {group.steps.map((step) => (
            <tr key={step.key} className="border-b border-line text-ink-2">
              <th scope="row" className={classes(cell, 'pl-3 font-normal first:pl-3')}>
                {step.label}
                {step.source && (
                  <span className="ml-2 font-mono text-mono whitespace-nowrap text-ink-3 max-sm:ml-0 max-sm:block">
                    {step.source}
                  </span>
                )}
              </th>
              <td className={classes(cell, 'text-right whitespace-nowrap')}>{step.operation}</td>
              <td className={classes(cell, figure)}>{step.exact ?? (step.cents === null ? '' : print(step.cents))}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className="border-t-2 border-ink">
          <th scope="row" className={classes(cell, 'pt-3 font-display text-h3 font-bold')}>
            {total.label}
          </th>
          <td colSpan={2} className={classes(cell, figure, 'pt-3 font-display text-h3 font-bold')}>
            {print(total.cents)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
