'use client';
import { ForceBindQuoteDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog, reasonAsked } from '../../shared/form-dialog/form-dialog.tsx';
import { checkField } from '../../shared/form-dialog/form-fields.tsx';
import { OfferedLink } from '../load-agent-checkout-link/offered-link.tsx';

/** What may be waived, by the names that have words. */
const waivable = [
  ...(['acceptable', 'needs_no_referral', 'needs_no_agent', 'starts_in_range', 'verified'] as const),
  ...(['unexpired', 'no_pending_referral', 'clear_of_moratoriums'] as const),
];

/** An underwriter has a quote bound in spite of what stands against it, and gives the customer the link to sign and pay. */
export const forceBindQuote: Action<unknown> = {
  operation: 'force_bind_quote',
  isAside: true,
  Dialog: formDialog<unknown>()({
    words: 'actions.force_bind_quote',
    document: ForceBindQuoteDocument,
    kind: 'underwriter',
    begin: () => ({ override_moratorium: false }),
    reason: reasonAsked,
    fields: ({ t }) => [checkField('override_moratorium', { label: t('moratorium') })],
    input: ({ id, reason, values }) => ({ quote_id: id, reason, ...values }),
    outcome: ({ t, dialog }, { force_bind_quote: { checkout_url, waived } }) => (
      <OfferedLink
        {...dialog}
        url={checkout_url}
        copy={{
          title: t('doneTitle'),
          close: t('close'),
          effect: waived.length === 0 ? t('doneNothing') : t('doneWaived', { count: waived.length }),
        }}
      >
        {waived.length > 0 && (
          <ul className="list-disc pl-5">
            {waivable
              .filter((guard) => waived.includes(guard))
              .map((guard) => (
                <li key={guard}>{t(`waived.${guard}`)}</li>
              ))}
          </ul>
        )}
      </OfferedLink>
    ),
  }),
};
