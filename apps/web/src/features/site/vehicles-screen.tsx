import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Rig } from '@roadworthy/ui/brand/rig.tsx';
import type { PageLocale } from '@roadworthy/core/shared/page-locales.ts';
import { SiteIntro } from './site-intro.tsx';
import { slugOfClass } from './site-pages.ts';
import { siteTranslator } from './site-translator.ts';

/** All ten classes, each with its picture and the way to its page. */
export async function VehiclesScreen({ locale }: { locale: PageLocale }) {
  const t = await siteTranslator(locale);
  return (
    <>
      <SiteIntro title={t('pages.vehicles.title')} lead={t('pages.vehicles.lead')} />
      <ul className="mx-auto grid w-full max-w-6xl grid-cols-2 gap-4 px-4 pb-16 sm:px-6 lg:grid-cols-5">
        {vehicleClasses.map((kind) => (
          <li key={kind}>
            <AppLink
              href={`/vehicles/${slugOfClass(kind)}`}
              className="flex h-full flex-col justify-end gap-3 rounded-card border border-line p-4 text-ink no-underline hover:border-ink-3"
            >
              <Rig vehicleClass={kind} className="h-16 w-full" />
              <span className="font-semibold">{t(`classes.${kind}.name`)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
