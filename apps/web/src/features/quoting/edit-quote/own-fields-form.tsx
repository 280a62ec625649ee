'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useMemo, useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadQuoteCustomFieldsDocument, UpdateCustomFieldsDocument } from '../../../generated/documents.ts';
import { FieldGrid } from './field-grid.tsx';
import { FormSection } from './form-section.tsx';
import { useQuoteEditing } from './quote-editing.tsx';
import { plainField } from './quote-fields.ts';
import { useRecordForm } from './use-record-form.ts';

type OwnFields = Readonly<Record<string, unknown>>;

/** What the organization keeps of its own about a quote, once it is read. */
export function OwnFieldsForm() {
  const { quote_id } = useQuoteEditing().quote;
  const read = useRead('agent', LoadQuoteCustomFieldsDocument, { quote_id }, { keepsLast: true });
  const stored = read.data?.quotes_by_pk?.custom_fields;
  return typeof stored === 'object' && stored !== null ? <Fields stored={{ ...stored }} /> : null;
}

const printed = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function Fields({ stored }: { stored: OwnFields }) {
  const t = useTranslations('quoteForm');
  const { quote, edit } = useQuoteEditing();
  const { quote_id } = quote;
  const [added, setAdded] = useState<readonly string[]>([]);
  const names = [...new Set([...Object.keys(stored), ...added])];
  const fields = names.map((name) => plainField(name, name, { needed: 'never', most: 500 }));
  const texts = useMemo(
    () => Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, printed(value)])),
    [stored],
  );
  const form = useRecordForm({
    name: 'own',
    fields,
    stored: texts,
    save(patch) {
      // What was not typed here keeps the kind of value that a program gave it.
      const values = Object.entries({ ...stored, ...patch }).filter(([, value]) => value !== '' && value !== null);
      return edit(UpdateCustomFieldsDocument, { quote_id, custom_fields: Object.fromEntries(values) });
    },
  });
  return (
    <FormSection title={t('ownFields')} error={form.generalError}>
      <p className="text-small text-ink-3">{t('ownFieldsKept')}</p>
      <FieldGrid fields={fields} form={form} />
      <NewField taken={names} onAdd={(name) => setAdded([...added, name])} />
    </FormSection>
  );
}

function NewField({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const t = useTranslations('quoteForm');
  const [name, setName] = useState('');
  const requested = name.trim();
  const isTaken = taken.includes(requested);

  function add(event: FormEvent): void {
    event.preventDefault();
    if (requested === '' || isTaken) return;
    onAdd(requested);
    setName('');
    // Its input is there with the next rendering.
    setTimeout(() => document.getElementById(`own-${requested}`)?.focus());
  }

  return (
    <form onSubmit={add} className="flex flex-wrap items-end gap-2">
      <Field id="own-field-name" label={t('ownFieldName')} error={isTaken ? t('ownFieldTaken') : undefined}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button tone="quiet" size="small" type="submit">
        {t('addOwnField')}
      </Button>
    </form>
  );
}
