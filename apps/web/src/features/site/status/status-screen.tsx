import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { PhoneButton } from '../phone-button.tsx';
import { SiteIntro } from '../site-intro.tsx';
import { siteTranslator } from '../site-translator.ts';
import { StatusList } from './status-list.tsx';
import { standings, statusParts } from './read-status.ts';

/** What works at this moment, as the platform itself finds it. */
export async function StatusScreen({ locale }: { locale: PageLocale }) {
  const t = await siteTranslator(locale);
  return (
    <>
      <SiteIntro title={t('status.title')} lead={t('status.lead')} actions={<PhoneButton />} />
      <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6">
        <StatusList
          parts={statusParts.map((part) => ({ part, name: t(`status.part.${part}`) }))}
          status={Object.fromEntries(standings.map((one) => [one, t(`status.standing.${one}`)]))}
          words={{ asked: t('status.asked', { time: '{time}' }), again: t('status.again') }}
        />
      </div>
    </>
  );
}
