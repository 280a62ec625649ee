import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { localePath } from '../../../locale/locale-path.ts';
import { BreadcrumbLd } from '../json-ld.tsx';
import { SiteIntro } from '../site-intro.tsx';
import { siteTranslator } from '../site-translator.ts';
import { ArticleFinder } from './article-finder.tsx';
import { ArticleList } from './article-list.tsx';
import { articlePath, categories, type Category, pathNames, paths } from './articles.ts';
import { learningWords } from './learning-words.ts';
import { readArticles } from './read-article.ts';

const section = 'mx-auto w-full max-w-6xl px-4 pb-14 sm:px-6';
const mostFound = 6;

/** Every article: by search, in three orders to read, and by subject. */
export async function LearningScreen({ locale }: { locale: PageLocale }) {
  const [t, site] = await Promise.all([learningWords(locale), siteTranslator(locale)]);
  const articles = readArticles(locale);
  const known = articles.map((article) => ({
    href: articlePath(article),
    title: article.title,
    about: [article.lead, ...article.headings.map(({ text }) => text)].join(' '),
  }));
  const found = Array.from({ length: mostFound + 1 }, (_, count) => t('index.found', { count }));
  return (
    <>
      <BreadcrumbLd steps={[{ name: site('pages.learning.title'), href: localePath(locale, '/learning-center') }]} />
      <SiteIntro
        title={site('pages.learning.title')}
        lead={site('pages.learning.lead')}
        actions={
          <>
            <AppLink href="/faq" className="link inline-flex min-h-11 items-center">
              {t('index.faq')}
            </AppLink>
            <AppLink href="/glossary" className="link inline-flex min-h-11 items-center">
              {t('index.glossary')}
            </AppLink>
          </>
        }
      />
      <div className={section}>
        <ArticleFinder label={t('index.search')} found={found} articles={known} />
      </div>
      <section className="bg-surface-2">
        <div className={`${section} pt-12`}>
          <h2 className="type-h2 mb-6">{t('index.paths')}</h2>
          <div className="grid gap-6 lg:grid-cols-3">
            {pathNames.map((path) => {
              const steps = paths[path].flatMap((slug) => articles.find((one) => one.slug === slug) ?? []);
              const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
              return (
                <section key={path} className="rounded-sheet border border-line bg-canvas p-5">
                  <h3 className="type-h3">{t(`path.${path}.name`)}</h3>
                  <p className="mt-1 mb-3 text-small text-ink-2">
                    {t(`path.${path}.lead`)} {t('minutes', { minutes })}
                  </p>
                  <ol className="flex list-decimal flex-col pl-5">
                    {steps.map((step) => (
                      <li key={step.slug}>
                        <AppLink href={articlePath(step)} className="link inline-flex min-h-11 items-center py-1">
                          {step.title}
                        </AppLink>
                      </li>
                    ))}
                  </ol>
                </section>
              );
            })}
          </div>
        </div>
      </section>
      <div className={`${section} flex flex-col gap-12 pt-14`}>
        <h2 className="sr-only">{t('index.all')}</h2>
        {categories.map((category) => (
          <section key={category}>
            <h3 className="type-h2 mb-3">
              <AppLink href={`/learning-center/${category}`} className="text-ink no-underline hover:underline">
                {t(`category.${category}.name`)}
              </AppLink>
            </h3>
            <ArticleList articles={articles.filter((one) => one.category === category)} t={t} />
          </section>
        ))}
      </div>
    </>
  );
}

/** The articles of one subject. */
export async function CategoryScreen({ category, locale }: { category: Category; locale: PageLocale }) {
  const [t, site] = await Promise.all([learningWords(locale), siteTranslator(locale)]);
  const name = t(`category.${category}.name`);
  return (
    <>
      <BreadcrumbLd
        steps={[
          { name: site('pages.learning.title'), href: localePath(locale, '/learning-center') },
          { name, href: localePath(locale, `/learning-center/${category}`) },
        ]}
      />
      <SiteIntro
        title={name}
        lead={t(`category.${category}.lead`)}
        actions={
          <AppLink href="/learning-center" className="link inline-flex min-h-11 items-center">
            {site('pages.learning.title')}
          </AppLink>
        }
      />
      <div className={section}>
        <ArticleList articles={readArticles(locale).filter((one) => one.category === category)} t={t} />
      </div>
    </>
  );
}
