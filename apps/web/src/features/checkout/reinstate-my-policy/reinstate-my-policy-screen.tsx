'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyReinstatementDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { PaymentDone } from '../pay-policy/payment-done.tsx';
import { NoPolicy, PolicyOfAddress } from '../pay-policy/policy-of-address.tsx';
import { ReinstateMyPolicy } from './reinstate-my-policy.tsx';

/** Where an insured has cancelled cover go on. */
export function ReinstateMyPolicyScreen() {
  return <PolicyOfAddress>{(policyId) => <Reinstatement policyId={policyId} />}</PolicyOfAddress>;
}

function Reinstatement({ policyId }: { policyId: string }) {
  const t = useTranslations('checkout.reinstate');
  const [status, setStatus] = useState<string | null>(null);
  useDocumentTitle(t('title'));
  const query = useRead('user', LoadMyReinstatementDocument, { policy_id: policyId }, { enabled: status === null });
  if (status !== null) return <TakenUp policyId={policyId} status={status} />;
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="form"
      failed={t('failed')}
      find={(data) => (data.policies_by_pk ? data : null)}
      missing={<NoPolicy />}
      notPermitted={<NoPolicy />}
    >
      {({ policy_payment_form: form, policies_by_pk: policy, abilities }) => {
        const ability = abilities.find(({ operation }) => operation === 'reinstate_my_policy');
        const phone = policy?.organization?.service_phone ?? brand.phone.text;
        if (ability?.allowed !== true) {
          return (
            <NotFound
              title={t('closed')}
              body={
                <>
                  <p>{ability?.message}</p>
                  <p className="mt-2">{t('call', { phone })}</p>
                </>
              }
              actions={<LinkButton href={`/customers/policies/${policyId}`}>{t('back')}</LinkButton>}
            />
          );
        }
        const provider = policy?.current_quote?.provider ?? '';
        return <ReinstateMyPolicy policyId={policyId} provider={provider} form={form} onDone={setStatus} />;
      }}
    </QueryView>
  );
}

/** What was decided, and where to see it. */
function TakenUp({ policyId, status }: { policyId: string; status: string }) {
  const t = useTranslations('checkout.reinstate');
  const isDone = status === 'reinstated';
  return (
    <PaymentDone
      status={status}
      title={isDone ? t('doneTitle') : t('pendingTitle')}
      body={isDone ? t('doneBody') : t('pendingBody')}
      next={{ href: `/customers/policies/${policyId}`, label: t('toPolicy') }}
    />
  );
}
