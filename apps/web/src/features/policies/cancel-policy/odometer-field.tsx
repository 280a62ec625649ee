'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { RequestError } from '../../../data/requests/request-error.ts';

/** What was typed as a number of miles; null while nothing was, and what is no number as one that is refused. */
export const odometerOf = (typed: string): number | null => {
  const digits = typed.replaceAll(/[\s,.\u00a0\u202f]/g, '');
  if (digits === '') return null;
  return /^\d{1,7}$/.test(digits) ? Number(digits) : -1;
};

/** Whether a refusal is about the odometer, and is said at its field. */
export const isOfOdometer = (error: unknown): boolean => error instanceof RequestError && error.field === 'odometer';

type OdometerFieldProps = {
  from: number;
  value: string;
  onChange: (typed: string) => void;
  error: string | null | undefined;
};

/** What the odometer shows, where the contract counts miles. */
export function OdometerField({ from, value, onChange, error }: OdometerFieldProps) {
  const t = useTranslations('policyParts.cancellation');
  return (
    <Field label={t('odometer')} hint={t('odometerHint', { from })} error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
