'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import {
  CancellationChoicesDocument,
  type CancellationChoicesQuery,
  CancelPolicyDocument,
  PreviewCancellationDocument,
  UnderwriterCancelPolicyDocument,
} from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { MoneyBeforeAfter } from './money-before-after.tsx';
import { isOfOdometer, OdometerField, odometerOf } from './odometer-field.tsx';

/** What the dialog knows of the policy beside its key. */
export type CancelSubject = { readonly provider: string; readonly policyNumber: string };
type Choice = CancellationChoicesQuery['cancellation_choices'][number];

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
      {ground && (
        <p>
          {ground.until
            ? t('groundUntil', { date: day(ground.until), source: ground.source })
            : t('ground', { source: ground.source })}
        </p>
      )}
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

const nothing = { reason: '', asOf: '', explanation: '', proof: '', odometer: '', isSent: true, typed: '' };
type Provided = typeof nothing;

type SaidProps = { given: Provided; put: (changes: Partial<Provided>) => void; needsWhy: boolean; number: string };

/** Why, whether the refund is sent, and the number as a word of agreement. */
function Said({ given: provided, put: patch, needsWhy, number }: SaidProps) {
  const t = useTranslations('actions.cancel_policy');
  return (
    <>
      <Field label={t('explanation')} optional={needsWhy || !provided.isSent ? undefined : t('optional')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={provided.explanation}
            onChange={(event) => patch({ explanation: event.currentTarget.value })}
          />
        )}
      </Field>
      <Checkbox
        label={t('send')}
        note={t('sendHint')}
        checked={provided.isSent}
        onChange={({ currentTarget: { checked } }) => patch({ isSent: checked })}
      />
      <Field label={t('typeNumber', { number: number })}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={provided.typed}
            onChange={(event) => patch({ typed: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}

type CancelDialogProps = ActionDialogProps<CancelSubject> & {
  kind: 'agent' | 'underwriter';
  name: 'cancel_policy' | 'underwriter_cancel_policy';
};

/** Ending a policy: why, when, and what comes back to the cent. */
export function CancelDialog({ id, subject, open, onClose, onDone, kind, name }: CancelDialogProps) {
  const t = useTranslations('actions.cancel_policy');
  const label = useLabels();
  const [provided, setInput] = useState(nothing);
  const patch = (changes: Partial<Provided>) => setInput((known) => ({ ...known, ...changes }));
  const close = () => {
    setInput(nothing);
    onClose();
  };
  const done = () => {
    onDone(t('done'));
    close();
  };
  const byAgent = useOperation(CancelPolicyDocument, done, { kind });
  const byUnderwriter = useOperation(UnderwriterCancelPolicyDocument, done, { kind });
  const operation = name === 'cancel_policy' ? byAgent : byUnderwriter;
  // While it is decided nothing is asked about it any more.
  const asks = open && !operation.isPending;
  const choices = useRead(kind, CancellationChoicesDocument, { policy_id: id }, { enabled: asks });
  const choice = choices.data?.cancellation_choices.find(({ reason }) => reason === provided.reason);
  const asOf = provided.asOf || firstDayOf(choice);
  const needsWhy = choice?.legal !== null && choice !== undefined;
  const isBack = choice !== undefined && asOf < choice.today;
  const terms = { policy_id: id, reason: provided.reason, as_of_date: asOf, odometer: odometerOf(provided.odometer) };
  const preview = useRead(kind, PreviewCancellationDocument, terms, {
    enabled: asks && choice !== undefined,
    keepsLast: true,
  });
  const isReady = choice !== undefined && preview.error === null && provided.typed.trim() === subject.policyNumber;
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() =>
        operation.mutate({
          ...terms,
          explanation: provided.explanation.trim() || null,
          proof: provided.proof.trim() || null,
          issue_prorated_refund: provided.isSent,
        })
      }
      operation={operation}
      tone="danger"
      ready={isReady}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      <Field label={t('reason')}>
        {(control) => (
          <SelectInput
            {...control}
            value={provided.reason}
            placeholder={t('choose')}
            options={(choices.data?.cancellation_choices ?? []).map(({ reason }) => ({
              value: reason,
              label: label('cancellationReason', reason) ?? reason,
            }))}
            onChange={({ currentTarget: { value } }) => patch({ reason: value, asOf: '' })}
          />
        )}
      </Field>
      {choice && (
        <>
          <LegalDate choice={choice} />
          <Field label={t('asOf')} hint={t('asOfHint')}>
            {(control) => (
              <NearDate
                {...control}
                value={asOf}
                min={choice.earliest_date}
                max={choice.latest_date}
                onChange={({ currentTarget: { value } }) => patch({ asOf: value })}
              />
            )}
          </Field>
          {isBack && (
            <Field label={t('proof')} hint={t('proofHint')}>
              {(control) => (
                <TextInput
                  {...control}
                  value={provided.proof}
                  onChange={(event) => patch({ proof: event.currentTarget.value })}
                />
              )}
            </Field>
          )}
          {choice.odometer_from !== null && (
            <OdometerField
              from={choice.odometer_from}
              value={provided.odometer}
              onChange={(odometer) => patch({ odometer })}
              error={preview.error}
            />
          )}
          <FormAlert message={preview.error && !isOfOdometer(preview.error) ? readableMessage(preview.error) : null} />
          {preview.data && !preview.error && (
            <MoneyBeforeAfter shown={preview.data.preview_cancellation} provider={subject.provider} reader="staff" />
          )}
          <Said given={provided} put={patch} needsWhy={needsWhy} number={subject.policyNumber} />
        </>
      )}
    </OperationDialog>
  );
}
