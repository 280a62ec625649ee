'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { FlowModal } from '@roadworthy/ui/forms/flow-modal.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { SaveQuoteProgressDocument } from '../../../generated/documents.ts';
import { EmailInput } from '../../shared/email-input.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { PhoneCode } from './phone-code.tsx';

/** Sends the link that opens this quote again. */
export function SaveProgressDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('checkout');
  const { quote } = useLoadedCheckout().data;
  const { askForQuote } = useQuoteContext();
  const [email, setEmail] = useState(quote.entities[0]?.email ?? '');
  const send = useMutation({
    mutationFn: () => askForQuote(SaveQuoteProgressDocument, { quote_id: quote.quote_id, email: email.trim() }),
  });
  const error = send.isError ? (readableMessage(send.error) ?? t('errors.notSaved')) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  return (
    <FlowModal open onClose={onClose} title={t('save.title')} footer={t('save.ready')} button={t('save.return')}>
      <p>{t('save.body')}</p>
      {send.isSuccess ? (
        <p role="status" className="rounded-card bg-success-tint p-4 font-semibold text-success">
          {t('save.sent', { email: send.data.save_quote_progress.sent_to })}
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4 text-ink">
          <Field id="save-email" label={t('save.email')} error={error}>
            {(control) => (
              <EmailInput {...control} value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
            )}
          </Field>
          <Button type="submit" busy={send.isPending} busyLabel={t('save.sending')} className="self-start">
            {t('save.submit')}
          </Button>
        </form>
      )}
      <PhoneCode />
    </FlowModal>
  );
}
