'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { YesNo } from '@roadworthy/ui/forms/yes-no.tsx';
import type { SavedAnswer } from '../answers/answer.ts';
import { openQuestions, type QuestionAnswers, type QuestionCopy, type QuestionView } from './questions.ts';

type QuestionListProps = {
  questions: readonly QuestionView[];
  values: QuestionAnswers;
  answer: (questionId: string) => SavedAnswer<string>;
  copy: Pick<QuestionCopy, 'yes' | 'no'>;
};

/** The questions that are open, those that an answer opens in place beneath it. */
export function QuestionList({ questions, values, answer, copy }: QuestionListProps) {
  return openQuestions(questions, values).map(({ question, depth }) => {
    const { underwriting_question_id: id } = question;
    return (
      <div
        key={id}
        className={
          depth === 0 ? 'flex flex-col gap-2' : 'arrive -mt-3 flex flex-col gap-2 border-l-[3px] border-line pl-4'
        }
        style={depth > 1 ? { marginInlineStart: `${depth - 1}rem` } : undefined}
      >
        <QuestionField question={question} answer={answer(id)} copy={copy} />
      </div>
    );
  });
}

type QuestionFieldProps = {
  question: QuestionView;
  answer: SavedAnswer<string>;
  copy: Pick<QuestionCopy, 'yes' | 'no'>;
};

/** One question, drawn by how it is answered. */
function QuestionField({ question, answer, copy }: QuestionFieldProps) {
  const { id, value, error, onChoose } = answer;
  const label = question.question;
  if (question.answer_type === 'yes_no') {
    return (
      <YesNo
        {...{ id, label, error, yes: copy.yes, no: copy.no }}
        name={id}
        value={value === '' ? null : value === 'yes'}
        onChange={(isYes) => onChoose(isYes ? 'yes' : 'no')}
      />
    );
  }
  if (question.answer_type === 'choice') {
    return (
      <RadioTiles
        {...{ id, label, error }}
        name={id}
        options={question.choices}
        value={value || null}
        onChange={onChoose}
        columns={question.choices.length > 3 ? 2 : 1}
      />
    );
  }
  return <TypedAnswer question={question} answer={answer} />;
}

const asDay = (end: unknown): string | undefined => (typeof end === 'string' ? end : undefined);

function TypedAnswer({ question, answer }: Omit<QuestionFieldProps, 'copy'>) {
  const { id, value, error, onBlur } = answer;
  const isNumber = question.answer_type === 'number';
  const onChange = ({ currentTarget }: { currentTarget: { value: string } }) =>
    answer.onChange(isNumber ? currentTarget.value.replaceAll(/[^\d-]/g, '') : currentTarget.value);
  return (
    <Field id={id} label={question.question} error={error}>
      {(control) => {
        const input = { ...control, name: id, value, onChange, onBlur };
        if (question.answer_type === 'date')
          return <NearDate {...input} min={asDay(question.least)} max={asDay(question.most)} />;
        if (isNumber) {
          return (
            <TextInput
              {...input}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              maxLength={10}
              className="max-w-32"
            />
          );
        }
        return <TextArea {...input} rows={2} maxLength={textLimits.answer} />;
      }}
    </Field>
  );
}
