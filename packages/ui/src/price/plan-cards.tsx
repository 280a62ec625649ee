import type { CSSProperties } from 'react';
import { FieldGroup, type FieldGroupProps } from '../forms/field.tsx';
import { type Plan, PlanCard, type PlanCopy } from './plan-card.tsx';

export type PlanCardsProps = Omit<FieldGroupProps, 'children'> & {
  name: string;
  plans: readonly Plan[];
  value: string | null;
  onChange: (planId: string) => void;
  planCopy?: PlanCopy;
  currency?: string;
  locale?: string;
};

/** Marks the rows whose value is not the same in every plan. */
export function markDifferences(plans: readonly Plan[]): Plan[] {
  return plans.map((plan) => ({
    ...plan,
    rows: plan.rows.map((row) => ({
      ...row,
      differs: plans.some((other) => other.rows.find(({ key }) => key === row.key)?.value !== row.value),
    })),
  }));
}

/** The plans beside each other, the same rows in the same order, differences lifted. */
export function PlanCards({ name, plans, value, onChange, planCopy, currency, locale, ...group }: PlanCardsProps) {
  const features = plans[0]?.rows.length ?? 0;
  const options = { ...(planCopy && { copy: planCopy }), ...(currency && { currency }), ...(locale && { locale }) };
  return (
    <FieldGroup {...group}>
      <div
        className="grid gap-x-4 gap-y-4 pt-2 md:auto-cols-fr md:grid-flow-col md:gap-y-0"
        style={{ '--rows': features + 4, '--features': features } as CSSProperties}
      >
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} name={name} checked={plan.id === value} onChoose={onChange} {...options} />
        ))}
      </div>
    </FieldGroup>
  );
}
