'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { isOpen } from '../../shared/lines/field-answers.ts';
import type { FieldView } from '../../shared/lines/line-view.ts';
import { useQuoteEditing } from './quote-editing.tsx';
import { personFieldsOf, plainField, useAddressFields, useNameFields } from './quote-fields.ts';
import type { RecordAnswers } from './use-record-form.ts';

type Requested = { readonly isBusiness: boolean; readonly drives: boolean; readonly needsEmail: boolean };

/** The fields of somebody on a quote: their name, what is asked of who drives, and where letters go. */
export function usePersonFields({ isBusiness, drives, needsEmail }: Requested) {
  const t = useTranslations('quoteForm');
  const { line } = useQuoteEditing();
  const names = useNameFields(isBusiness, needsEmail);
  const address = useAddressFields();
  return useMemo(() => {
    const requested = personFieldsOf(line).filter(({ path }) => !(isBusiness && path === 'birthdate'));
    const license = [
      plainField('license_number', t('licenseNumber'), { needed: 'never' }),
      plainField('license_administrative_area', t('licenseState'), { needed: 'never', most: 2 }),
    ];
    return { names, person: [...names, ...(drives ? [...requested, ...license] : [])], address };
  }, [t, line, names, address, isBusiness, drives]);
}

/** The address as the server takes it; the state follows from the postal code there. */
export const addressOf = (all: RecordAnswers) => ({
  line_1: String(all['line_1'] ?? '').trim(),
  line_2: String(all['line_2'] ?? '').trim() || null,
  locality: String(all['locality'] ?? '').trim(),
  postal_code: String(all['postal_code'] ?? '').trim(),
});

/** Whether something is open that a person cannot be saved without. */
export const isOpenIn = (fields: readonly FieldView[], all: RecordAnswers): boolean =>
  fields.some(({ path, needed }) => needed !== 'never' && isOpen(ownValue(all, path)));
