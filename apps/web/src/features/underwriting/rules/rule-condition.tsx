'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { ConditionValue } from './condition-value.tsx';
import { type DraftCondition, isList, type RuleField } from './rule-draft.ts';

type RuleConditionProps = {
  id: string;
  fields: readonly RuleField[];
  condition: DraftCondition;
  /** Whether the field stays as it is: what a rule is about does not change. */
  isFixed: boolean;
  problemOf: (field: string) => string | null;
  onChange: (condition: DraftCondition) => void;
  onRemove?: (() => void) | undefined;
};

const operatorNames = [
  ...(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'between', 'contains', 'missing', 'matches'] as const),
];
type OperatorName = (typeof operatorNames)[number];
const isOperator = (text: string): text is OperatorName => operatorNames.some((name) => name === text);

/** One condition: object, field, how it is compared, and with what. */
export function RuleCondition(props: RuleConditionProps) {
  const { id, fields, condition, isFixed, problemOf, onChange, onRemove } = props;
  const t = useTranslations('workbench.rules');
  const objects = [...new Map(fields.map((field) => [field.object_type, field.object_label]))];
  const ofObject = fields.filter((field) => field.object_type === condition.object_type);
  const field = ofObject.find(({ key }) => key === condition.key);
  const operators = (field?.operators ?? []).filter(isOperator);
  return (
    <div className="grid items-start gap-3 rounded-card border border-line p-3 sm:grid-cols-2 lg:grid-cols-4">
      <Field id={`${id}-object`} label={t('object')} error={problemOf('object_type')}>
        {(control) => (
          <SelectInput
            {...control}
            disabled={isFixed}
            options={objects.map(([value, label]) => ({ value, label }))}
            value={condition.object_type}
            onChange={({ currentTarget }) =>
              onChange({ object_type: currentTarget.value, key: '', operator: '', values: [] })
            }
          />
        )}
      </Field>
      <Field id={`${id}-key`} label={t('field')} error={problemOf('key')}>
        {(control) => (
          <SelectInput
            {...control}
            disabled={isFixed}
            options={ofObject.map(({ key, label }) => ({ value: key, label }))}
            placeholder={t('choose')}
            value={condition.key}
            onChange={({ currentTarget: { value: key } }) => {
              const [operator = ''] = ofObject.find((one) => one.key === key)?.operators ?? [];
              onChange({ ...condition, key, operator, values: [] });
            }}
          />
        )}
      </Field>
      <Field id={`${id}-operator`} label={t('operator')} error={problemOf('operator')}>
        {(control) => (
          <SelectInput
            {...control}
            options={operators.map((value) => ({ value, label: t(`operators.${value}`) }))}
            value={condition.operator}
            onChange={({ currentTarget: { value: operator } }) => {
              const keeps = isList(operator) === isList(condition.operator);
              onChange({ ...condition, operator, values: keeps ? condition.values : condition.values.slice(0, 1) });
            }}
          />
        )}
      </Field>
      <div className="flex flex-col gap-2">
        {field && condition.operator !== 'missing' && (
          <Field id={`${id}-value`} label={t('value')} error={problemOf('value')}>
            {(control) => (
              <ConditionValue
                {...{ control, field, operator: condition.operator, values: condition.values }}
                onChange={(values) => onChange({ ...condition, values })}
              />
            )}
          </Field>
        )}
        {onRemove && (
          <Button tone="plain" size="small" className="self-start" onClick={onRemove}>
            {t('removeCondition')}
          </Button>
        )}
      </div>
    </div>
  );
}
