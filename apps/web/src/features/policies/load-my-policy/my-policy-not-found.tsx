'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useTranslations } from 'next-intl';

/** What stands in the place of a policy that is not the customer's, or is none. */
export function MyPolicyNotFound() {
  const t = useTranslations('account.policy');
  return (
    <NotFound
      title={t('notFoundTitle')}
      body={<p>{t('notFoundBody')}</p>}
      actions={<LinkButton href="/customers">{t('back')}</LinkButton>}
    />
  );
}
