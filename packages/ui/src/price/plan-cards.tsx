import { FieldGroup, type FieldGroupProps } from '../forms/field.tsx';
import { PlanCard, type PlanCopy } from './plan-card.tsx';
import type { Plan } from './plan.ts';

export type PlanCardsProps = Omit<FieldGroupProps, 'children'> & {
  name: string;
  plans: readonly Plan[];
  value: string | null;
  onChange: (planId: string) => void;
  planCopy: PlanCopy;
  locale?: string;
};

// The cards share 32 rows, so that equal lines stand side by side; rows that no plan fills have no height.

/** The plans beside each other, the same rows in the same order, differences lifted. */
export function PlanCards({ name, plans, value, onChange, planCopy, locale, ...group }: PlanCardsProps) {
  const options = { copy: planCopy, ...(locale && { locale }) };
  return (
    <FieldGroup {...group}>
      <div className="@container">
        <div className="grid auto-cols-fr grid-flow-col grid-rows-[repeat(32,auto)] gap-x-1.5 pt-2 @xl:gap-x-4">
          {plans.map((plan, index) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              name={name}
              checked={plan.id === value}
              onChoose={onChange}
              heads={index === 0 ? plans.length : 0}
              {...options}
            />
          ))}
        </div>
      </div>
    </FieldGroup>
  );
}
