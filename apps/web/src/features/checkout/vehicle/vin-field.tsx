'use client';
import { useTranslations } from 'next-intl';
import type { Answer } from '../../shared/answers/answer.ts';
import { TextAnswer } from '../../shared/answers/fields.tsx';

type VinFieldProps = {
  answer: Answer<string>;
  /** Which vehicle is meant, where there are several. */
  of?: string | null;
  optional?: boolean;
};

/** The number by which a vehicle is known, as it is typed. */
export function VinField({ answer, of = null, optional = false }: VinFieldProps) {
  const t = useTranslations('checkout.vehicle');
  return (
    <TextAnswer
      answer={answer}
      label={of === null ? t('vin') : t('vinOf', { vehicle: of })}
      hint={t('vinHint')}
      why={t('vinWhy')}
      optional={optional}
      input={{
        className: 'font-mono tracking-wide max-w-80',
        autoComplete: 'off',
        autoCapitalize: 'characters',
        spellCheck: false,
        maxLength: 20,
      }}
    />
  );
}
