import type { Metadata } from 'next';
import { siteTranslator } from '../../../../features/site/site-translator.ts';
import { VehiclesScreen } from '../../../../features/site/vehicles/vehicles-screen.tsx';
import { localeOf, type LocaleParams } from '../../../../locale/page-locale.ts';

export async function generateMetadata(page: LocaleParams): Promise<Metadata> {
  const t = await siteTranslator(await localeOf(page));
  return { title: t('pages.vehicles.title'), description: t('pages.vehicles.lead') };
}

export default async function Page(page: LocaleParams) {
  return <VehiclesScreen locale={await localeOf(page)} />;
}
