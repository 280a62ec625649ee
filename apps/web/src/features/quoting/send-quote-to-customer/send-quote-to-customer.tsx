'use client';
import { SendQuoteToCustomerDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { checkField } from '../../shared/form-dialog/form-fields.tsx';
import { OfferedLink } from '../load-agent-checkout-link/offered-link.tsx';

type Subject = { readonly email: string | null };

/** Approves a quote for the customer: with an e-mail or without, and the link to give away. */
export const sendQuoteToCustomer: Action<Subject> = {
  operation: 'send_quote_to_customer',
  keys: 'a',
  Dialog: formDialog<Subject>()({
    words: 'actions.send_quote_to_customer',
    document: SendQuoteToCustomerDocument,
    begin: ({ subject }) => ({ send_email: subject.email !== null }),
    fields: ({ t, subject: { email } }) => [
      email === null ? (
        <p className="text-ink-2">{t('noEmail')}</p>
      ) : (
        checkField('send_email', { label: t('email', { email }) })
      ),
    ],
    input: ({ id, values }) => ({ quote_id: id, ...values }),
    copy: ({ t, values }) => ({ confirm: t(values.send_email ? 'confirmMail' : 'confirm') }),
    outcome: ({ t, dialog }, { send_quote_to_customer: { checkout_url, emailed_to } }) => (
      <OfferedLink
        {...dialog}
        url={checkout_url}
        copy={{
          title: t('doneTitle'),
          close: t('close'),
          effect: emailed_to ? t('doneMailed', { email: emailed_to }) : t('doneCopied'),
        }}
      />
    ),
  }),
  toEach: (ask, quote_id, idempotencyKey) =>
    ask(SendQuoteToCustomerDocument, { quote_id, send_email: true }, { idempotencyKey }),
};
