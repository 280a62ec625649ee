'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { CreateMyPaymentSessionDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { PayPolicy } from './pay-policy.tsx';

/** Where a customer pays what is due, from the account or from an e-mail. */
export function PayPolicyScreen() {
  const common = useTranslations('shell.common');
  return (
    <Suspense fallback={<PageSkeleton shape="form" label={common('loading')} />}>
      <PolicyOfAddress />
    </Suspense>
  );
}

function PolicyOfAddress() {
  const policyId = useSearchParams().get('policy') ?? '';
  const t = useTranslations('checkout.payPolicy');
  useDocumentTitle(t('title'));
  const isId = /^[0-9a-f-]{36}$/.test(policyId);
  const query = useRead('user', CreateMyPaymentSessionDocument, { policy_id: policyId }, { enabled: isId });
  if (!isId) return <Missing />;
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="form"
      failed={t('failed')}
      find={(data) => data.policy_payment_form}
      missing={<Missing />}
      notPermitted={<Missing />}
    >
      {(form) => <PayPolicy policyId={policyId} form={form} />}
    </QueryView>
  );
}

function Missing() {
  const t = useTranslations('checkout.payPolicy');
  return (
    <NotFound
      title={t('missingTitle')}
      body={<p>{t('missingBody')}</p>}
      actions={<LinkButton href="/customers">{t('back')}</LinkButton>}
    />
  );
}
