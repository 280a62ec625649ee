'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput } from '@roadworthy/ui/forms/money-input.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { YesNo } from '@roadworthy/ui/forms/yes-no.tsx';
import { useLocale, useTranslations } from 'next-intl';
import type { SavedAnswer } from '../../shared/answers/answer.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { AnswerViolation } from '../step-form/answer-violation.tsx';
import { TextAnswer, useFieldCopy } from '../../shared/answers/fields.tsx';
import type { FieldView } from '../../shared/lines/line-view.ts';

/** An answer whose kind only its field knows. */
export type OpenAnswer = SavedAnswer<unknown>;

/** An answer as the text that it is while it is typed. */
export const asText = ({ clash: _clash, ...answer }: OpenAnswer): SavedAnswer<string> => ({
  ...answer,
  value: typeof answer.value === 'string' ? answer.value : '',
});

type LineFieldProps = { field: FieldView; answer: OpenAnswer };

/** One field of a line, drawn by its kind, with what its answer does. */
export function LineField({ field, answer }: LineFieldProps) {
  const isWide = field.kind === 'choice' || field.kind === 'yes_no';
  return (
    <div className={isWide ? 'flex flex-col gap-2 sm:col-span-2' : 'flex flex-col gap-2'}>
      <Input field={field} answer={answer} />
      {field.needed === 'price' ? <AnswerEffect field={field.path} /> : <AnswerViolation field={field.path} />}
    </div>
  );
}

function Input({ field, answer }: LineFieldProps) {
  switch (field.kind) {
    case 'choice':
      return <Choices field={field} answer={asText(answer)} />;
    case 'yes_no':
      return <Either field={field} answer={answer} />;
    case 'cents':
      return <Amount field={field} answer={answer} />;
    default:
      return <Typed field={field} answer={asText(answer)} />;
  }
}

type TextProps = { field: FieldView; answer: SavedAnswer<string> };

function Choices({ field: { label, choices }, answer }: TextProps) {
  return (
    <RadioTiles
      id={answer.id}
      name={answer.id}
      label={label}
      options={choices}
      value={answer.value || null}
      onChange={answer.onChoose}
      error={answer.error}
      columns={choices.length > 2 ? 3 : 2}
    />
  );
}

function Either({ field: { label }, answer }: LineFieldProps) {
  const t = useTranslations('checkout.use');
  return (
    <YesNo
      id={answer.id}
      name={answer.id}
      label={label}
      value={typeof answer.value === 'boolean' ? answer.value : null}
      onChange={answer.onChoose}
      error={answer.error}
      yes={t('yes')}
      no={t('no')}
    />
  );
}

function Amount({ field: { label }, answer }: LineFieldProps) {
  const locale = useLocale();
  const { value } = answer;
  return (
    <Field id={answer.id} label={label} error={answer.error}>
      {(control) => (
        <MoneyInput
          {...control}
          locale={locale}
          value={typeof value === 'number' || typeof value === 'string' ? value : null}
          onChange={answer.onChange}
          onBlur={answer.onBlur}
          enterKeyHint="next"
        />
      )}
    </Field>
  );
}

const lengthOf = { year: 4, whole: 7 } as const;

function Typed({ field: { kind, label, needed, most }, answer }: TextProps) {
  const copy = useFieldCopy();
  if (kind === 'day') {
    return (
      <Field
        id={answer.id}
        label={label}
        error={answer.error}
        optional={needed === 'never' ? copy.optional : undefined}
      >
        {(control) => (
          <NearDate
            {...control}
            value={answer.value}
            onChange={(event) => answer.onChange(event.currentTarget.value)}
            onBlur={answer.onBlur}
          />
        )}
      </Field>
    );
  }
  const isNumber = kind === 'year' || kind === 'whole';
  return (
    <TextAnswer
      answer={isNumber ? { ...answer, onChange: (typed) => answer.onChange(typed.replaceAll(/\D/g, '')) } : answer}
      label={label}
      optional={needed === 'never'}
      input={{
        autoComplete: 'off',
        enterKeyHint: 'next',
        maxLength: isNumber ? lengthOf[kind] : (most ?? undefined),
        ...(isNumber && { inputMode: 'numeric' }),
      }}
    />
  );
}
