'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useTranslations } from 'next-intl';

/** No such record, or one of another organization: the answer is the same. */
export function StaffNotFound() {
  const t = useTranslations('staff.notFound');
  return (
    <NotFound
      title={t('title')}
      body={<p>{t('body')}</p>}
      actions={
        <>
          <LinkButton href="/agents/quotes">{t('quotes')}</LinkButton>
          <LinkButton href="/agents/policies" tone="quiet">
            {t('policies')}
          </LinkButton>
        </>
      }
    />
  );
}
