'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { AcceptApplicationDocument } from '../../../generated/documents.ts';
import { OfferedLink } from '../../quoting/load-agent-checkout-link/offered-link.tsx';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import type { ReferralSubject } from './decide-referral.tsx';

function AcceptApplication({ id, subject, open, onClose }: ActionDialogProps<ReferralSubject>) {
  const t = useTranslations('actions.accept_application');
  const words = useTranslations('queue.actions');
  const [premium, setPremium] = useState<TypedMoney>(null);
  const [isMissing, setMissing] = useState(false);
  const operation = useOperation(AcceptApplicationDocument, undefined, { kind: 'underwriter' });
  const done = operation.data?.accept_application;
  const close = () => {
    operation.reset();
    setPremium(null);
    setMissing(false);
    onClose();
    if (done) setTimeout(subject.onDecided);
  };
  if (done) {
    const copy = { title: t('doneTitle'), close: t('close'), effect: t('doneEffect') };
    return <OfferedLink {...{ url: done.checkout_url, open, onClose: close, copy }} />;
  }
  const refused = operation.error instanceof RequestError && operation.error.field === 'premium';
  const error = isMissing ? t('premiumMissing') : refused ? (readableMessage(operation.error) ?? undefined) : undefined;
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={(reason) => {
        setMissing(typeof premium !== 'number');
        if (typeof premium === 'number') operation.mutate({ quote_referral_id: id, premium, reason });
      }}
      operation={refused ? { ...operation, error: null } : operation}
      effect={t('effect')}
      reason={{ label: words('reason'), presets: [], required: true, missing: words('reasonMissing') }}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      <Field id="typed-premium" label={t('premium')} {...(error === undefined ? {} : { error })}>
        {(field) => (
          <MoneyInput
            {...field}
            value={premium}
            onChange={(value) => {
              setPremium(value);
              setMissing(false);
            }}
          />
        )}
      </Field>
    </OperationDialog>
  );
}

/** An underwriter types the price of an application, and gives the link by which its customer signs and pays. */
export const acceptApplication: Action<ReferralSubject> = {
  operation: 'accept_application',
  keys: 'a',
  Dialog: AcceptApplication,
};
