'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput } from '@roadworthy/ui/forms/money-input.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SavedAnswer } from '../../shared/answers/answer.ts';
import type { FieldAnswer } from '../../shared/lines/field-answers.ts';
import type { FieldView } from '../../shared/lines/line-view.ts';
import { PostalAreaHint } from '../../shared/postal-area/postal-area-hint.tsx';
import { PriceEffect } from './price-effect.tsx';
import type { RecordForm } from './use-record-form.ts';

type FieldGridProps = {
  fields: readonly FieldView[];
  /** One that saves says its name: what its last save did to the price stands beneath the answer. */
  form: Pick<RecordForm, 'answer'> & { readonly name?: string };
  /** What stands beneath a field, by its path. */
  beneath?: Readonly<Record<string, ReactNode>>;
};

/** The fields of a record beside each other, as closely as they can be read. */
export function FieldGrid({ fields, form, beneath = {} }: FieldGridProps) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      {fields.map((field) => (
        <div key={field.path} className="flex min-w-0 flex-col gap-1">
          <FieldInput field={field} answer={form.answer(field.path)} />
          {form.name !== undefined && <PriceEffect form={form.name} field={field.path} />}
          {ownValue(beneath, field.path)}
        </div>
      ))}
    </div>
  );
}

type FieldInputProps = { field: FieldView; answer: SavedAnswer<FieldAnswer> };

function FieldInput({ field, answer }: FieldInputProps) {
  const { id, error, onBlur } = answer;
  return (
    <>
      <Field id={id} label={field.label} error={error}>
        {(control) => <Control field={field} answer={answer} control={{ ...control, onBlur }} />}
      </Field>
      {field.path.endsWith('postal_code') && <AreaOfCode text={answer.value} />}
      <Clash field={field} answer={answer} />
    </>
  );
}

function AreaOfCode({ text }: { text: FieldAnswer }) {
  const t = useTranslations('quoteForm');
  if (typeof text !== 'string') return null;
  const words = {
    lies: (values: { area: string }) => t('lies', values),
    unlisted: (values: { code: string; area: string }) => t('unlisted', values),
  };
  return <PostalAreaHint text={text} words={words} />;
}

type ControlProps = FieldInputProps & {
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; onBlur: () => void };
};

function Control({ field, answer, control }: ControlProps) {
  const t = useTranslations('quoteForm');
  const locale = useLocale();
  const { value, onChange, onChoose } = answer;
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'choice':
      return (
        <SelectInput
          {...control}
          options={field.choices}
          {...(text === '' || field.needed === 'never' ? { placeholder: '–' } : {})}
          value={text}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      );
    case 'yes_no':
      return (
        <SelectInput
          {...control}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
          {...(value === null || field.needed === 'never' ? { placeholder: '–' } : {})}
          value={value === null ? '' : String(value)}
          onChange={({ currentTarget: { value: chosen } }) => onChoose(chosen === '' ? null : chosen === 'true')}
        />
      );
    case 'cents':
      return (
        <MoneyInput
          {...control}
          locale={locale}
          value={typeof value === 'boolean' ? null : value}
          onChange={onChange}
        />
      );
    default:
      return (
        <TextInput
          {...control}
          type={field.kind === 'day' ? 'date' : 'text'}
          inputMode={field.kind === 'whole' || field.kind === 'year' ? 'numeric' : undefined}
          maxLength={field.kind === 'year' ? 4 : (field.most ?? undefined)}
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

/** What somebody else saved in the meantime, to choose between theirs and what is typed here. */
function Clash({ field, answer: { clash } }: FieldInputProps) {
  const t = useTranslations('quoteForm');
  if (!clash) return null;
  const text = field.choices.find(({ value }) => value === clash.theirs)?.label ?? String(clash.theirs ?? '–');
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 text-small text-warning">
      {t('clash', { theirs: field.kind === 'cents' ? String(Number(clash.theirs) / 100) : text })}
      <button type="button" className="link font-semibold" onClick={clash.take}>
        {t('takeTheirs')}
      </button>
      <button type="button" className="link font-semibold" onClick={clash.keep}>
        {t('keepMine')}
      </button>
    </p>
  );
}
