'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { UpdateExternalQuoteDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, tilesField } from '../../shared/form-dialog/form-fields.tsx';

type Subject = { readonly status: string; readonly external_id: string | null };
const outcomes = ['bound_elsewhere', 'declined'] as const;

/** Says how it went with a carrier, and what it calls it. */
export const updateExternalQuote: Action<Subject> = {
  operation: 'update_external_quote',
  Dialog: formDialog<Subject>()({
    words: 'actions.update_external_quote',
    document: UpdateExternalQuoteDocument,
    begin: ({ subject: { status, external_id } }) => ({
      status: outcomes.some((outcome) => outcome === status) ? status : outcomes[0],
      external_id: external_id ?? '',
    }),
    fields: ({ t }) => [
      tilesField('status', {
        label: t('outcome'),
        options: outcomes.map((value) => ({ value, label: t(value) })),
      }),
      lineField('external_id', { label: t('number'), maxLength: textLimits.reference, isCode: true }),
    ],
    input: ({ id, values }) => ({ external_quote_id: id, ...values }),
  }),
};
