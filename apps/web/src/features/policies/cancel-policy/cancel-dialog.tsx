'use client';
import { useTranslations } from 'next-intl';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import {
  CancellationChoicesDocument,
  type CancellationChoicesQuery,
  CancelPolicyDocument,
  type CancelPolicyMutationVariables,
  PreviewCancellationDocument,
  UnderwriterCancelPolicyDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import {
  checkField,
  dayField,
  lineField,
  ownField,
  proseField,
  selectField,
} from '../../shared/form-dialog/form-fields.tsx';
import { printDay } from '../../shared/print-day.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { MoneyBeforeAfter } from './money-before-after.tsx';
import { OdometerField, odometerOf } from './odometer-field.tsx';

/** What the dialog knows of the policy beside its key. */
export type CancelSubject = {
  readonly provider: string;
  readonly policyNumber: string;
  /** What the form begins with, where what happened says why and when. */
  readonly begins?: { readonly reason: string; readonly asOf: string; readonly proof: string };
};
type Choice = CancellationChoicesQuery['cancellation_choices'][number];

type ReadText = { readonly text_read_at: string | null; readonly text_edition: string | null };

/** Where the text of a row was read, and of which day the copy is. */
function TextRead({ text: { text_read_at: at, text_edition: edition } }: { text: ReadText }) {
  const t = useTranslations('policyParts.cancellation');
  return (
    <p className="text-ink-3 wrap-anywhere">
      {at === null ? t('lawUnread') : t('lawText', { at, edition: edition ?? 'none' })}
    </p>
  );
}

/** When the law lets cover end and how that was counted, and what the reason rests on. */
function LegalDate({ choice: { legal, ground, today } }: { choice: Choice }) {
  const t = useTranslations('policyParts.cancellation');
  if (!legal) return null;
  const day = (value: string) => printDay(value) ?? '';
  return (
    <div className="border-l-[3px] border-marigold bg-surface-2 px-3 py-2 text-small text-ink-2">
      <p className="font-medium text-ink">{t('legal', { date: day(legal.date) })}</p>
      <p>
        {t('legalCount', {
          sent: day(legal.sent ?? today),
          days: legal.notice_days,
          post: legal.post_days,
          moved: legal.moved_days,
        })}
      </p>
      <p>{legal.source}</p>
      <TextRead text={legal} />
      <p>{t('counts', { channel: legal.channel, source: legal.channel_source })}</p>
      {ground && (
        <p>
          {ground.until
            ? t('groundUntil', { date: day(ground.until), source: ground.source })
            : t('ground', { source: ground.source })}
        </p>
      )}
      {ground?.text_read_at && <TextRead text={ground} />}
      {legal.grade !== 'A' && <p className="font-medium text-warning">{t('unconfirmed', { grade: legal.grade })}</p>}
    </div>
  );
}

/** What is offered at first: today, or the first day that is allowed; a day that has passed is chosen on purpose. */
const firstDayOf = (choice: Choice | undefined): string => {
  if (choice === undefined) return '';
  const { earliest_date: earliest, latest_date: latest, today } = choice;
  return today < earliest ? earliest : today > latest ? latest : today;
};

const choiceOf = (facts: CancellationChoicesQuery | undefined, reason: unknown): Choice | undefined =>
  facts?.cancellation_choices.find((one) => one.reason === reason);

/** Ending a policy: why, when, and what comes back to the cent. */
const cancelDialog = (kind: 'agent' | 'underwriter', document: TypedDocument<unknown, CancelPolicyMutationVariables>) =>
  formDialog<CancelSubject>()({
    words: 'actions.cancel_policy',
    document,
    kind,
    tone: 'danger',
    facts: { document: CancellationChoicesDocument, variables: ({ id }) => ({ policy_id: id }) },
    begin: ({ facts, typed, subject: { begins } }) => ({
      reason: begins?.reason ?? '',
      as_of_date:
        begins && [undefined, begins.reason].includes(typed['reason'] as string | undefined)
          ? begins.asOf
          : firstDayOf(choiceOf(facts, typed['reason'])),
      explanation: '',
      proof: begins?.proof ?? '',
      odometer: '',
      issue_prorated_refund: true,
      number: '',
    }),
    preview: {
      document: PreviewCancellationDocument,
      variables: ({ id, facts, values: { reason, as_of_date, odometer } }) =>
        choiceOf(facts, reason) ? { policy_id: id, reason, as_of_date, odometer: odometerOf(odometer) } : null,
    },
    fields({ t, messages, subject, facts, values, preview }) {
      const choice = choiceOf(facts, values.reason);
      const reason = selectField('reason', {
        label: t('reason'),
        placeholder: t('choose'),
        options: (facts?.cancellation_choices ?? []).map((one) => ({
          value: one.reason,
          label: labelOf(messages.insurance.cancellationReason, one.reason) ?? one.reason,
        })),
        resets: ['as_of_date'],
      });
      if (!choice) return [reason];
      const needsWhy = choice.legal !== null || !values.issue_prorated_refund;
      return [
        reason,
        <LegalDate key="legal" choice={choice} />,
        dayField('as_of_date', {
          label: t('asOf'),
          hint: t('asOfHint'),
          min: choice.earliest_date,
          max: choice.latest_date,
        }),
        values.as_of_date < choice.today && lineField('proof', { label: t('proof'), hint: t('proofHint') }),
        choice.odometer_from !== null &&
          ownField<'odometer', string>('odometer', ({ value, onValue, error }) => (
            <OdometerField from={choice.odometer_from ?? 0} value={value} onChange={onValue} error={error} />
          )),
        preview && <MoneyBeforeAfter shown={preview.preview_cancellation} provider={subject.provider} reader="staff" />,
        proseField('explanation', { label: t('explanation'), optional: needsWhy ? undefined : t('optional') }),
        checkField('issue_prorated_refund', { label: t('send'), note: t('sendHint') }),
        lineField('number', { label: t('typeNumber', { number: subject.policyNumber }) }),
      ];
    },
    ready: ({ subject, values }) => values.number.trim() === subject.policyNumber,
    input: ({ id, values: { number: _typed, explanation, proof, odometer, ...values } }) => ({
      policy_id: id,
      ...values,
      odometer: odometerOf(odometer),
      explanation: explanation.trim() || null,
      proof: proof.trim() || null,
    }),
  });

export const CancelDialog = cancelDialog('agent', CancelPolicyDocument);
export const UnderwriterCancelDialog = cancelDialog('underwriter', UnderwriterCancelPolicyDocument);
