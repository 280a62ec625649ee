'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field, FieldError } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { type DraftDecision, emptyChoice, emptyDecision, type QuestionDraft } from './question-draft.ts';

export type PartProps = {
  draft: QuestionDraft;
  change: (changes: Partial<QuestionDraft>) => void;
  problemOf: (field: string) => string | null;
};

const mostChoices = 20;
const mostDecisions = 20;

/** What a choice offers, in both languages. */
export function QuestionChoices({ draft: { choices }, change, problemOf }: PartProps) {
  const t = useTranslations('workbench.questions');
  const problem = problemOf('choices');
  const rows = choices.length === 0 ? [emptyChoice, emptyChoice] : choices;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{t('choices')}</legend>
      {problem && <FieldError id="question-choices-error">{problem}</FieldError>}
      {rows.map((choice, index) => (
        // Choices have no names of their own while they are written, and are only added and taken at their place.
        // eslint-disable-next-line react/no-array-index-key
        <div key={index} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          {(['label', 'label_fr'] as const).map((name) => (
            <Field
              key={name}
              id={`question-choice-${index}-${name}`}
              label={t(`choice.${name}`, { place: index + 1 })}
              error={problemOf(`choices.${index}.${name}`)}
            >
              {(control) => (
                <TextInput
                  {...control}
                  lang={name === 'label' ? 'en' : 'fr-CA'}
                  autoComplete="off"
                  maxLength={textLimits.title}
                  value={choice[name]}
                  onChange={({ currentTarget }) =>
                    change({ choices: rows.with(index, { ...choice, [name]: currentTarget.value }) })
                  }
                />
              )}
            </Field>
          ))}
          <Button
            tone="plain"
            size="small"
            disabled={rows.length <= 2}
            onClick={() => change({ choices: rows.filter((_, place) => place !== index) })}
          >
            {t('remove')}
            <span className="sr-only">: {choice.label}</span>
          </Button>
        </div>
      ))}
      {rows.length < mostChoices && (
        <Button
          tone="quiet"
          size="small"
          className="self-start"
          onClick={() => change({ choices: [...rows, emptyChoice] })}
        >
          {t('addChoice')}
        </Button>
      )}
    </fieldset>
  );
}

/** The ends of what may be answered. */
export function QuestionRange({ draft, change, problemOf }: PartProps) {
  const t = useTranslations('workbench.questions');
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
      {(['least', 'most'] as const).map((name) => (
        <Field key={name} id={`question-${name}`} label={t(`range.${name}`)} error={problemOf(name)}>
          {(control) => (
            <End {...control} draft={draft} value={draft[name]} onChange={(text) => change({ [name]: text })} />
          )}
        </Field>
      ))}
    </div>
  );
}

type EndProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  draft: Pick<QuestionDraft, 'answer_type'>;
  value: string;
  onChange: (text: string) => void;
};

function End({ draft, value, onChange, ...control }: EndProps) {
  if (draft.answer_type === 'date')
    return <NearDate {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  return (
    <TextInput
      {...control}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/[^\d-]/g, ''))}
    />
  );
}

const outcomes = ['referral', 'rejection', 'agent_required'] as const;

/** What becomes of a quote by its answer, line by line. */
export function QuestionDecisions(props: PartProps) {
  const t = useTranslations('workbench.questions');
  const { draft, change, problemOf } = props;
  const { decisions } = draft;
  const problem = problemOf('decisions');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{t('decisions')}</legend>
      {decisions.length === 0 && <p className="text-small text-ink-2">{t('noDecisions')}</p>}
      {problem && <FieldError id="question-decisions-error">{problem}</FieldError>}
      {decisions.map((decision, index) => (
        <DecisionLine
          // Lines have no names of their own, and are only added and taken at their place.
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          {...{ ...props, decision, index }}
          onChange={(changes) => change({ decisions: decisions.with(index, { ...decision, ...changes }) })}
          onRemove={() => change({ decisions: decisions.filter((_, place) => place !== index) })}
        />
      ))}
      {decisions.length < mostDecisions && (
        <Button
          tone="quiet"
          size="small"
          className="self-start"
          onClick={() => change({ decisions: [...decisions, emptyDecision] })}
        >
          {t('addDecision')}
        </Button>
      )}
    </fieldset>
  );
}

type DecisionLineProps = PartProps & {
  decision: DraftDecision;
  index: number;
  onChange: (changes: Partial<DraftDecision>) => void;
  onRemove: () => void;
};

function DecisionLine({ draft, decision, index, problemOf, onChange, onRemove }: DecisionLineProps) {
  const t = useTranslations('workbench.questions');
  const id = `question-decision-${index}`;
  const at = (field: string) => problemOf(`decisions.${index}.${field}`);
  const overlap = problemOf(`decisions.${index}`);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-end gap-3">
        <Answer {...{ draft, decision, id, at, onChange }} />
        <Field id={`${id}-decision`} label={t('outcome')} error={at('decision')} className="min-w-48">
          {(control) => (
            <SelectInput
              {...control}
              options={outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
              value={decision.decision}
              onChange={({ currentTarget }) => onChange({ decision: currentTarget.value })}
            />
          )}
        </Field>
        <Button tone="plain" size="small" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only">: {t('line', { place: index + 1 })}</span>
        </Button>
      </div>
      {overlap && <FieldError id={`${id}-error`}>{overlap}</FieldError>}
    </div>
  );
}

type AnswerProps = Pick<DecisionLineProps, 'draft' | 'decision' | 'onChange'> & {
  id: string;
  at: (field: string) => string | null;
};

/** By which answer it comes about: one of a list, a range, or any that is given. */
function Answer({ draft, decision, id, at, onChange }: AnswerProps) {
  const t = useTranslations('workbench.questions');
  if (draft.answer_type === 'text') return <p className="min-h-11 content-center">{t('anyAnswer')}</p>;
  if (draft.answer_type === 'number' || draft.answer_type === 'date') {
    return (['from', 'to'] as const).map((name) => (
      <Field key={name} id={`${id}-${name}`} label={t(`range.${name}`)} error={at(name)} className="w-40">
        {(control) => (
          <End {...control} draft={draft} value={decision[name]} onChange={(text) => onChange({ [name]: text })} />
        )}
      </Field>
    ));
  }
  const options =
    draft.answer_type === 'yes_no'
      ? (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))
      : draft.choices.map(({ value, label }) => ({ value: value || label, label }));
  return (
    <Field id={`${id}-answer`} label={t('answer')} error={at('answer')} className="min-w-48">
      {(control) => (
        <SelectInput
          {...control}
          options={options}
          placeholder="–"
          value={decision.answer}
          onChange={({ currentTarget }) => onChange({ answer: currentTarget.value })}
        />
      )}
    </Field>
  );
}
