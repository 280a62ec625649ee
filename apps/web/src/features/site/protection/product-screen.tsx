import { wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import type { ReactNode } from 'react';
import { loadMessages } from '../../../locale/load-messages.ts';
import { localePath } from '../../../locale/locale-path.ts';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { enquiryWords } from '../enquiry/enquiry-words.ts';
import { BreadcrumbLd, JsonLd } from '../json-ld.tsx';
import { PhoneButton } from '../phone-button.tsx';
import type { SitePage } from '../site-pages.ts';
import { SideScene } from '../side-scene.tsx';
import { productViews } from '../share/page-scenes.ts';
import { siteTranslator } from '../site-translator.ts';
import { ClaimExample } from './claim-example.tsx';
import type { LinePage } from './line-page.ts';
import { LineAreas } from './line-areas.tsx';
import { LineBox } from './line-box.tsx';
import { SpecimenLink } from './specimen-link.tsx';
import { monthText } from '../states/area-words.ts';
import { type ProtectionKey, type ProtectionWords, protectionWords } from './protection-words.ts';

const section = 'mx-auto w-full max-w-6xl px-4 sm:px-6';

export type ProductPage = SitePage & { readonly key: ProtectionKey };
/** Whether a page is about a line of business. */
export function isProductPage(page: SitePage): page is ProductPage {
  return page.key in productViews;
}

type Area = { readonly area: string; readonly name: string; readonly href: string };
type ProductScreenProps = { page: ProductPage; locale: PageLocale; line: LinePage; areas: readonly Area[] };

/** A line of business: what it pays and what not, the money of one claim, where it is sold, and the way to its price. */
export async function ProductScreen({ page, locale, line, areas }: ProductScreenProps) {
  const [t, site, { protection }] = await Promise.all([
    protectionWords(locale),
    siteTranslator(locale),
    loadMessages(locale, 'protection'),
  ]);
  const { key } = page;
  const title = site(`pages.${key}.title`);
  const provider = page.line ?? 'personal';
  const questions = (['q1', 'q2'] as const).map((one) => ({
    q: t(`page.${key}.faq.${one}.q`),
    a: t(`page.${key}.faq.${one}.a`),
  }));
  return (
    <article>
      <BreadcrumbLd
        steps={[
          { name: site('pages.rv.title'), href: localePath(locale, '/protection/rv') },
          { name: title, href: localePath(locale, `/${page.path}`) },
        ]}
      />
      <JsonLd
        facts={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ q, a }) => ({
            '@type': 'Question',
            name: q,
            acceptedAnswer: {
              '@type': 'Answer',
              text: a,
            },
          })),
        }}
      />
      <Head page={page} line={line} t={t} site={site} title={title} />
      <section className={`${section} grid gap-x-12 gap-y-8 py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]`}>
        <div>
          <h2 className="type-h2 mb-3">{t('who')}</h2>
          <p className="max-w-measure text-h3 leading-8">{t(`page.${key}.who`)}</p>
        </div>
        <div className="border-l-4 border-marigold pl-5">
          <h3 className="mb-2 text-small font-semibold">{t('kinds')}</h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {line.kinds.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
          <p className="mt-4 text-small text-ink-2">{t('months', { months: line.months.join(', ') })}</p>
        </div>
      </section>
      <Covered
        line={key === 'servicePlan' ? { ...line, takes: [] } : line}
        t={t}
        specimen={
          <SpecimenLink
            line={provider}
            locale={locale}
            words={{
              title: t('specimen.title'),
              body: t('specimen.body', { edition: editionText(line.edition, locale) }),
              link: t('specimen.link'),
            }}
          />
        }
      />
      <div data-theme="dark">
        <section className={`${section} grid gap-x-12 gap-y-8 py-14 lg:grid-cols-[20rem_minmax(0,1fr)]`}>
          <div>
            <h2 className="type-h2 mb-4">{t('claim.title')}</h2>
            <p className="text-h3 leading-8">{t(`page.${key}.story`)}</p>
            <p className="mt-4 text-small text-ink-2">{t('claim.note')}</p>
          </div>
          <ClaimExample
            claim={line.claim}
            currency={locale === 'en-us' ? 'USD' : 'CAD'}
            words={{
              loss: t('claim.loss'),
              paid: t('claim.paid'),
              deducted: t('claim.deducted'),
              above: t('claim.above'),
              choice: t('claim.cover', {
                cover: line.claim.cover,
                setting: line.claim.setting,
              }),
            }}
          />
        </section>
      </div>
      <section className={`${section} py-14`}>
        <h2 className="type-h2 mb-3">{t('areas.title')}</h2>
        <LineAreas line={provider} words={protection.areas} areas={areas} />
      </section>
      <section className={`${section} grid gap-x-12 gap-y-8 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]`}>
        <div>
          <h2 className="type-h2 mb-3">{t('faq')}</h2>
          {questions.map(({ q, a }) => (
            <details key={q} className="border-t border-line">
              <summary className="min-h-12 cursor-pointer py-3 font-semibold">{q}</summary>
              <p className="max-w-measure pb-5 text-ink-2">{a}</p>
            </details>
          ))}
        </div>
        {key !== 'servicePlan' && (
          <div>
            <h2 className="type-h2 mb-3">{t('refund')}</h2>
            <RefundWords words={line.refund} className="max-w-measure border-t border-line pt-3" />
          </div>
        )}
      </section>
      {wayOfSale(provider) === 'enquiry' && <EnquiryForm provider={provider} words={enquiryWords(site, 'line')} />}
    </article>
  );
}

