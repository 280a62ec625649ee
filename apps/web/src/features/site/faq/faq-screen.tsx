import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { loadMessages } from '../../../locale/load-messages.ts';
import { languageTags } from '../../../locale/locales.ts';
import { JsonLd } from '../json-ld.tsx';
import { PhoneButton } from '../phone-button.tsx';
import { SiteIntro } from '../site-intro.tsx';
import { siteTranslator } from '../site-translator.ts';
import { anchorOf } from './anchor-of.ts';
import { FaqList, type QuestionGroup } from './faq-list.tsx';

/** What people ask, in groups, for readers and for search engines. */
export async function FaqScreen({ locale }: { locale: PageLocale }) {
  const [t, { faq }] = await Promise.all([siteTranslator(locale), loadMessages(locale, 'faq')]);
  const names: Readonly<Record<string, string>> = faq.group;
  const groups = Object.entries(faq.items).map(([group, items]): QuestionGroup => ({
    name: ownValue(names, group) ?? '',
    questions: Object.entries(items).map(([name, { q, a }]) => ({ id: anchorOf(name), question: q, answer: a })),
  }));
  const mainEntity = groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer,
      },
    })),
  );
  return (
    <>
      <JsonLd facts={{ '@type': 'FAQPage', inLanguage: languageTags[locale], mainEntity }} />
      <SiteIntro
        title={t('pages.faq.title')}
        lead={t('pages.faq.lead')}
        actions={
          <>
            <PhoneButton />
            <AppLink href="/learning-center" className="link inline-flex min-h-11 items-center">
              {faq.learning}
            </AppLink>
          </>
        }
      />
      <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6">
        <FaqList words={{ search: faq.search, none: faq.none }} groups={groups} />
      </div>
    </>
  );
}
