'use client';
import { useTranslations } from 'next-intl';
import {
  UpdateEffectiveDateDocument,
  UpdatePaymentTermDocument,
  UpdatePolicyDurationDocument,
} from '../../../generated/documents.ts';
import { FieldGrid } from './field-grid.tsx';
import { FormSection } from './form-section.tsx';
import { useQuoteEditing } from './quote-editing.tsx';
import { useTermFields } from './quote-fields.ts';
import { useRecordForm } from './use-record-form.ts';

/** When cover begins, how long it lasts, and how it is paid. */
export function TermForm() {
  const t = useTranslations('quoteForm');
  const { quote, line, edit } = useQuoteEditing();
  const { quote_id } = quote;
  const offered = quote.product?.available_policy_duration_months ?? line.months;
  const fields = useTermFields(line.months.filter((months) => offered.includes(months)));
  const form = useRecordForm({
    name: 'term',
    fields,
    stored: quote,
    async save({ effective_date, policy_duration_months, payment_term }) {
      if (typeof effective_date === 'string') await edit(UpdateEffectiveDateDocument, { quote_id, effective_date });
      if (typeof policy_duration_months === 'string') {
        const months = Number(policy_duration_months);
        await edit(UpdatePolicyDurationDocument, { quote_id, policy_duration_months: months });
      }
      if (typeof payment_term === 'string') await edit(UpdatePaymentTermDocument, { quote_id, payment_term });
    },
  });
  return (
    <FormSection title={t('term')} error={form.generalError}>
      <FieldGrid fields={fields} form={form} />
    </FormSection>
  );
}
