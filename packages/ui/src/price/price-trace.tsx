import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { moneyText } from '../base/money-text.ts';

export type TraceStep = {
  key: string;
  /** What this step takes into account: "Owned for 6 years". */
  label: ReactNode;
  /** The row of the rate book it comes from. */
  source?: ReactNode;
  /** How it acts: "base", "× 0.92", "− 10 %". */
  operation: ReactNode;
  /** The running amount after the step, whole cents; null while it is not rounded yet. */
  cents: number | null;
  /** The running amount as exact text where cents would round it. */
  exact?: string;
};

export type TraceGroup = { key: string; title: ReactNode; steps: readonly TraceStep[] };

export type PriceTraceProps = {
  caption: string;
  groups: readonly TraceGroup[];
  total: { label: string; cents: number };
  head?: { step: string; source: string; operation: string; amount: string };
  currency?: string;
  locale?: string;
};

const english = { step: 'Step', source: 'Rate book', operation: 'Factor', amount: 'After this step' };

/** How a price came about, step by step: base, factor, result, one group a coverage. */
export function PriceTrace({ caption, groups, total, head = english, currency, locale }: PriceTraceProps) {
  const cell = 'px-3 py-1.5 align-baseline first:pl-0 last:pr-0';
  const print = (cents: number) => moneyText(cents, currency, locale);
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full min-w-md border-collapse text-left text-small tabular-nums">
        <caption className="type-h3 pb-2 text-left">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-ink-2">
            <th scope="col" className={cell}>{head.step}</th>
            <th scope="col" className={classes(cell, 'max-sm:hidden')}>{head.source}</th>
            <th scope="col" className={classes(cell, 'text-right')}>{head.operation}</th>
            <th scope="col" className={classes(cell, 'text-right')}>{head.amount}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr className="border-b border-line">
              <th scope="rowgroup" colSpan={4} className={classes(cell, 'pt-4 font-semibold text-ink')}>{group.title}</th>
            </tr>
            {group.steps.map((step, index) => (
                <tr key={step.key} className={classes('border-b border-line', index === group.steps.length - 1 && 'font-semibold')}>
                  <th scope="row" className={classes(cell, 'font-normal')}>{step.label}</th>
                  <td className={classes(cell, 'font-mono text-mono text-ink-3 max-sm:hidden')}>{step.source}</td>
                  <td className={classes(cell, 'text-right whitespace-nowrap text-ink-2')}>{step.operation}</td>
                  <td className={classes(cell, 'text-right whitespace-nowrap')}>{step.exact ?? (step.cents === null ? '' : print(step.cents))}</td>
                </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className="border-t-2 border-ink">
            <th scope="row" colSpan={2} className={classes(cell, 'pt-3 font-display text-h3 font-bold max-sm:hidden')}>{total.label}</th>
            <th scope="row" className={classes(cell, 'pt-3 font-display text-h3 font-bold sm:hidden')}>{total.label}</th>
            <td colSpan={2} className={classes(cell, 'pt-3 text-right font-display text-h3 font-bold')}>{print(total.cents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
