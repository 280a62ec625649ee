import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { loadMessages } from '../../../locale/load-messages.ts';
import { localePath } from '../../../locale/locale-path.ts';
import { anchorOf } from '../faq/anchor-of.ts';
import type { KnownPage } from '../find-page/find-pages.ts';
import { articlePath } from '../learning/articles.ts';
import { readArticles } from '../learning/read-article.ts';

/** Every question and article, as the help looks through them. */
export async function helpIndex(locale: PageLocale): Promise<KnownPage[]> {
  const { faq } = await loadMessages(locale, 'faq');
  const questions = Object.values(faq.items).flatMap((items) =>
    Object.entries(items).map(([name, { q, a }]) => ({
      href: localePath(locale, `/faq#${anchorOf(name)}`),
      title: q,
      about: a,
    })),
  );
  const articles = readArticles(locale).map((article) => ({
    href: localePath(locale, articlePath(article)),
    title: article.title,
    about: [article.lead, ...article.headings.map(({ text }) => text)].join(' '),
  }));
  return [...questions, ...articles];
}
