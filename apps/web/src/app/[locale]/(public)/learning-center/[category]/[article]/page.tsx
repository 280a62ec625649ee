import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleScreen } from '../../../../../../features/site/learning/article-screen.tsx';
import { articles } from '../../../../../../features/site/learning/articles.ts';
import { readArticle } from '../../../../../../features/site/learning/read-article.ts';
import { localeOf } from '../../../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; category: string; article: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ category, slug }) => ({ category, article: slug }));

async function placeOf({ params }: Props) {
  const { category, article } = await params;
  return articles.find((one) => one.category === category && one.slug === article) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, lead } = readArticle(await placeOf(props), await localeOf(props));
  return { title, description: lead };
}

export default async function Page(props: Props) {
  return <ArticleScreen place={await placeOf(props)} locale={await localeOf(props)} />;
}
