'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  type AgentCheckPaymentDetailsQuery,
  AgentCheckPaymentDetailsDocument,
  AgentRetryFailedChargeDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { AbilityButton } from '../../shared/actions/ability-button.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { printDay } from '../../shared/print-day.ts';
import { Pursuit } from './pursuit.tsx';
import { StopAutopay } from './stop-autopay.tsx';

// Most look at how the money stands and press nothing.
const chargeDay = fetchedComponent(async () => (await import('./charge-day-dialog.tsx')).ChargeDayDialog);
const billingLink = fetchedComponent(async () => (await import('./billing-link-dialog.tsx')).BillingLinkDialog);

type Status = AgentCheckPaymentDetailsQuery['policy_payment_form'];

/** How the money of a policy stands for staff: what is due, what it is paid with, and what may be done about it. */
export function CollectionStatus({ policyId }: { policyId: string }) {
  const t = useTranslations('policyParts.collection');
  const query = useRead('agent', AgentCheckPaymentDetailsDocument, { policy_id: policyId });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={(data) => data.policy_payment_form}
      missing={null}
      notPermitted={null}
    >
      {(status) => <Facts policyId={policyId} status={status} />}
    </QueryView>
  );
}

function Facts({ policyId, status }: { policyId: string; status: Status }) {
  const t = useTranslations('policyParts.collection');
  const { due, currency, next_due, next_attempt, method_status, method_kind, method_ends, method_expires } = status;
  const { amount, paid_ahead: ahead, on_its_way: onItsWay } = status;
  // What is due stands above; of what lies ahead the amount is told too.
  const next = [due === 0 && amount > 0 ? moneyText(amount, currency) : null, printDay(next_due)];
  const method = method_ends === null ? t('noMethod') : t('method', { kind: method_kind ?? 'card', ends: method_ends });
  const expires = method_expires === null ? null : printDay(method_expires);
  return (
    <section className="flex flex-col gap-4">
      <FactList
        title={t('title')}
        facts={[
          { key: 'due', label: t('due'), value: moneyText(due, currency) },
          { key: 'next', label: t('next'), value: next.filter(Boolean).join(', ') || t('none') },
          ...(ahead === 0 ? [] : [{ key: 'ahead', label: t('ahead'), value: moneyText(ahead, currency) }]),
          ...(onItsWay === 0 ? [] : [{ key: 'way', label: t('onItsWay'), value: moneyText(onItsWay, currency) }]),
          ...(next_attempt === null ? [] : [{ key: 'again', label: t('again'), value: printDay(next_attempt) ?? '' }]),
          { key: 'method', label: t('paidWith'), value: method },
          { key: 'status', label: t('status'), value: t('methodStatus', { status: method_status }) },
          ...(expires === null ? [] : [{ key: 'expires', label: t('expires'), value: expires }]),
        ]}
      />
      <Actions policyId={policyId} status={status} />
    </section>
  );
}

const ChargeDialog = formDialog<Status>()({
  words: 'policyParts.collection',
  document: AgentRetryFailedChargeDocument,
  begin: () => ({}),
  fields: () => [],
  input: ({ id }) => ({ policy_id: id }),
  copy({ t, subject }) {
    const amount = moneyText(subject.charge_amount, subject.currency);
    return { title: t('charge'), effect: t('chargeEffect', { amount }), confirm: t('chargeConfirm', { amount }) };
  },
  done: ({
    t,
    result: {
      charge_due_invoices: { status, message },
    },
  }) => message ?? t('charged', { status }),
});

function Actions({ policyId, status }: { policyId: string; status: Status }) {
  const t = useTranslations('policyParts.collection');
  const show = useToast();
  const [open, setOpen] = useState<'charge' | 'day' | 'link' | null>(null);
  const permissions = useSession().data?.permissions ?? [];
  const { due, charge_refusal: closed, autopay } = status;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {permissions.includes('billing:retry') && (
          <AbilityButton
            ability={{ allowed: closed === null, message: closed }}
            label={t('charge')}
            onPress={() => setOpen('charge')}
          />
        )}
        {permissions.includes('billing:retry') && (
          <Button tone="quiet" size="small" onClick={() => setOpen('link')}>
            {t('link')}
          </Button>
        )}
        {permissions.includes('billing:charge_day') && status.next_due !== null && (
          <Button tone="quiet" size="small" onClick={() => setOpen('day')}>
            {t('changeDay')}
          </Button>
        )}
        {autopay && permissions.includes('billing:autopay') && (
          <StopAutopay policyId={policyId} kind="agent" size="small" />
        )}
      </div>
      {due > 0 && permissions.includes('billing:retry') && <Pursuit policyId={policyId} />}
      {closed && <p className="text-small text-ink-2">{closed}</p>}
      <ChargeDialog
        id={policyId}
        subject={status}
        open={open === 'charge'}
        onClose={() => setOpen(null)}
        onDone={(message) => show({ message })}
      />
      {open === 'link' && <billingLink.Component policyId={policyId} onClose={() => setOpen(null)} />}
      {open === 'day' && (
        // The schedule itself shows what was done.
        <chargeDay.Component id={policyId} subject={null} open onClose={() => setOpen(null)} onDone={() => undefined} />
      )}
    </div>
  );
}
