'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { useContactPhone } from '../../../data/visit/visit.ts';

const ready = ['policy', 'when', 'story', 'others', 'police', 'photos', 'place'] as const;
const next = ['note', 'tow', 'adjuster'] as const;

/** How a claim is reported: safety first, then whom to call and what to have at hand. */
export function StartClaimScreen() {
  const t = useTranslations('claim.start');
  const phone = useContactPhone();
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      <p className="mt-3 max-w-measure text-ink-2">{t('lead')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <LinkButton href={phone.href}>
          <Icon name="phone" className="size-5" />
          {t('call', { phone: phone.text })}
        </LinkButton>
        <a className="link inline-flex min-h-11 items-center" href={`mailto:${brand.supportEmail}`}>
          {t('write', { email: brand.supportEmail })}
        </a>
      </div>
      <section className="mt-10">
        <h2 className="type-h2">{t('ready')}</h2>
        <p className="mt-2 max-w-measure text-ink-2">{t('readyLead')}</p>
        <ul className="mt-4 flex max-w-measure flex-col">
          {ready.map((key) => (
            <li key={key} className="flex gap-3 border-t border-line py-3 last:border-b">
              <Icon name="check" className="mt-1 size-5 text-primary" />
              <span>{t(`list.${key}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-10">
        <h2 className="type-h2">{t('next')}</h2>
        <ol className="mt-4 flex max-w-measure list-decimal flex-col gap-3 pl-6">
          {next.map((key) => (
            <li key={key}>{t(`steps.${key}`)}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
