'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { useTranslations } from 'next-intl';
import { PostalAreaHint } from '../../../shared/postal-area/postal-area-hint.tsx';
import { TextField } from './text-field.tsx';

/** An address while it is typed. */
export type AddressDraft = {
  readonly line_1: string;
  readonly line_2: string;
  readonly locality: string;
  readonly postal_code: string;
};

export const noAddress: AddressDraft = { line_1: '', line_2: '', locality: '', postal_code: '' };

type StoredAddress = { readonly [Name in keyof AddressDraft]?: string | null } | null | undefined;

/** A stored address as its form shows it. */
export const addressDraft = (stored: StoredAddress): AddressDraft => ({
  line_1: stored?.line_1 ?? '',
  line_2: stored?.line_2 ?? '',
  locality: stored?.locality ?? '',
  postal_code: stored?.postal_code ?? '',
});

/** Whether two addresses are one. */
export const isSameAddress = (one: AddressDraft, other: AddressDraft): boolean =>
  (['line_1', 'line_2', 'locality', 'postal_code'] as const).every((name) => one[name].trim() === other[name].trim());

/** An address as the server takes it. */
export const sentAddress = (draft: AddressDraft) => ({
  line_1: draft.line_1.trim(),
  line_2: draft.line_2.trim() || null,
  locality: draft.locality.trim(),
  postal_code: draft.postal_code.trim(),
});

type AddressFieldsProps = {
  id: string;
  value: AddressDraft;
  onChange: (value: AddressDraft) => void;
  errorOf: (name: keyof AddressDraft) => string | null;
};

/** Street, town and postal code; what the postal code says of its state is said beside it. */
export function AddressFields({ id, value, onChange, errorOf }: AddressFieldsProps) {
  const t = useTranslations('checkout.you');
  const common = useTranslations('shell.common');
  const field = (name: keyof AddressDraft) => ({
    id: `${id}-${name}`,
    value: value[name],
    error: errorOf(name),
    onChange: (typed: string) => onChange({ ...value, [name]: typed }),
  });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...field('line_1')}
        label={t('street')}
        input={{ autoComplete: 'off', maxLength: textLimits.street, enterKeyHint: 'next' }}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_1.4fr_1fr]">
        <TextField
          {...field('line_2')}
          label={t('unit')}
          optional={common('optional')}
          input={{ autoComplete: 'off', maxLength: textLimits.street, enterKeyHint: 'next' }}
        />
        <TextField
          {...field('locality')}
          label={t('city')}
          input={{ autoComplete: 'off', maxLength: textLimits.city, enterKeyHint: 'next' }}
        />
        <div className="flex flex-col gap-1">
          <TextField
            {...field('postal_code')}
            label={t('postalCode')}
            input={{ autoComplete: 'off', maxLength: textLimits.postalCode, enterKeyHint: 'next' }}
          />
          <PostalAreaHint
            text={value.postal_code}
            words={{ lies: (values) => t('lies', values), unlisted: (values) => t('unlisted', values) }}
          />
        </div>
      </div>
    </div>
  );
}
