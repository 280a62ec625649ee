'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

/** The policy that an address names, for a page that is about its money. */
export function PolicyOfAddress({ children }: { children: (policyId: string) => ReactNode }) {
  const common = useTranslations('shell.common');
  return (
    <Suspense fallback={<PageSkeleton shape="form" label={common('loading')} />}>
      <Named>{children}</Named>
    </Suspense>
  );
}

function Named({ children }: { children: (policyId: string) => ReactNode }) {
  const policyId = useSearchParams().get('policy') ?? '';
  return /^[0-9a-f-]{36}$/.test(policyId) ? children(policyId) : <NoPolicy />;
}

/** What an address opens that names no policy of whoever asks. */
export function NoPolicy() {
  const t = useTranslations('checkout.payForm');
  return (
    <NotFound
      title={t('missingTitle')}
      body={<p>{t('missingBody')}</p>}
      actions={<LinkButton href="/customers">{t('back')}</LinkButton>}
    />
  );
}
