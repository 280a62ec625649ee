'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useTranslations } from 'next-intl';
import { useContactPhone } from '../../../data/visit/visit.ts';
import { BrandLogo } from '../../../shell/brand-logo.tsx';

/** No such document, or none for this reader: the answer is the same. */
export function PrintGone() {
  const t = useTranslations('print.page');
  const phone = useContactPhone();
  return (
    <BareFrame width="reading">
      <BrandLogo />
      <NotFound
        title={t('goneTitle')}
        body={<p>{t('goneBody')}</p>}
        actions={<LinkButton href={phone.href}>{phone.text}</LinkButton>}
      />
    </BareFrame>
  );
}
