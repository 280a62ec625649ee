'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type LoadMyReinstatementQuery,
  PreviewReinstatementDocument,
  ReinstateMyPolicyDocument,
  type ReinstateMyPolicyMutation,
} from '../../../generated/documents.ts';
import { ReinstatementEffect, WithOrWithoutGap } from '../../policies/reinstate-policy/reinstatement-effect.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { ToldWhenFree } from '../../shared/told-when-free/told-when-free.tsx';
import { printDay } from '../../shared/print-day.ts';
import { type HowPaid, PayForm } from '../pay-policy/pay-form.tsx';

type Form = LoadMyReinstatementQuery['policy_payment_form'];
type Props = { policyId: string; provider: string; form: Form; onDone: (status: string) => void };

const nothing = { gap: 'without', signer: '', isTrue: false };
type Provided = typeof nothing;
const fieldOf = (error: unknown) => (error instanceof RequestError ? error.field : undefined);

/** What it costs, the statement that is signed, and one press that signs and pays. */
export function ReinstateMyPolicy({ policyId, provider, form, onDone }: Props) {
  const t = useTranslations('checkout.reinstate');
  const [provided, setInput] = useState(nothing);
  const patch = (changes: Partial<Provided>) => setInput((known) => ({ ...known, ...changes }));
  const [isRequested, setIsRequested] = useState(false);
  const requested = { policy_id: policyId, has_lapse: provided.gap === 'with' };
  const preview = useRead('user', PreviewReinstatementDocument, requested, { keepsLast: true });
  const shown = preview.error ? undefined : preview.data?.preview_reinstatement;
  // What was decided is shown before the policy is read again, which by then cannot be taken up any more.
  const notified = ({ reinstate_my_policy: { status } }: ReinstateMyPolicyMutation) => {
    if (status !== 'declined') onDone(status);
  };
  const operation = useOperation(ReinstateMyPolicyDocument, notified, { kind: 'user', rereads: ['user'] });
  const result = operation.data?.reinstate_my_policy;
  const { balance = 0, method_end: end = null, insureds = [], currency = 'USD' } = shown ?? {};
  const isOfSigner = fieldOf(operation.error) === 'signed_by';
  const failed = operation.error && !isOfSigner ? (readableMessage(operation.error) ?? t('refused')) : null;

  function check(): boolean {
    setIsRequested(true);
    const place = provided.isTrue ? 'reinstate-signer' : 'reinstate-statement';
    const isSigned = provided.isTrue && provided.signer.trim() !== '';
    if (!isSigned) document.getElementById(place)?.focus();
    return isSigned && shown !== undefined && !preview.isFetching;
  }
  const input = { ...requested, charged_amount: balance, signed_by: provided.signer };
  const carryOut = ({ method_token, payment_method_id }: HowPaid) =>
    operation.mutate({
      ...input,
      ...(method_token !== undefined && { method_token }),
      ...(payment_method_id !== undefined && { payment_method_id }),
    });
  return (
    <PayForm
      {...{ policyId, form, check }}
      title={t('title')}
      amount={shown ? balance : null}
      stored={end === null ? null : { kind: 'card', ends: end }}
      offers={{ bank: false, later: null }}
      copy={{
        submit: balance > 0 ? t('pay', { amount: moneyText(balance, currency) }) : t('sign'),
        busy: t('working'),
      }}
      back={{ href: `/customers/policies/${policyId}`, label: t('back') }}
      busy={operation.isPending}
      problem={failed ?? (result?.status === 'declined' ? (result.message ?? t('declined')) : null)}
      onPay={carryOut}
    >
      <WithOrWithoutGap value={provided.gap} onChange={(gap) => patch({ gap })} />
      <FormAlert message={preview.error ? (readableMessage(preview.error) ?? t('failed')) : null} />
      <ToldWhenFree error={operation.error ?? preview.error} policyId={policyId} kind="user" source="reinstatement" />
      {shown && <ReinstatementEffect shown={shown} provider={provider} />}
      <Statement
        {...{ given: provided, put: patch, isRequested, insureds }}
        ended={shown?.ended ?? null}
        wrongSigner={isOfSigner ? (readableMessage(operation.error) ?? null) : null}
      />
    </PayForm>
  );
}

type StatementProps = {
  given: Provided;
  put: (changes: Partial<Provided>) => void;
  isRequested: boolean;
  insureds: readonly string[];
  ended: string | null;
  wrongSigner: string | null;
};

/** That nothing has happened meanwhile, and under which name that is signed. */
function Statement({ given: provided, put: patch, isRequested, insureds, ended, wrongSigner }: StatementProps) {
  const t = useTranslations('checkout.reinstate');
  const unsigned = isRequested && provided.signer.trim() === '' ? t('signerMissing') : null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h2">{t('statementTitle')}</h2>
      <p>{t('statement', { from: printDay(ended) ?? '' })}</p>
      <Checkbox
        id="reinstate-statement"
        label={t('agree')}
        error={isRequested && !provided.isTrue ? t('agreeMissing') : null}
        checked={provided.isTrue}
        onChange={({ currentTarget: { checked } }) => patch({ isTrue: checked })}
      />
      <Field
        id="reinstate-signer"
        label={t('signer')}
        hint={t('signerHint', { names: insureds.join(', ') })}
        error={unsigned ?? wrongSigner}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={200}
            value={provided.signer}
            onChange={({ currentTarget: { value } }) => patch({ signer: value })}
          />
        )}
      </Field>
    </section>
  );
}
