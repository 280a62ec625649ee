'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyRoad } from '@roadworthy/ui/brand/empty-road.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useTranslations } from 'next-intl';
import { BrandLogo } from './brand-logo.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useContactPhone } from '../data/visit/visit.ts';

/** No page at this address, and the three ways on. */
export function NotFoundScreen() {
  const t = useTranslations('shell.notFound');
  const phone = useContactPhone();
  return (
    <BareFrame width="reading" notices={<OfflineNotice />}>
      <BrandLogo />
      <NotFound
        picture={<EmptyRoad />}
        title={t('title')}
        body={t('body')}
        actions={
          <>
            <LinkButton href="/checkout/start">{t('quote')}</LinkButton>
            <LinkButton href="/customers" tone="quiet">
              {t('account')}
            </LinkButton>
            <LinkButton href={phone.href} tone="plain">
              {phone.text}
            </LinkButton>
          </>
        }
      />
    </BareFrame>
  );
}
