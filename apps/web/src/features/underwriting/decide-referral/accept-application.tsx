'use client';
import type { TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { AcceptApplicationDocument } from '../../../generated/documents.ts';
import { OfferedLink } from '../../quoting/load-agent-checkout-link/offered-link.tsx';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog, reasonAsked } from '../../shared/form-dialog/form-dialog.tsx';
import { moneyField } from '../../shared/form-dialog/form-fields.tsx';
import type { ReferralSubject } from './decide-referral.tsx';

/** An underwriter types the price of an application, and gives the link by which its customer signs and pays. */
export const acceptApplication: Action<ReferralSubject> = {
  operation: 'accept_application',
  keys: 'a',
  Dialog: formDialog<ReferralSubject>()({
    words: 'actions.accept_application',
    document: AcceptApplicationDocument,
    kind: 'underwriter',
    begin: (): { readonly premium: TypedMoney } => ({ premium: null }),
    reason: reasonAsked,
    fields: ({ t }) => [moneyField('premium', { label: t('premium'), missing: t('premiumMissing') })],
    input: ({ id, reason, values }) => ({ quote_referral_id: id, premium: Number(values.premium), reason }),
    outcome: ({ t, subject, dialog }, { accept_application: { checkout_url } }) => (
      <OfferedLink
        url={checkout_url}
        open={dialog.open}
        onClose={() => {
          dialog.onClose();
          setTimeout(subject.onDecided);
        }}
        copy={{ title: t('doneTitle'), close: t('close'), effect: t('doneEffect') }}
      />
    ),
  }),
};
