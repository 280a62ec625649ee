import { describe, expect, test } from 'vitest';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { isPublic, mayBePage } from '../../../locale/public-paths.ts';
import { companyText } from './company-text.ts';
import { partsOf } from './parts-of.ts';
import { formerVersions, heldUntil, type VersionedKey, versionHref, versions } from './versions.ts';

const keys = Object.keys(versions) as VersionedKey[];

describe('a text that binds its readers', () => {
  test.each(keys)('%s has its versions from the newest to the oldest, each readable in every language', (key) => {
    const days: readonly string[] = versions[key].days;
    expect(days).toEqual([...new Set(days)].toSorted().toReversed());
    for (const day of days) {
      const types = (locale: (typeof locales)[number]) =>
        companyText(key, locale, day)?.tokens.map(({ type }) => type) ?? [];
      expect(types('en-us').length).toBeGreaterThan(6);
      for (const locale of locales) expect([day, locale, types(locale)]).toEqual([day, locale, types('en-us')]);
    }
  });

  test.each(keys)('%s says of the version in force what it changed, and each part in plain words', (key) => {
    for (const locale of locales) {
      const text = companyText(key, locale);
      expect(text?.version).toBe(versions[key].days[0]);
      expect(text?.changes.length).toBeGreaterThan(0);
      expect(partsOf(text?.tokens ?? []).filter(({ summary }) => summary.length === 0)).toEqual([]);
    }
  });

  test('a former version has an address of its own, which search engines are not told', () => {
    expect(formerVersions.map(({ path }) => path)).toContain('terms/terms-of-use/2026-11-24');
    for (const { path, key, day } of formerVersions) {
      expect([mayBePage(`/${path}`, false), isPublic(`/${path}`), versionHref(key, day)]).toEqual([
        true,
        false,
        `/${path}`,
      ]);
    }
    expect(mayBePage('/terms/terms-of-use/2020-01-01', false)).toBe(false);
    expect(versionHref('privacy', versions.privacy.days[0])).toBe('/terms/privacy-policy');
  });

  test('a version holds until the next one does', () => {
    const [inForce, former] = versions.termsOfUse.days;
    expect([heldUntil('termsOfUse', inForce), heldUntil('termsOfUse', former)]).toEqual([null, inForce]);
  });
});

test('a part without a quotation below its heading has no summary', () => {
  const text = companyText('termsOfUse', 'en-us', '2026-11-24');
  expect(partsOf(text?.tokens ?? []).every(({ summary }) => summary.length === 0)).toBe(true);
  expect(partsOf(text?.tokens ?? [])[0]?.tokens.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
});
