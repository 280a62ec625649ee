'use client';
import { canadianProvinces, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import type { Answer } from '../../shared/answers/answer.ts';
import { TextAnswer } from '../../shared/answers/fields.tsx';

/** Every state and province, as a license spells its own. */
const issuers = [...usStates, ...canadianProvinces].toSorted().map((code) => ({ value: code, label: code }));

type LicenseFieldsProps = {
  number: Answer<string>;
  issuer: Answer<string>;
  onIssuer: (code: string) => void;
  /** A number is stored, which staff alone are shown. */
  isStored: boolean;
};

/** The number of a driver's license, and who gave it. */
export function LicenseFields({ number, issuer, onIssuer, isStored }: LicenseFieldsProps) {
  const t = useTranslations('checkout.drivers');
  return (
    <div className="grid max-w-xl items-start gap-4 sm:grid-cols-[1fr_11rem]">
      <TextAnswer
        answer={number}
        label={t('license')}
        hint={isStored ? t('licenseKept') : t('licenseHint')}
        why={t('licenseWhy')}
        input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 }}
      />
      <Field id={issuer.id} label={t('licenseArea')} hint={t('licenseAreaHint')} error={issuer.error}>
        {(control) => (
          <SelectInput
            {...control}
            options={issuers}
            value={issuer.value}
            onChange={(event) => onIssuer(event.currentTarget.value)}
            onBlur={issuer.onBlur}
          />
        )}
      </Field>
    </div>
  );
}

export const countInput = {
  inputMode: 'numeric',
  maxLength: 2,
  autoComplete: 'off',
  enterKeyHint: 'next',
  className: 'max-w-24',
} as const;

/** An answer that is a number of times or years: other signs are not taken. */
export const counted = (answer: Answer<string>): Answer<string> => ({
  ...answer,
  onChange: (typed) => answer.onChange(typed.replaceAll(/\D/g, '')),
});
