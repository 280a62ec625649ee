'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  LoadPolicyRefundsDocument,
  PayRefundDocument,
  RefundChoicesDocument,
  type RefundRowFragment,
} from '../../../generated/documents.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundList } from './refund-list.tsx';

/** What goes back of a policy, and for those who may, giving back and sending what is held. */
export function PolicyRefunds({ policyId }: { policyId: string }) {
  const t = useTranslations('policyParts.refunds');
  const mayRefund = useSession().data?.permissions.includes('billing:refund') ?? false;
  const { data } = useRead('agent', LoadPolicyRefundsDocument, { policy_id: policyId });
  const refunds = data?.policy_refunds ?? [];
  if (refunds.length === 0 && !mayRefund) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-h3">{t('title')}</h3>
      {refunds.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <RefundList
        refunds={refunds}
        renderAction={(refund) =>
          refund.status === 'held' &&
          mayRefund && (
            <div className="flex flex-wrap gap-2">
              {refund.hold_reason !== 'other_way' && (
                <DialogButton dialog={SendDialog} id={policyId} subject={refund} size="small">
                  {t('send')}
                </DialogButton>
              )}
              <DialogButton dialog={PayoutDialog} id={policyId} subject={refund} size="small">
                {t('payOut')}
              </DialogButton>
            </div>
          )
        }
      />
      {mayRefund && <GiveBack policyId={policyId} />}
    </section>
  );
}

const SendDialog = formDialog<RefundRowFragment>()({
  words: 'policyParts.refunds',
  document: PayRefundDocument,
  kind: 'refunder',
  begin: () => ({}),
  fields: () => [],
  input: ({ id, subject }) => ({ policy_id: id, policy_refund_id: subject.policy_refund_id }),
  copy({ t, subject }) {
    const amount = moneyText(subject.amount, subject.currency);
    return { title: t('send'), effect: t('sendEffect', { amount }), confirm: t('sendConfirm', { amount }) };
  },
  done: ({ t, result }) => t('sent', { status: result.pay_refund.status }),
});

function GiveBack({ policyId }: { policyId: string }) {
  const t = useTranslations('policyParts.refunds');
  const { data } = useRead('refunder', RefundChoicesDocument, { policy_id: policyId });
  const choices = data?.refund_choices;
  return (
    <div className="flex flex-col items-start gap-2">
      {choices && choices.most > 0 ? (
        <DialogButton dialog={RefundDialog} id={policyId} subject={choices} size="small">
          {t('give')}
        </DialogButton>
      ) : (
        <Button tone="quiet" size="small" disabled>
          {t('give')}
        </Button>
      )}
      {choices?.most === 0 && <p className="text-small text-ink-2">{t('nothing')}</p>}
    </div>
  );
}
