'use client';
import { incidentKinds } from '@roadworthy/core/quoting/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { UpdateDeclarationsDocument } from '../../../generated/documents.ts';
import { sentAnswers } from '../../shared/lines/field-answers.ts';
import { FieldGrid } from './field-grid.tsx';
import { FormSection } from './form-section.tsx';
import { useQuoteEditing } from './quote-editing.tsx';
import { plainField } from './quote-fields.ts';
import { useRecordForm } from './use-record-form.ts';

function incidentsIn(declarations: unknown): Readonly<Record<string, unknown>> {
  if (typeof declarations !== 'object' || declarations === null || !('incidents' in declarations)) return {};
  const { incidents } = declarations;
  return typeof incidents === 'object' && incidents !== null ? { ...incidents } : {};
}

/** What the insured tells of the last three years, where the line's rates ask for it. */
export function HistoryForm() {
  const t = useTranslations('quoteForm');
  const { quote, line, edit } = useQuoteEditing();
  const { quote_id, declarations } = quote;
  const fields = useMemo(
    () =>
      incidentKinds.map((kind) =>
        plainField(kind, t(`incidents.${kind}`), { of: 'person', kind: 'whole', needed: 'never', most: 2 }),
      ),
    [t],
  );
  const stored = incidentsIn(declarations);
  const form = useRecordForm({
    name: 'history',
    fields,
    stored,
    save(patch) {
      const counts = Object.entries({ ...stored, ...sentAnswers(fields, patch) });
      const incidents = Object.fromEntries(counts.filter(([, count]) => count !== null));
      return edit(UpdateDeclarationsDocument, { quote_id, declarations: { incidents } });
    },
  });
  if (!line.fields.some(({ kind }) => kind === 'incidents')) return null;
  return (
    <FormSection title={t('history')} error={form.generalError}>
      <FieldGrid fields={fields} form={form} />
    </FormSection>
  );
}
