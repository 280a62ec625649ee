'use client';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { Suspense, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { LoadMyReinstatementDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { ReinstateMyPolicy } from './reinstate-my-policy.tsx';
import { TakenUp } from './taken-up.tsx';

/** Where an insured has cancelled cover go on. */
export function ReinstateMyPolicyScreen() {
  const common = useTranslations('shell.common');
  return (
    <Suspense fallback={<PageSkeleton shape="form" label={common('loading')} />}>
      <PolicyOfAddress />
    </Suspense>
  );
}

function PolicyOfAddress() {
  const policyId = useSearchParams().get('policy') ?? '';
  const t = useTranslations('checkout.reinstate');
  const pay = useTranslations('checkout.payPolicy');
  const [status, setStatus] = useState<string | null>(null);
  useDocumentTitle(t('title'));
  const isId = /^[0-9a-f-]{36}$/.test(policyId);
  const enabled = isId && status === null;
  const query = useRead('user', LoadMyReinstatementDocument, { policy_id: policyId }, { enabled });
  const missing = (
    <NotFound
      title={pay('missingTitle')}
      body={<p>{pay('missingBody')}</p>}
      actions={<LinkButton href="/customers">{pay('back')}</LinkButton>}
    />
  );
  if (!isId) return missing;
  if (status !== null) return <TakenUp policyId={policyId} status={status} />;
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="form"
      failed={t('failed')}
      find={(data) => (data.policies_by_pk ? data : null)}
      missing={missing}
      notPermitted={missing}
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
