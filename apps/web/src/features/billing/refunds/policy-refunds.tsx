'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useSession } from '../../../data/use-session.ts';
import {
  LoadPolicyRefundsDocument,
  PayRefundDocument,
  RefundChoicesDocument,
  type RefundRowFragment,
} from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
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
              {refund.hold_reason !== 'other_way' && <SendHeld policyId={policyId} refund={refund} />}
              <NotePayout policyId={policyId} refund={refund} />
            </div>
          )
        }
      />
      {mayRefund && <GiveBack policyId={policyId} />}
    </section>
  );
}

function SendHeld({ policyId, refund }: { policyId: string; refund: RefundRowFragment }) {
  const t = useTranslations('policyParts.refunds');
  const show = useToast();
  const [isOpen, setOpen] = useState(false);
  const send = useOperation(
    PayRefundDocument,
    ({ pay_refund: { status } }) => {
      setOpen(false);
      show({ message: t('sent', { status }) });
    },
    { kind: 'refunder' },
  );
  const amount = moneyText(refund.amount, refund.currency);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {t('send')}
      </Button>
      <OperationDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => send.mutate({ policy_id: policyId, policy_refund_id: refund.policy_refund_id })}
        operation={send}
        effect={t('sendEffect', { amount })}
        copy={{ title: t('send'), confirm: t('sendConfirm', { amount }), cancel: t('cancel') }}
      />
    </>
  );
}

function NotePayout({ policyId, refund }: { policyId: string; refund: RefundRowFragment }) {
  const t = useTranslations('policyParts.refunds');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {t('payOut')}
      </Button>
      {isOpen && <PayoutDialog policyId={policyId} refund={refund} onClose={() => setOpen(false)} />}
    </>
  );
}

function GiveBack({ policyId }: { policyId: string }) {
  const t = useTranslations('policyParts.refunds');
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead('refunder', RefundChoicesDocument, { policy_id: policyId });
  const choices = data?.refund_choices;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button tone="quiet" size="small" disabled={!choices || choices.most === 0} onClick={() => setOpen(true)}>
        {t('give')}
      </Button>
      {choices?.most === 0 && <p className="text-small text-ink-2">{t('nothing')}</p>}
      {isOpen && choices && <RefundDialog policyId={policyId} choices={choices} onClose={() => setOpen(false)} />}
    </div>
  );
}
