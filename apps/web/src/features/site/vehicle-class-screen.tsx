import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import type { PageLocale } from '@roadworthy/core/shared/page-locales.ts';
import { startHref } from '../shared/start-href.ts';
import { PhoneButton } from './phone-button.tsx';
import { SiteIntro } from './site-intro.tsx';
import { siteTranslator } from './site-translator.ts';

/** A class of vehicles: what its cover is made of, and the way to its price. */
export async function VehicleClassScreen({ kind, locale }: { kind: VehicleClass; locale: PageLocale }) {
  const t = await siteTranslator(locale);
  return (
    <SiteIntro
      title={t(`classes.${kind}.title`)}
      lead={t(`classes.${kind}.lead`)}
      rig={kind}
      actions={
        <>
          <LinkButton href={startHref('rv', { vehicle_class: kind })}>{t('common.start')}</LinkButton>
          <PhoneButton />
        </>
      }
    />
  );
}