/** What comes back to who ends the contract, sentence by sentence. */
function RefundWords({ words, className }: { words: LinePage['refund']; className: string }) {
  return (
    <ul className={`flex flex-col gap-1 ${className}`}>
      {words.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

type HeadProps = {
  page: ProductPage;
  line: LinePage;
  t: ProtectionWords;
  site: Awaited<ReturnType<typeof siteTranslator>>;
  title: string;
};

/** The scene with the quote box on it. Of a service contract it says first whom it takes and how one gets out. */
function Head({ page, line, t, site, title }: HeadProps) {
  const { key, sells = 'rv', rig = 'class_c' } = page;
  const provider = page.line ?? 'personal';
  const view = productViews[key];
  const isRequested = wayOfSale(provider) === 'enquiry';
  return (
    <div className="relative isolate overflow-hidden">
      <SideScene {...view} rig={rig} />
      <div className={`${section} pt-8 pb-60 sm:pb-72 lg:pt-12 lg:pb-16`}>
        <div className="max-w-xl rounded-sheet bg-canvas p-5 shadow-overlay sm:p-7">
          <h1 className="type-h1">{title}</h1>
          <p className="mt-4 text-ink-2">{site(`pages.${key}.lead`)}</p>
          {key === 'servicePlan' && (
            <div className="mt-5 border-l-4 border-coral pl-4 text-small">
              <h2 className="font-semibold">{t('takes')}</h2>
              <ul className="mt-1 flex flex-col gap-1">
                {line.takes.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
              <h2 className="mt-3 font-semibold">{t('refund')}</h2>
              <RefundWords words={line.refund} className="mt-1" />
            </div>
          )}
          <div className="mt-6 flex flex-col items-start gap-4">
            {isRequested ? (
              <LinkButton href="#enquiry">{t('box.agents')}</LinkButton>
            ) : (
              <LineBox line={provider} source={sells} words={boxWords(t, site('home.postalCode'))} />
            )}
            <PhoneButton />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The month of a wording: `November 2026`, `novembre 2026`. */
function editionText(edition: string, locale: PageLocale): string {
  const [year = '', month = ''] = edition.split('-');
  return `${monthText(Number(month), locale)} ${year}`;
}

function boxWords(t: ProtectionWords, postalCode: string) {
  return {
    title: t('box.title'),
    postalCode,
    missing: t('box.missing'),
    start: t('box.start'),
    waitlist: t('box.waitlist'),
    notThere: t('box.notThere'),
  };
}

/** What it pays with an example each, beside what it never pays and what is not taken. */
function Covered({ line, t, specimen }: { line: LinePage; t: ProtectionWords; specimen: ReactNode }) {
  return (
    <section className={`${section} grid gap-x-12 gap-y-10 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]`}>
      <div>
        <h2 className="type-h2 mb-4">{t('covered')}</h2>
        <ul className="flex flex-col">
          {line.covers.map(({ code, label, pays, mandatory }) => (
            <li key={code} className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-line py-3">
              <Icon name="check" className="mt-1 size-5 text-success" />
              <div>
                <h3 className="font-semibold">
                  {label}
                  {mandatory && <span className="ml-2 text-small font-normal text-ink-2">{t('chosen')}</span>}
                </h3>
                <p className="text-ink-2">{pays}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="type-h2 mb-4">{t('notCovered')}</h2>
        <ul className="flex flex-col rounded-sheet bg-warning-tint px-5 py-2">
          {line.notCovered.map((text) => (
            <li key={text} className="border-t border-line py-3 first:border-t-0">
              {text}
            </li>
          ))}
        </ul>
        {line.takes.length > 0 && (
          <>
            <h3 className="mt-8 mb-2 font-semibold">{t('takes')}</h3>
            <ul className="flex flex-col gap-2 border-l-4 border-coral pl-4">
              {line.takes.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </>
        )}
        {specimen}
      </div>
    </section>
  );
}
