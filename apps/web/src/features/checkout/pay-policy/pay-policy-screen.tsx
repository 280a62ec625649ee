'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { CreateMyPaymentSessionDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { PayPolicy } from './pay-policy.tsx';
import { NoPolicy, PolicyOfAddress } from './policy-of-address.tsx';

/** Where a customer pays what is due, from the account or from an e-mail. */
export function PayPolicyScreen() {
  return <PolicyOfAddress>{(policyId) => <Payment policyId={policyId} />}</PolicyOfAddress>;
}

function Payment({ policyId }: { policyId: string }) {
  const t = useTranslations('checkout.payPolicy');
  useDocumentTitle(t('title'));
  const query = useRead('user', CreateMyPaymentSessionDocument, { policy_id: policyId });
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="form"
      failed={t('failed')}
      find={(data) => data.policy_payment_form}
      missing={<NoPolicy />}
      notPermitted={<NoPolicy />}
    >
      {(form) => <PayPolicy policyId={policyId} form={form} />}
    </QueryView>
  );
}
