import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { localePath } from '../../../locale/locale-path.ts';
import { languageTags } from '../../../locale/locales.ts';
import { BreadcrumbLd, JsonLd } from '../json-ld.tsx';
import { SiteIntro } from '../site-intro.tsx';
import { siteTranslator } from '../site-translator.ts';
import { glossaryTerms, learningWords } from './learning-words.ts';

/** Every word that articles explain, in the order of the alphabet. */
export async function GlossaryScreen({ locale }: { locale: PageLocale }) {
  const [t, site, terms] = await Promise.all([learningWords(locale), siteTranslator(locale), glossaryTerms(locale)]);
  const sorted = Object.entries(terms).toSorted(([, one], [, other]) =>
    one.name.localeCompare(other.name, languageTags[locale]),
  );
  const address = localePath(locale, '/glossary');
  return (
    <>
      <BreadcrumbLd
        steps={[
          { name: site('pages.learning.title'), href: localePath(locale, '/learning-center') },
          { name: t('glossary.title'), href: address },
        ]}
      />
      <JsonLd
        facts={{
          '@type': 'DefinedTermSet',
          name: t('glossary.title'),
          url: address,
          inLanguage: languageTags[locale],
          hasDefinedTerm: sorted.map(([, { name, text }]) => ({
            '@type': 'DefinedTerm',
            name,
            description: text,
          })),
        }}
      />
      <SiteIntro
        title={t('glossary.title')}
        lead={t('glossary.lead')}
        actions={
          <AppLink href="/learning-center" className="link inline-flex min-h-11 items-center">
            {site('pages.learning.title')}
          </AppLink>
        }
      />
      <dl className="mx-auto grid w-full max-w-6xl gap-x-12 gap-y-6 px-4 pb-16 sm:px-6 lg:grid-cols-2">
        {sorted.map(([id, { name, text }]) => (
          <div key={id} id={id} className="scroll-mt-6">
            <dt className="font-semibold">{name}</dt>
            <dd className="max-w-measure text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
