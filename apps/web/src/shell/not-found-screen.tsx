'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useTranslations } from 'next-intl';
import { BrandLogo } from './brand-logo.tsx';
import { brand } from '@roadworthy/core/shared/brand.ts';

/** No page at this address, and the three ways on. */
export function NotFoundScreen() {
  const t = useTranslations('shell.notFound');
  return (
    <BareFrame width="reading">
      <BrandLogo />
      <NotFound
        title={t('title')}
        body={t('body')}
        actions={
          <>
            <LinkButton href="/checkout/start">{t('quote')}</LinkButton>
            <LinkButton href="/customers" tone="quiet">
              {t('account')}
            </LinkButton>
            <LinkButton href={brand.phone.href} tone="plain">
              {brand.phone.text}
            </LinkButton>
          </>
        }
      />
    </BareFrame>
  );
}
