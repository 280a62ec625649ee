'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useTranslations } from 'next-intl';

const begins = {
  checkout: { href: '/checkout/start', text: 'quote' },
  claim: { href: '/claim/start', text: 'claim' },
  customers: { href: '/customers', text: 'account' },
} as const;
export type Flow = keyof typeof begins;

/** What a flow or the account says at an address with no page: that there is none, and the way back to where it begins. */
export function FlowMissing({ flow }: { flow: Flow }) {
  const t = useTranslations('shell.notFound');
  const { href, text } = begins[flow];
  return (
    <NotFound title={t('title')} body={<p>{t('inFlow')}</p>} actions={<LinkButton href={href}>{t(text)}</LinkButton>} />
  );
}
