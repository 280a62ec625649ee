import { eConsentParts, eConsentVersion } from '@roadworthy/core/quoting/signing/e-consent.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { localeFor, printSentence } from '@roadworthy/core/shared/text/sentence.ts';
import type { Words } from '@roadworthy/core/shared/words.ts';
import { lexer, type Token } from 'marked';
import { readSource } from '../../shared/source-file.ts';
import { inCanadianEnglish } from '../learning/read-article.ts';
import type { SitePageKey } from '../site-pages.ts';
import { isVersioned, versions } from './versions.ts';

/** What is written about the house without versions, by page: its file. */
const written = {
  claims: 'claims',
  about: 'about',
  compare: 'compare',
  licenses: 'licenses',
  accessibility: 'accessibility',
} as const satisfies Partial<Record<SitePageKey, string>>;
type WrittenKey = keyof typeof written;

/** The pages that have such a text. */
export const writtenKeys = [...(Object.keys(written) as WrittenKey[]), 'termsOfUse', 'privacy'] as const;

export type CompanyText = {
  readonly tokens: readonly Token[];
  /** The day of its version where readers are bound by it. */
  readonly version: string | null;
  /** What this version changed, before its first part; empty where nothing is said. */
  readonly changes: readonly Token[];
};

const isWritten = (key: SitePageKey): key is WrittenKey => Object.hasOwn(written, key);

/** The text to which signatures agree, as its page shows it: the very parts that are shown where one signs. */
function eConsentText(locale: PageLocale): CompanyText {
  const print = (text: Words) => printSentence(text, localeFor(locale));
  const parts = eConsentParts.map(({ title, text }) => `## ${print(title)}\n\n${print(text)}`);
  return { tokens: lexer(parts.join('\n\n')), version: eConsentVersion, changes: [] };
}

function readText(name: string, locale: PageLocale): readonly Token[] {
  const language = locale === 'fr-ca' ? 'fr' : 'en';
  const source = readSource(`apps/web/content/company/${language}/${name}.md`).toString();
  return lexer(locale === 'en-ca' ? inCanadianEnglish(source) : source);
}

/**
 * What a page about the house says below its first paragraph, or null; of a text with versions the one that holds from a
 * day, else the newest. Only what is made without a browser calls it.
 */
export function companyText(key: SitePageKey, locale: PageLocale, day?: string): CompanyText | null {
  if (key === 'eConsent') return eConsentText(locale);
  if (isVersioned(key)) {
    const { path, days } = versions[key];
    const version = day ?? days[0];
    const tokens = readText(`${path.slice('terms/'.length)}/${version}`, locale);
    const begin = tokens.findIndex(({ type }) => type === 'heading');
    return { tokens: tokens.slice(begin), version, changes: tokens.slice(0, begin) };
  }
  return isWritten(key) ? { tokens: readText(written[key], locale), version: null, changes: [] } : null;
}
