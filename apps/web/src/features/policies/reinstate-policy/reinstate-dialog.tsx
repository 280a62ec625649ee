'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import {
  PreviewReinstatementDocument,
  type PreviewReinstatementQuery,
  ReinstatePolicyDocument,
} from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { MoneyLines } from '../cancel-policy/money-before-after.tsx';

/** What the dialog knows of the policy beside its key. */
export type ReinstateSubject = { readonly provider: string };
type Shown = PreviewReinstatementQuery['preview_reinstatement'];

/** What is charged now and why, and from when on cover goes on. */
function Effect({ shown, provider }: { shown: Shown; provider: string }) {
  const t = useTranslations('actions.reinstate_policy');
  const money = (cents: number) => moneyText(cents, shown.currency);
  const { balance, refund, gap, fee, stopped_refund: stopped, method_end: end } = shown;
  const ahead = shown.invoices.filter(({ before, after }) => before === 0 && after > 0);
  const next = ahead.filter(({ due_date }) => due_date > shown.today);
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="rounded-card border border-line bg-surface-2 p-4">
        <p className="text-ink-2">{t('resumes', { date: printDay(shown.resumes) ?? '' })}</p>
        <p className="type-h2 mt-1 tabular-nums">
          {balance > 0
            ? t('charge', { amount: money(balance) })
            : refund > 0
              ? t('refund', { amount: money(refund) })
              : t('even')}
        </p>
        <ul className="mt-1 text-small text-ink-2">
          {fee > 0 && <li>{t('fee', { amount: money(fee) })}</li>}
          {gap > 0 && <li>{t('gap', { amount: money(gap), from: printDay(shown.ended) ?? '' })}</li>}
          {stopped > 0 && <li>{t('stopped', { amount: money(stopped) })}</li>}
          {next.length > 0 && (
            <li>
              {t('ahead', {
                count: next.length,
                first: printDay(next[0]?.due_date ?? null) ?? '',
                amount: money(next[0]?.after ?? 0),
              })}
            </li>
          )}
          {balance > 0 && end !== null && <li>{t('card', { end })}</li>}
        </ul>
      </div>
      {balance > 0 && end === null && <FormAlert message={t('noCard')} />}
      <details className="group">
        <summary className="link inline-flex min-h-target-small items-center font-medium">{t('byLine')}</summary>
        <MoneyLines shown={shown} provider={provider} />
      </details>
    </div>
  );
}

const nothing = { gap: 'without', signer: '', signedOn: '', isSigned: false };

/** Having cancelled cover go on: with a gap or without, who signed, and what is charged. */
export function ReinstateDialog({ id, subject, open, onClose, onDone }: ActionDialogProps<ReinstateSubject>) {
  const t = useTranslations('actions.reinstate_policy');
  const [given, setGiven] = useState(nothing);
  const put = (changes: Partial<typeof nothing>) => setGiven((known) => ({ ...known, ...changes }));
  const close = () => {
    setGiven(nothing);
    onClose();
  };
  const hasLapse = given.gap === 'with';
  const asked = { policy_id: id, has_lapse: hasLapse };
  const preview = useRead('agent', PreviewReinstatementDocument, asked, { enabled: open, keepsLast: true });
  const shown = preview.data?.preview_reinstatement;
  const operation = useOperation(ReinstatePolicyDocument, undefined, { kind: 'agent' });
  const result = operation.data?.reinstate_policy;
  const signer = given.signer || (shown?.insureds[0] ?? '');
  const signedOn = given.signedOn || (shown?.today ?? '');
  const canPay = shown !== undefined && (shown.balance === 0 || shown.method_end !== null);
  const confirm = () => {
    const said = { ...asked, charged_amount: shown?.balance ?? 0, signed_by: signer, signed_on: signedOn };
    operation.mutate(said, {
      onSuccess: ({ reinstate_policy: { status } }) => {
        if (status === 'declined') return;
        onDone(t(status === 'pending' ? 'pending' : 'done'));
        close();
      },
    });
  };
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      operation={operation}
      tone="money"
      ready={canPay && given.isSigned && preview.error === null && !preview.isFetching}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      <RadioTiles
        id="reinstate-gap"
        name="reinstate_gap"
        label={t('how')}
        options={[
          { value: 'without', label: t('without'), note: t('withoutHint') },
          { value: 'with', label: t('with'), note: t('withHint') },
        ]}
        value={given.gap}
        onChange={(value) => put({ gap: value ?? 'without' })}
      />
      <FormAlert message={preview.error ? readableMessage(preview.error) : null} />
      {shown && !preview.error && (
        <>
          <Effect shown={shown} provider={subject.provider} />
          <Field label={t('signer')}>
            {(control) => (
              <SelectInput
                {...control}
                value={signer}
                options={shown.insureds.map((name) => ({ value: name, label: name }))}
                onChange={({ currentTarget: { value } }) => put({ signer: value })}
              />
            )}
          </Field>
          <Field label={t('signedOn')}>
            {(control) => (
              <NearDate
                {...control}
                value={signedOn}
                min={shown.ended}
                max={shown.today}
                onChange={({ currentTarget: { value } }) => put({ signedOn: value })}
              />
            )}
          </Field>
          <Checkbox
            label={t('statement', { name: signer, from: printDay(shown.ended) ?? '' })}
            checked={given.isSigned}
            onChange={({ currentTarget: { checked } }) => put({ isSigned: checked })}
          />
        </>
      )}
      <FormAlert message={result?.status === 'declined' ? (result.message ?? t('declined')) : null} />
    </OperationDialog>
  );
}
