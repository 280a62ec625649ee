'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SendQuoteToCustomerDocument } from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { OfferedLink } from '../load-agent-checkout-link/offered-link.tsx';

type Subject = { readonly email: string | null };

function SendQuoteToCustomer({ id, subject: { email }, open, onClose }: ActionDialogProps<Subject>) {
  const t = useTranslations('actions.send_quote_to_customer');
  const [wantsMail, setWantsMail] = useState(true);
  const operation = useOperation(SendQuoteToCustomerDocument);
  const sendsMail = wantsMail && email !== null;
  const sent = operation.data?.send_quote_to_customer;

  function close() {
    operation.reset();
    onClose();
  }

  if (sent) {
    return (
      <OfferedLink
        {...{ url: sent.checkout_url, open, onClose: close }}
        copy={{
          title: t('doneTitle'),
          close: t('close'),
          effect: sent.emailed_to ? t('doneMailed', { email: sent.emailed_to }) : t('doneCopied'),
        }}
      />
    );
  }
  return (
    <OperationDialog
      open={open}
      onClose={onClose}
      onConfirm={() => operation.mutate({ quote_id: id, send_email: sendsMail })}
      operation={operation}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t(sendsMail ? 'confirmMail' : 'confirm'), cancel: t('cancel') }}
    >
      {email === null ? (
        <p className="text-ink-2">{t('noEmail')}</p>
      ) : (
        <Checkbox
          label={t('email', { email })}
          checked={wantsMail}
          onChange={(event) => setWantsMail(event.currentTarget.checked)}
        />
      )}
    </OperationDialog>
  );
}

/** Approves a quote for the customer: with an e-mail or without, and the link to give away. */
export const sendQuoteToCustomer: Action<Subject> = {
  operation: 'send_quote_to_customer',
  keys: 'a',
  Dialog: SendQuoteToCustomer,
  toEach: (ask, quote_id, idempotencyKey) =>
    ask(SendQuoteToCustomerDocument, { quote_id, send_email: true }, { idempotencyKey }),
};
