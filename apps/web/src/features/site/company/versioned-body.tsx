import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { ArticleBody } from '../learning/article-body.tsx';
import { siteTranslator } from '../site-translator.ts';
import { dayText } from '../states/area-words.ts';
import type { CompanyText } from './company-text.ts';
import { partsOf } from './parts-of.ts';
import { heldUntil, type VersionedKey, versionHref, versions } from './versions.ts';

const body = { terms: {}, asks: (term: string) => term };

type VersionedBodyProps = {
  of: VersionedKey;
  text: CompanyText & { readonly version: string };
  locale: PageLocale;
};

/** A text that binds its readers: which version it is, what it changed, the others, and each part with its summary. */
export async function VersionedBody({ of, text, locale }: VersionedBodyProps) {
  const t = await siteTranslator(locale);
  const day = (of_: string) => dayText(of_, locale);
  const until = heldUntil(of, text.version);
  const [inForce] = versions[of].days;
  const parts = partsOf(text.tokens);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6">
      <div className="mb-10 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section
          aria-labelledby="version"
          className={`border-l-4 pl-4 ${until === null ? 'border-marigold' : 'border-coral'}`}
        >
          <h2 id="version" className="type-h3">
            {t('common.version', { day: day(text.version) })}
          </h2>
          <p className="mt-1 text-ink-2">
            {until === null
              ? t('versions.inForce', { day: day(text.version) })
              : t('versions.held', { from: day(text.version), until: day(until) })}
          </p>
          {until !== null && (
            <p className="mt-2 print:hidden">
              <AppLink href={versionHref(of, inForce)} className="link inline-flex min-h-11 items-center font-semibold">
                {t('versions.toNow', { day: day(inForce) })}
              </AppLink>
            </p>
          )}
          {text.changes.length > 0 && (
            <div className="mt-4 text-small">
              <h3 className="mb-2 font-semibold">{t('versions.changed')}</h3>
              <ArticleBody tokens={text.changes} {...body} />
            </div>
          )}
        </section>
        <nav aria-labelledby="versions" className="print:hidden">
          <h2 id="versions" className="text-small font-semibold">
            {t('versions.all')}
          </h2>
          <ol className="mt-1 border-t border-line">
            {versions[of].days.map((one) => (
              <li key={one} className="border-b border-line">
                <AppLink
                  href={versionHref(of, one)}
                  aria-current={one === text.version ? 'page' : undefined}
                  className="flex min-h-11 items-center justify-between gap-4 text-small text-link underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
                >
                  <span>{day(one)}</span>
                  <span className="text-ink-2">
                    {one === inForce ? t('versions.now') : t('versions.until', { day: day(heldUntil(of, one) ?? one) })}
                  </span>
                </AppLink>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {parts.map(({ tokens, summary }, index) => (
        <section
          key={index}
          className="grid gap-x-12 gap-y-4 border-t border-line pt-2 pb-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-[minmax(0,1fr)_12rem] print:break-inside-avoid"
        >
          <ArticleBody tokens={tokens} {...body} />
          {summary.length > 0 && (
            <aside className="h-fit rounded-card bg-surface-2 p-4 lg:mt-7 print:mt-7 print:bg-transparent print:p-0 print:text-small">
              <h3 className="mb-1 text-small font-semibold text-ink-2">{t('versions.short')}</h3>
              <ArticleBody tokens={summary} {...body} />
            </aside>
          )}
        </section>
      ))}
    </div>
  );
}
