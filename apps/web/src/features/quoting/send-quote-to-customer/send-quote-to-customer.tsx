'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { SendQuoteToCustomerDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../identity/form-alert.tsx';
import { CheckoutLink } from '../load-agent-checkout-link/checkout-link.tsx';
import type { ActionDialogProps } from '../quote-actions/action-dialog.ts';
import { useQuoteAction } from '../quote-actions/use-quote-action.ts';

type SendProps = Omit<ActionDialogProps, 'onDone'> & { email: string | null };

/** Approves a quote for the customer: with an e-mail or without, and the link to give away. */
export function SendQuoteToCustomer({ quoteId, email, open, onClose }: SendProps) {
  const t = useTranslations('staff.send');
  const actions = useTranslations('staff.actions');
  const [wantsMail, setWantsMail] = useState(true);
  const action = useQuoteAction(SendQuoteToCustomerDocument);
  const sendsMail = wantsMail && email !== null;
  const sent = action.data?.send_quote_to_customer;

  function close() {
    action.reset();
    onClose();
  }

  if (sent) {
    return (
      <Dialog
        open={open}
        onClose={close}
        closeLabel={t('close')}
        title={t('doneTitle')}
        effect={sent.emailed_to ? t('doneMailed', { email: sent.emailed_to }) : t('doneCopied')}
        actions={<Button onClick={close}>{t('close')}</Button>}
      >
        <CheckoutLink url={sent.checkout_url} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      closeLabel={t('cancel')}
      title={t('title')}
      effect={t('effect')}
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            busy={action.isPending}
            busyLabel={actions('working')}
            onClick={() => action.mutate({ quote_id: quoteId, send_email: sendsMail })}
          >
            {t(sendsMail ? 'confirmMail' : 'confirm')}
          </Button>
        </>
      }
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
      <FormAlert message={action.error ? (readableMessage(action.error) ?? actions('failed')) : null} />
    </Dialog>
  );
}
