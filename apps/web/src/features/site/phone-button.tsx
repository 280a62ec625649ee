'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useContactPhone } from '../../data/visit/visit.ts';

/** The number that this visitor calls. */
export function PhoneButton() {
  const t = useTranslations('shell.site');
  const phone = useContactPhone();
  return (
    <LinkButton href={phone.href} tone="quiet" className="tabular-nums max-[22rem]:px-3">
      {t('call', { phone: phone.text })}
    </LinkButton>
  );
}
