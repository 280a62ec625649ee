import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { isPublic } from '../../../locale/public-paths.ts';
import { companyText, writtenKeys } from './company-text.ts';

const rawOf = (key: (typeof writtenKeys)[number], locale: (typeof locales)[number]) =>
  companyText(key, locale)
    ?.tokens.map(({ raw }) => raw)
    .join('') ?? '';

test.each(locales)('every text about the house in %s has parts, and links to pages that are there', (locale) => {
  for (const key of writtenKeys) {
    const tokens = companyText(key, locale)?.tokens ?? [];
    expect([key, tokens.filter(({ type }) => type === 'heading').length >= 3]).toEqual([key, true]);
    void marked.walkTokens([...tokens], (token) => {
      if (token.type !== 'link') return;
      const href = String(token['href']);
      expect([key, href, isPublic(href) || href === '/claim/start']).toEqual([key, href, true]);
    });
  }
});

test('the French texts are built as the English ones, and keep their spaces', () => {
  for (const key of writtenKeys) {
    const shape = (locale: (typeof locales)[number]) => companyText(key, locale)?.tokens.map(({ type }) => type);
    expect([key, shape('fr-ca')]).toEqual([key, shape('en-us')]);
    const text = rawOf(key, 'fr-ca').replaceAll(/\]\([^)]*\)/g, '');
    expect([key, text.match(/ [:;!?%$»]|« /g)]).toEqual([key, null]);
  }
});

test('in Canada’s English a licence is spelled as Canada does', () => {
  expect(rawOf('licenses', 'en-ca')).toContain('licence number');
});

test('what binds its readers names its version; the page about signing is the text that signatures agree to', () => {
  for (const key of ['termsOfUse', 'privacy', 'eConsent'] as const) {
    expect([key, companyText(key, 'en-us')?.version]).toEqual([key, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
  }
  const consentIn = (locale: (typeof locales)[number]) =>
    companyText('eConsent', locale)
      ?.tokens.map(({ raw }) => raw)
      .join('');
  expect(consentIn('en-us')).toContain('You may withdraw this agreement at any time');
  expect(consentIn('fr-ca')).toContain('Vous pouvez retirer cet accord en tout temps');
});
