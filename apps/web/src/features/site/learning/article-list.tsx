import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { articlePath } from './articles.ts';
import type { learningWords } from './learning-words.ts';
import type { ReadArticle } from './read-article.ts';

type ArticleListProps = { articles: readonly ReadArticle[]; t: Awaited<ReturnType<typeof learningWords>> };

/** Articles, each with what it is about and how long it takes. */
export function ArticleList({ articles, t }: ArticleListProps) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {articles.map((article) => (
        <li key={article.slug}>
          <AppLink href={articlePath(article)} className="link inline-flex min-h-11 items-center font-semibold">
            {article.title}
          </AppLink>
          <p className="max-w-measure text-small text-ink-2">{article.lead}</p>
          <p className="text-small text-ink-2">{t('minutes', { minutes: article.minutes })}</p>
        </li>
      ))}
    </ul>
  );
}
