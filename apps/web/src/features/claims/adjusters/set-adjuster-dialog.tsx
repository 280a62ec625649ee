'use client';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { type ClaimHandlerFragment, SetAdjusterDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { checkField, dayField, lineField, ownField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { useProviderLabel } from '../../shared/use-provider-label.ts';

/** Somebody who handles claims, and who else does. */
export type HandlerSubject = {
  readonly handler: ClaimHandlerFragment;
  readonly others: readonly ClaimHandlerFragment[];
  /** What each step approves, in cents. */
  readonly steps: readonly number[];
};

type LinesProps = {
  label: string;
  note: string;
  lines: readonly string[];
  onLines: (lines: readonly string[]) => void;
};

/** Which lines somebody knows; none chosen is all of them. */
function Lines({ label, note, lines, onLines }: LinesProps) {
  const providerLabel = useProviderLabel();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium">{label}</legend>
      <p className="text-small text-ink-2">{note}</p>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {providers.map((provider) => (
          <Checkbox
            key={provider}
            label={providerLabel(provider)}
            checked={lines.includes(provider)}
            onChange={({ currentTarget: { checked } }) =>
              onLines(checked ? [...lines, provider] : lines.filter((one) => one !== provider))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

const statesOf = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => code !== '');
const numberOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : -1);

/** How somebody handles claims: what they know, where they are licensed, how much they approve, and when they are away. */
export const SetAdjusterDialog = formDialog<HandlerSubject>()({
  words: 'actions.set_adjuster',
  document: SetAdjusterDocument,
  kind: 'overseer',
  begin: ({ subject: { handler } }) => ({
    lines: handler.lines,
    states: handler.states.join(' '),
    authority_step: String(handler.authority_step),
    is_senior: handler.is_senior,
    most_open: String(handler.most_open),
    away_from: handler.away_from ?? '',
    away_until: handler.away_until ?? '',
    successor_id: handler.successor_id ?? '',
    is_archived: false,
  }),
  fields: ({ t, subject: { handler, others, steps } }) => [
    <p key="who" className="font-medium wrap-anywhere">
      {handler.name}
    </p>,
    ownField<'lines', readonly string[]>('lines', ({ value, onValue }) => (
      <Lines label={t('linesLabel')} note={t('linesNote')} lines={value} onLines={onValue} />
    )),
    lineField('states', { label: t('statesLabel'), hint: t('statesNote'), optional: t('optional'), maxLength: 300 }),
    selectField('authority_step', {
      label: t('step'),
      options: steps.map((cents, at) => ({ value: String(at + 1), label: moneyText(cents, 'USD') })),
    }),
    checkField('is_senior', { label: t('senior') }),
    lineField('most_open', { label: t('most'), missing: t('mostMissing'), maxLength: 4 }),
    dayField('away_from', { label: t('awayFrom'), optional: t('optional') }),
    dayField('away_until', { label: t('awayUntil'), optional: t('optional') }),
    selectField('successor_id', {
      label: t('successor'),
      options: [
        { value: '', label: t('whoFits') },
        ...others.map(({ user_id, name }) => ({ value: user_id, label: name })),
      ],
    }),
    handler.has_profile && checkField('is_archived', { label: t('archived') }),
  ],
  input: ({ subject, values }) => ({
    user_id: subject.handler.user_id,
    lines: [...values.lines],
    states: statesOf(values.states),
    authority_step: Number(values.authority_step),
    is_senior: values.is_senior,
    most_open: numberOf(values.most_open),
    away_from: values.away_from || null,
    away_until: values.away_until || null,
    successor_id: values.successor_id || null,
    is_archived: values.is_archived,
  }),
  done: ({ t }) => t('done'),
});
