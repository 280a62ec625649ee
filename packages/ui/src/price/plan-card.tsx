import { useId } from 'react';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';
import { moneyText } from '../base/money-text.ts';
import { StripeRule } from '../brand/stripe.tsx';
import type { Plan, PlanRow } from './plan.ts';

export type PlanCopy = { perMonth: string; perYear: string; notCarried: string; chosen: string; choose: string };

export type PlanCardProps = {
  plan: Plan;
  name: string;
  checked: boolean;
  onChoose: (planId: string) => void;
  copy: PlanCopy;
  currency?: string;
  locale?: string;
};

/** One plan of a comparison: a radio whose whole card can be pressed, with its price by month and by year. */
export function PlanCard({ plan, name, checked, onChoose, copy, currency, locale }: PlanCardProps) {
  const id = useId();
  return (
    <div
      className={classes(
        'settle relative grid overflow-hidden rounded-sheet border-[1.5px] bg-canvas after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus @xl:row-span-full @xl:grid-rows-subgrid',
        checked
          ? 'border-primary after:border-2 after:border-primary @xl:-translate-y-1.5'
          : 'border-line-strong hover:border-ink-2',
      )}
    >
      <div className="relative">
        {checked ? <StripeRule thickness={4} /> : <div className="h-3" />}
        <div className="flex items-end px-5 pt-2 pb-1 @xl:min-h-10">
          {plan.flag && (
            <span className="rounded-input bg-surface-3 px-2 py-0.5 text-small font-semibold text-ink-2">
              {plan.flag}
            </span>
          )}
        </div>
      </div>
      <div className="px-5 pb-1">
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
          <span className="type-h2">{plan.name}</span>
        </label>
        <p id={`${id}-promise`} className="mt-1 text-small text-ink-2">
          {plan.promise}
        </p>
      </div>
      <div id={`${id}-price`} className="px-5 pt-3 pb-4">
        <p className="flex items-baseline gap-1.5">
          <span className="type-price text-[2.5rem] @xl:text-[2rem] @4xl:text-[2.75rem]">
            {moneyText(plan.monthlyCents, currency, locale)}
          </span>
          <span className="font-display font-semibold text-ink-2">{copy.perMonth}</span>
        </p>
        <p className="mt-1 text-small text-ink-3 tabular-nums">
          {moneyText(plan.yearlyCents, currency, locale)} {copy.perYear}
        </p>
      </div>
      <dl className="grid border-t border-line @xl:row-[4/-2] @xl:grid-rows-subgrid">
        {plan.rows.map((row) => (
          <PlanFeature key={row.key} row={row} notCarried={copy.notCarried} />
        ))}
      </dl>
      <p
        aria-hidden
        className={classes(
          'm-4 flex min-h-target @xl:row-start-[-2] items-center justify-center gap-2 self-end rounded-card border-[1.5px] font-semibold',
          checked ? 'border-primary bg-primary text-on-primary' : 'border-line-strong text-ink',
        )}
      >
        {checked && <Icon name="check" />}
        {checked ? copy.chosen : copy.choose}
      </p>
    </div>
  );
}

function PlanFeature({ row, notCarried }: { row: PlanRow; notCarried: string }) {
  return (
    <div
      className={classes(
        'flex items-baseline justify-between gap-x-3 border-b border-line px-5 py-2 text-small last:border-b-0 @xl:flex-col @4xl:flex-row',
        row.differs && 'bg-surface-2',
      )}
    >
      <dt className="text-ink-2">{row.label}</dt>
      <dd
        className={classes(
          'text-right @xl:text-left @4xl:text-right',
          row.value === null ? 'text-ink-3' : row.differs ? 'font-bold text-ink' : 'text-ink-2',
        )}
      >
        {row.value ?? notCarried}
      </dd>
    </div>
  );
}
