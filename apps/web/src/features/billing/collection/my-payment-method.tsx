'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyPaymentMethodDocument } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { AutopayConsents } from './autopay-consents.tsx';
import { StopAutopay } from './stop-autopay.tsx';

// Few change it: the form of the card or account is fetched when somebody does.
const changing = fetchedComponent(async () => (await import('./change-method-dialog.tsx')).ChangeMethodDialog);

/** What a customer's policy is paid with, what comes next, and how automatic payments are ended. */
export function MyPaymentMethod({ policyId }: { policyId: string }) {
  const t = useTranslations('policyParts.collection');
  const [isChanging, setChanging] = useState(false);
  const { data } = useRead('user', LoadMyPaymentMethodDocument, { policy_id: policyId });
  if (!data) return null;
  const { autopay, amount, paid_ahead: ahead, currency, next_due, next_attempt, ...method } = data.policy_payment_form;
  const onItsWay = method.on_its_way;
  if (amount === 0 && onItsWay === 0) return null;
  const next = next_attempt ?? next_due;
  const day = next === null ? null : printDay(next);
  const ends = method.method_ends;
  // What paid once, without its owner's consent to more, is on file for nothing.
  const hasMethod = method.method_status !== 'none';
  const change = t(hasMethod ? 'changeMethod' : 'addMethod');
  return (
    <section className="flex max-w-2xl flex-col gap-4">
      <FactList
        title={t('myTitle')}
        facts={[
          ...(amount === 0
            ? []
            : [
                {
                  key: 'next',
                  label: method.due > 0 ? t('due') : t('next'),
                  value: [moneyText(amount, currency), day].filter(Boolean).join(', '),
                },
              ]),
          ...(onItsWay === 0 ? [] : [{ key: 'way', label: t('onItsWay'), value: moneyText(onItsWay, currency) }]),
          ...(ahead === 0 ? [] : [{ key: 'ahead', label: t('ahead'), value: moneyText(ahead, currency) }]),
          {
            key: 'how',
            label: t('paidWith'),
            value: ends === null ? t('noMethod') : t('method', { kind: method.method_kind ?? 'card', ends }),
          },
          {
            key: 'status',
            label: t('status'),
            value: autopay ? t('methodStatus', { status: method.method_status }) : t('byYourself'),
          },
        ]}
      />
      <AutopayConsents policyId={policyId} kind="user" />
      <div className="flex flex-wrap gap-3">
        {amount > 0 && (
          <Button tone="quiet" onClick={() => setChanging(true)}>
            {change}
          </Button>
        )}
        {autopay && <StopAutopay policyId={policyId} kind="user" />}
      </div>
      {isChanging && <changing.Component policyId={policyId} title={change} onClose={() => setChanging(false)} />}
    </section>
  );
}
