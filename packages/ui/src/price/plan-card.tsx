import { useId } from 'react';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';
import { moneyText } from '../base/money-text.ts';
import { StripeRule } from '../brand/stripe.tsx';
import type { Plan, PlanRow } from './plan.ts';

/** Where the column is narrow, figure and name of the currency may stand on two lines: `54,72 / $ US`, `US$ / 54.72`. */
const breakable = (text: string): string =>
  text.replaceAll(/\s(?=\$)/g, ' ').replaceAll(/(?<=[A-Z]\$)(?=\d)/g, '\u200B');

export type PlanCopy = { per: string; notCarried: string; chosen: string; choose: string };

export type PlanCardProps = {
  plan: Plan;
  name: string;
  checked: boolean;
  onChoose: (planId: string) => void;
  /** Of the first plan, how many columns its row heads span on a narrow screen; 0 for the others. */
  heads: number;
  copy: PlanCopy;
  locale?: string;
};

/** One plan of a comparison: a radio whose whole card can be pressed, with its price and how it is paid. */
export function PlanCard({ plan, name, checked, onChoose, heads, copy, locale }: PlanCardProps) {
  const id = useId();
  return (
    <div
      className={classes(
        'settle relative row-span-full grid min-w-0 grid-cols-1 grid-rows-subgrid rounded-card border-[1.5px] bg-canvas after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus @xl:overflow-hidden @xl:rounded-sheet',
        checked
          ? 'border-primary after:border-2 after:border-primary @xl:-translate-y-1.5'
          : 'border-line-strong hover:border-ink-2',
      )}
    >
      <div className="relative overflow-hidden rounded-t-card">
        {checked ? <StripeRule thickness={4} /> : <div className="h-3" />}
        <div className="flex items-end px-2 pt-2 pb-1 @xl:min-h-10 @xl:px-5">
          {plan.flag && (
            <span className="rounded-input bg-surface-3 px-1.5 py-0.5 text-small font-semibold text-ink-2 @xl:px-2">
              {plan.flag}
            </span>
          )}
        </div>
      </div>
      <div className="px-2 pb-1 @xl:px-5">
        <label className="after:absolute after:inset-0 after:z-10">
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={plan.id}
            checked={checked}
            aria-describedby={`${id}-promise ${id}-price`}
            onChange={() => onChoose(plan.id)}
          />
          <span className="leading-tight font-bold hyphens-auto @xl:type-h2">{plan.name}</span>
        </label>
        <p id={`${id}-promise`} className="mt-1 text-small text-ink-2 @max-xl:hidden">
          {plan.promise}
        </p>
      </div>
      <div id={`${id}-price`} className="px-2 pt-2 pb-3 @xl:px-5 @xl:pt-3 @xl:pb-4">
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="font-display text-[1.125rem] leading-none font-bold tabular-nums @xl:text-[2rem] @4xl:text-[2.5rem]">
            {breakable(moneyText(plan.priceCents, plan.currency, locale))}
          </span>
          <span className="font-display font-semibold text-ink-2 @max-xl:text-small">{copy.per}</span>
        </p>
        {plan.payments.map((line) => (
          <p key={line} className="mt-1 text-small text-ink-3 tabular-nums">
            {breakable(line)}
          </p>
        ))}
      </div>
      <dl className="row-[4/-2] grid grid-rows-subgrid border-t border-line">
        {plan.rows.map((row) => (
          <PlanFeature key={row.key} row={row} heads={heads} notCarried={copy.notCarried} />
        ))}
      </dl>
      <p
        aria-hidden
        className={classes(
          'm-2 row-start-[-2] flex min-h-target items-center justify-center gap-1 self-end rounded-card border-[1.5px] font-semibold @max-xl:text-small @xl:m-4 @xl:gap-2',
          checked ? 'border-primary bg-primary text-on-primary' : 'border-line-strong text-ink',
        )}
      >
        {checked && <Icon name="check" />}
        {checked ? copy.chosen : copy.choose}
      </p>
    </div>
  );
}

// The columns, and for each further one a gap and two borders.
const headWidths: Readonly<Record<number, string>> = {
  2: '@max-xl:w-[calc(200%+9px)]',
  3: '@max-xl:w-[calc(300%+18px)]',
  4: '@max-xl:w-[calc(400%+27px)]',
};

type PlanFeatureProps = { row: PlanRow; heads: number; notCarried: string };

/** A row of a plan; where the plans are narrow columns, the first of them names it across all of them. */
function PlanFeature({ row, heads, notCarried }: PlanFeatureProps) {
  return (
    <div
      className={classes(
        'flex min-w-0 flex-col border-b border-line text-small last:border-b-0 @xl:items-baseline @xl:justify-between @xl:gap-x-3 @xl:px-5 @xl:py-2 @4xl:flex-row',
        row.differs && 'bg-surface-2',
      )}
    >
      <dt
        className={classes(
          'text-ink-2 @max-xl:overflow-hidden @max-xl:bg-surface-3 @max-xl:px-2 @max-xl:py-0.5 @max-xl:text-ellipsis @max-xl:whitespace-nowrap',
          heads > 0 && `@max-xl:relative @max-xl:z-1 ${headWidths[heads] ?? ''}`,
        )}
      >
        {row.label}
      </dt>
      <dd
        className={classes(
          '@max-xl:px-2 @max-xl:py-1.5 @max-xl:break-words @4xl:text-right',
          row.value === null ? 'text-ink-3' : row.differs ? 'font-bold text-ink' : 'text-ink-2',
        )}
      >
        {row.value ?? notCarried}
      </dd>
    </div>
  );
}
