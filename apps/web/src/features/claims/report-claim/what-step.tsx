'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput } from '@roadworthy/ui/forms/money-input.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { YesNo } from '@roadworthy/ui/forms/yes-no.tsx';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { useTranslations } from 'next-intl';
import { useFieldCopy } from '../../shared/answers/fields.tsx';
import { useReport } from './report-context.tsx';
import { ReportStepPage, useNeeded } from './report-step.tsx';
import { type LossQuestion, questionsAfter } from './report-steps.ts';
import { inOrder } from './report-values.ts';

/** What happened, and what is asked of that. */
export function WhatStep() {
  const t = useTranslations('claim.report.what');
  const { report, form, kind } = useReport();
  const needed = useNeeded('what');
  const type = form.answer('type_of_loss');
  const answers = form.answer('answers');
  return (
    <ReportStepPage step="what" needed={needed}>
      <RadioTiles
        id={type.id}
        name={type.id}
        label={t('type')}
        value={type.value || null}
        onChange={(chosen) => {
          if (chosen === type.value) return;
          // Another kind of loss has questions of its own.
          answers.onChange({});
          type.onChoose(chosen);
        }}
        error={type.error ?? needed.messageOf('type_of_loss')}
        options={report.kinds.map(({ type: value, label, about }) => ({ value, label, note: about }))}
      />
      {questionsAfter(kind, answers.value).map((question) => (
        <Question key={`${type.value} ${question.key}`} question={question} />
      ))}
    </ReportStepPage>
  );
}

function Question({ question: { key, kind, text, why, choices } }: { question: LossQuestion }) {
  const t = useTranslations('claim.report');
  const copy = useFieldCopy();
  const { form } = useReport();
  const answers = form.answer('answers');
  const id = `report-question-${key}`;
  const value = ownValue(answers.value, key);
  /** The answers with another one here; a blank one is none. */
  const withAnswer = (next: boolean | number | string) => {
    const { [key]: _former, ...others } = answers.value;
    return inOrder(next === '' ? others : { ...others, [key]: next });
  };
  const shared = { id, label: text, why: copy.why(why), error: undefined };
  switch (kind) {
    case 'yes_no':
      return (
        <YesNo
          {...shared}
          name={id}
          yes={t('yes')}
          no={t('no')}
          value={typeof value === 'boolean' ? value : null}
          onChange={(next) => answers.onChoose(withAnswer(next))}
        />
      );
    case 'choice':
      return (
        <RadioTiles
          {...shared}
          name={id}
          value={typeof value === 'string' ? value : null}
          onChange={(next) => answers.onChoose(withAnswer(next))}
          options={choices}
        />
      );
    case 'cents':
      return (
        <Field {...shared}>
          {(control) => (
            <MoneyInput
              {...control}
              name={id}
              value={typeof value === 'number' ? value : null}
              onChange={(typed) => answers.onChange(withAnswer(typeof typed === 'number' ? typed : ''))}
            />
          )}
        </Field>
      );
    default:
      return (
        <Field {...shared}>
          {(control) =>
            kind === 'prose' ? (
              <TextArea
                {...control}
                name={id}
                rows={3}
                maxLength={textLimits.reason}
                value={typeof value === 'string' ? value : ''}
                onChange={({ currentTarget }) => answers.onChange(withAnswer(currentTarget.value))}
              />
            ) : (
              <TextInput
                {...control}
                name={id}
                maxLength={textLimits.answer}
                enterKeyHint="next"
                value={typeof value === 'string' ? value : ''}
                onChange={({ currentTarget }) => answers.onChange(withAnswer(currentTarget.value))}
              />
            )
          }
        </Field>
      );
  }
}
