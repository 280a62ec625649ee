import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { ArticleBody } from '../learning/article-body.tsx';
import { siteTranslator } from '../site-translator.ts';
import { dayText } from '../states/area-words.ts';
import type { CompanyText } from './company-text.ts';

/** What a page about the house says, and since when it holds. */
export async function CompanyBody({ text, locale }: { text: CompanyText; locale: PageLocale }) {
  const t = await siteTranslator(locale);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6">
      {text.version !== null && (
        <p className="mb-6 inline-block border-l-4 border-marigold pl-3 text-small font-semibold">
          {t('common.version', { day: dayText(text.version, locale) })}
        </p>
      )}
      <ArticleBody tokens={text.tokens} terms={{}} asks={(term) => term} />
    </div>
  );
}
