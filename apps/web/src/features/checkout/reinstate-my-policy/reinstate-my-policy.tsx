'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import {
  type LoadMyReinstatementQuery,
  PreviewReinstatementDocument,
  ReinstateMyPolicyDocument,
  type ReinstateMyPolicyMutation,
} from '../../../generated/documents.ts';
import { ReinstatementEffect, WithOrWithoutGap } from '../../policies/reinstate-policy/reinstatement-effect.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { type CardEntry, CardRefusedError } from '../payment/card-entry.ts';
import { useSandboxCard } from '../payment/use-sandbox-card.tsx';
import { useStripeCard } from '../payment/use-stripe-card.tsx';
import { Notice } from '../step-form/notice.tsx';

type Form = LoadMyReinstatementQuery['policy_payment_form'];
type Props = { policyId: string; provider: string; form: Form; onDone: (status: string) => void };

/** Who takes the card decides which form is drawn. */
export function ReinstateMyPolicy(props: Props) {
  const { publishable_key: key } = props.form;
  return key === null ? <WithSandbox {...props} /> : <WithStripe {...props} publishableKey={key} />;
}

function WithSandbox(props: Props) {
  return <ReinstateForm {...props} entry={useSandboxCard(props.form.postal_code, '')} />;
}

function WithStripe({ publishableKey, ...props }: Props & { publishableKey: string }) {
  return <ReinstateForm {...props} entry={useStripeCard(publishableKey, props.form.postal_code)} />;
}

const nothing = { gap: 'without', method: 'kept', signer: '', isTrue: false };
const fieldOf = (error: unknown) => (error instanceof RequestError ? error.field : undefined);

/** What it costs, the statement that is signed, and one press that signs and pays. */
function ReinstateForm({ policyId, provider, form, entry, onDone }: Props & { entry: CardEntry }) {
  const t = useTranslations('checkout.reinstate');
  const [given, setGiven] = useState(nothing);
  const put = (changes: Partial<typeof nothing>) => setGiven((known) => ({ ...known, ...changes }));
  const [isAsked, setIsAsked] = useState(false);
  const [isTokenizing, setTokenizing] = useState(false);
  const asked = { policy_id: policyId, has_lapse: given.gap === 'with' };
  const preview = useRead('user', PreviewReinstatementDocument, asked, { keepsLast: true });
  const shown = preview.error ? undefined : preview.data?.preview_reinstatement;
  // What was decided is shown before the policy is read again, which by then cannot be taken up any more.
  const told = ({ reinstate_my_policy: { status } }: ReinstateMyPolicyMutation) => {
    if (status !== 'declined') onDone(status);
  };
  const operation = useOperation(ReinstateMyPolicyDocument, told, { kind: 'user', rereads: ['user'] });
  const result = operation.data?.reinstate_my_policy;
  const busy = operation.isPending || isTokenizing;
  const { balance = 0, method_end: end = null, insureds = [], currency = 'USD' } = shown ?? {};
  const byCard = balance > 0 && (end === null || given.method === 'card');
  const problem = fieldOf(operation.error);
  const unsigned = isAsked && given.signer.trim() === '' ? t('signerMissing') : null;
  const wrongSigner = problem === 'signed_by' ? readableMessage(operation.error) : null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsAsked(true);
    if (busy || shown === undefined || preview.isFetching) return;
    if (!given.isTrue) return document.getElementById('reinstate-statement')?.focus();
    if (given.signer.trim() === '') return document.getElementById('reinstate-signer')?.focus();
    const said = { ...asked, charged_amount: balance, signed_by: given.signer };
    const carryOut = (method_token?: string) =>
      operation.mutate({ ...said, ...(method_token !== undefined && { method_token }) });
    if (!byCard) return carryOut();
    if (!entry.check()) return;
    setTokenizing(true);
    try {
      const card = await entry.card();
      carryOut(await card.token({ tokenize_url: form.tokenize_url, tokenize_bank_url: null }));
    } catch (error) {
      // The form says what is wrong with the card.
      if (!(error instanceof CardRefusedError)) throw error;
    } finally {
      setTokenizing(false);
    }
  }

  return (
    <form className="flex max-w-xl flex-col gap-6" noValidate onSubmit={(event) => void submit(event)}>
      <header className="flex flex-col gap-1">
        <h1 className="type-h1">{t('title')}</h1>
        <p className="text-ink-2">{t('number', { number: form.policy_number })}</p>
      </header>
      {form.simulated && <Notice tone="info" title={t('demo')} />}
      <WithOrWithoutGap value={given.gap} onChange={(gap) => put({ gap })} />
      <FormAlert message={preview.error ? (readableMessage(preview.error) ?? t('failed')) : null} />
      {shown && <ReinstatementEffect shown={shown} provider={provider} />}
      <section className="flex flex-col gap-3">
        <h2 className="type-h2">{t('statementTitle')}</h2>
        <p>{t('statement', { from: printDay(shown?.ended ?? null) ?? '' })}</p>
        <Checkbox
          id="reinstate-statement"
          label={t('agree')}
          error={isAsked && !given.isTrue ? t('agreeMissing') : null}
          checked={given.isTrue}
          onChange={({ currentTarget: { checked } }) => put({ isTrue: checked })}
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
              value={given.signer}
              onChange={({ currentTarget: { value } }) => put({ signer: value })}
            />
          )}
        </Field>
      </section>
      {balance > 0 && end !== null && (
        <RadioTiles
          id="reinstate-method"
          name="reinstate_method"
          label={t('method')}
          options={[
            { value: 'kept', label: t('kept', { ends: end }) },
            { value: 'card', label: t('other') },
          ]}
          value={given.method}
          onChange={(value) => put({ method: value ?? 'kept' })}
        />
      )}
      <div hidden={!byCard} className="flex flex-col gap-6">
        {entry.fields}
      </div>
      {result?.status === 'declined' && <Notice tone="danger" title={result.message ?? t('declined')} />}
      {operation.error && problem !== 'signed_by' && (
        <Notice tone="danger" title={readableMessage(operation.error) ?? t('refused')} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="money" busy={busy} busyLabel={t('working')}>
          {balance > 0 ? t('pay', { amount: moneyText(balance, currency) }) : t('sign')}
        </Button>
        <LinkButton tone="quiet" href={`/customers/policies/${policyId}`}>
          {t('back')}
        </LinkButton>
      </div>
    </form>
  );
}
