import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eConsentParts, eConsentVersion } from '@roadworthy/core/quoting/e-consent.ts';
import { french } from '@roadworthy/core/quoting/french.ts';
import type { PageLocale } from '@roadworthy/core/shared/page-locales.ts';
import { localeFor, printSentence } from '@roadworthy/core/shared/sentence.ts';
import { lexer, type Token } from 'marked';
import { inCanadianEnglish } from '../learning/read-article.ts';
import type { SitePageKey } from '../site-pages.ts';

/** What is written about the house, by page: the file, and the day of its version where readers are bound by it. */
const written = {
  claims: { file: 'claims', version: null },
  about: { file: 'about', version: null },
  compare: { file: 'compare', version: null },
  licenses: { file: 'licenses', version: null },
  accessibility: { file: 'accessibility', version: null },
  termsOfUse: { file: 'terms-of-use', version: '2026-11-24' },
  privacy: { file: 'privacy-policy', version: '2026-11-24' },
} as const satisfies Partial<Record<SitePageKey, { readonly file: string; readonly version: string | null }>>;
type WrittenKey = keyof typeof written;

/** The pages that have such a text. */
export const writtenKeys = Object.keys(written) as WrittenKey[];

export type CompanyText = { readonly tokens: readonly Token[]; readonly version: string | null };

const isWritten = (key: SitePageKey): key is WrittenKey => Object.hasOwn(written, key);

// The folder of the web where pages are made, that of the repository where tests run.
const folder = ['content/company', 'apps/web/content/company'].find((one) => existsSync(join(process.cwd(), one)));

/** The text to which signatures agree, as its page shows it: the very parts that are shown where one signs. */
function eConsentText(locale: PageLocale): CompanyText {
  const print = (message: string) => printSentence({ message }, localeFor(locale), french);
  const parts = eConsentParts.map(({ title, message }) => `## ${print(title)}\n\n${print(message)}`);
  return { tokens: lexer(parts.join('\n\n')), version: eConsentVersion };
}

/** What a page about the house says below its first paragraph, or null; only what is made without a browser calls it. */
export function companyText(key: SitePageKey, locale: PageLocale): CompanyText | null {
  if (key === 'eConsent') return eConsentText(locale);
  if (!isWritten(key)) return null;
  const { file, version } = written[key];
  const language = locale === 'fr-ca' ? 'fr' : 'en';
  const source = readFileSync(join(process.cwd(), folder ?? '', language, `${file}.md`), 'utf8');
  return { tokens: lexer(locale === 'en-ca' ? inCanadianEnglish(source) : source), version };
}
