import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { categories } from '../../../../../features/site/learning/articles.ts';
import { CategoryScreen } from '../../../../../features/site/learning/learning-screen.tsx';
import { learningWords } from '../../../../../features/site/learning/learning-words.ts';
import { localeOf } from '../../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; category: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => categories.map((category) => ({ category }));

async function categoryOf({ params }: Props) {
  const { category: wanted } = await params;
  return categories.find((category) => category === wanted) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [category, t] = [await categoryOf(props), await learningWords(await localeOf(props))];
  return { title: t(`category.${category}.name`), description: t(`category.${category}.lead`) };
}

export default async function Page(props: Props) {
  return <CategoryScreen category={await categoryOf(props)} locale={await localeOf(props)} />;
}
