import { brand } from '@roadworthy/core/shared/site/brand.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { localePath } from '../../../locale/locale-path.ts';
import { languageTags } from '../../../locale/locales.ts';
import { startHref } from '../../shared/start-href.ts';
import { BreadcrumbLd, JsonLd } from '../json-ld.tsx';
import { siteTranslator } from '../site-translator.ts';
import { dayText } from '../states/area-words.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleList } from './article-list.tsx';
import { type ArticlePlace, articlePath, nextOnPath } from './articles.ts';
import { glossaryTerms, learningWords } from './learning-words.ts';
import { articlesReviewedOn, readArticle, readArticles } from './read-article.ts';

/** An article with its contents, what follows on its path, and others about the same. */
export async function ArticleScreen({ place, locale }: { place: ArticlePlace; locale: PageLocale }) {
  const [t, site, terms] = await Promise.all([learningWords(locale), siteTranslator(locale), glossaryTerms(locale)]);
  const article = readArticle(place, locale);
  const onward = nextOnPath(place.slug);
  const others = readArticles(locale).filter(
    ({ category, slug }) => category === place.category && slug !== place.slug && slug !== onward?.next.slug,
  );
  const addressOf = (path: string) => localePath(locale, path);
  const organization = { '@type': 'Organization', name: brand.name };
  const name = t(`category.${place.category}.name`);
  return (
    <article className="mx-auto w-full max-w-6xl px-4 pt-6 pb-16 sm:px-6">
      <BreadcrumbLd
        steps={[
          { name: site('pages.learning.title'), href: addressOf('/learning-center') },
          { name, href: addressOf(`/learning-center/${place.category}`) },
          { name: article.title, href: addressOf(articlePath(place)) },
        ]}
      />
      <JsonLd
        facts={{
          '@type': 'Article',
          headline: article.title,
          description: article.lead,
          articleSection: name,
          inLanguage: languageTags[locale],
          dateModified: articlesReviewedOn,
          url: addressOf(articlePath(place)),
          author: organization,
          publisher: organization,
        }}
      />
      <nav aria-label={site('pages.learning.title')} className="mb-4 flex flex-wrap gap-x-6 text-small print:hidden">
        <AppLink href="/learning-center" className="link inline-flex min-h-11 items-center">
          {site('pages.learning.title')}
        </AppLink>
        <AppLink href={`/learning-center/${place.category}`} className="link inline-flex min-h-11 items-center">
          {name}
        </AppLink>
      </nav>
      <h1 className="type-h1 max-w-[18.5em]">{article.title}</h1>
      <p className="mt-5 max-w-measure text-h3 text-ink-2">{article.lead}</p>
      <p className="mt-4 text-small text-ink-2">
        {t('minutes', { minutes: article.minutes })} ·{' '}
        {t('article.reviewed', { name: brand.name, day: dayText(articlesReviewedOn, locale) })}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <nav
          aria-labelledby="contents"
          className="h-fit border-l-4 border-marigold pl-4 lg:sticky lg:top-6 lg:order-last print:hidden"
        >
          <h2 id="contents" className="mb-1 text-small font-semibold">
            {t('article.contents')}
          </h2>
          <ol className="flex flex-col text-small">
            {article.headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-flex min-h-9 items-center py-1">
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <ArticleBody tokens={article.tokens} terms={terms} asks={(term) => t('glossary.term', { term })} />
          <p className="mt-10 max-w-measure border-t border-line pt-5 text-small text-ink-2">{t('article.note')}</p>
          <p className="mt-6 print:hidden">
            <LinkButton href={startHref('learning_center')}>{t('article.price')}</LinkButton>
          </p>
        </div>
      </div>
      <aside aria-label={t('article.more')} className="mt-14 print:hidden">
        {onward && (
          <>
            <h2 className="type-h3 mb-2">{t('article.next', { path: t(`path.${onward.path}.name`) })}</h2>
            <ArticleList articles={[readArticle(onward.next, locale)]} t={t} />
          </>
        )}
        <h2 className="type-h3 mt-8 mb-2">{t('article.more')}</h2>
        <ArticleList articles={others} t={t} />
      </aside>
    </article>
  );
}
