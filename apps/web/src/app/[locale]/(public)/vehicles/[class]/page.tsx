import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { slugOfClass } from '../../../../../features/site/site-pages.ts';
import { siteTranslator } from '../../../../../features/site/site-translator.ts';
import { VehicleClassScreen } from '../../../../../features/site/vehicles/vehicle-class-screen.tsx';
import { localeOf } from '../../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; class: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => vehicleClasses.map((kind) => ({ class: slugOfClass(kind) }));

async function classOf({ params }: Props) {
  const slug = (await params).class;
  return vehicleClasses.find((kind) => slugOfClass(kind) === slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [kind, t] = [await classOf(props), await siteTranslator(await localeOf(props))];
  return { title: t(`classes.${kind}.title`), description: t(`classes.${kind}.lead`) };
}

export default async function Page(props: Props) {
  return <VehicleClassScreen kind={await classOf(props)} locale={await localeOf(props)} />;
}
