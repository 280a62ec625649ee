'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import type { Answer, SavedAnswer } from '../../shared/answers/answer.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { TextAnswer } from '../../shared/answers/fields.tsx';
import { useOwnLine } from './line-context.tsx';

/** As many tiles as an eye takes in; more are a list. */
const mostTiles = 8;

/** What is insured: the kinds of the line. */
export function KindField({
  answer,
  isNew = false,
}: {
  answer: Answer<string> | SavedAnswer<string>;
  isNew?: boolean;
}) {
  const line = useOwnLine();
  const choose = 'onChoose' in answer ? answer.onChoose : answer.onChange;
  return (
    <div className="flex flex-col gap-2">
      {line.kinds.length <= mostTiles ? (
        <RadioTiles
          id={answer.id}
          name={answer.id}
          label={line.what}
          options={line.kinds}
          value={answer.value || null}
          onChange={choose}
          error={answer.error}
          columns={3}
        />
      ) : (
        <Field id={answer.id} label={line.what} error={answer.error} className="max-w-80">
          {(control) => (
            <SelectInput
              {...control}
              options={line.kinds}
              {...(answer.value === '' && { placeholder: line.kindAsks })}
              value={answer.value}
              onChange={(event) => choose(event.currentTarget.value)}
              onBlur={answer.onBlur}
            />
          )}
        </Field>
      )}
      {!isNew && <AnswerEffect field="type" />}
    </div>
  );
}

/** Where it is kept. */
export function PlaceField({ answer, isNew = false }: { answer: Answer<string>; isNew?: boolean }) {
  const t = useTranslations('checkout');
  return (
    <div className="flex flex-col gap-2">
      <TextAnswer
        answer={answer}
        kind="postalCode"
        label={t('start.postalCode')}
        hint={t('line.placeHint')}
        className="max-w-56"
        input={{ autoComplete: 'postal-code', inputMode: 'text', enterKeyHint: 'next' }}
      />
      {!isNew && <AnswerEffect field="garaging_postal_code" />}
    </div>
  );
}
