import { everyCategory } from '@roadworthy/core/shared/site/consent.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { describe, expect, it, vi } from 'vitest';
import { createVisitorConsent } from './visitor-consent.ts';

function visitor(
  page: { locale?: PageLocale; path?: string; objects?: boolean; stored?: string; model?: string } = {},
) {
  const cookies = new Map(page.stored === undefined ? [] : [['consent', page.stored]]);
  const record = vi.fn(async () => 'r-1');
  const consent = createVisitorConsent({
    cookies: {
      getItem: (name) => cookies.get(name) ?? null,
      setItem: (name, value) => void cookies.set(name, value),
      removeItem: (name) => void cookies.delete(name),
    },
    settings: { getItem: () => page.model ?? null },
    locale: () => page.locale ?? 'en-us',
    path: () => page.path ?? '/',
    objects: () => page.objects ?? false,
    record,
  });
  return { consent, cookies, record };
}

describe('on a page where consent comes first', () => {
  it('nothing is kept and the visitor is asked', () => {
    const { consent, cookies } = visitor({ locale: 'fr-ca' });
    expect([consent.mode(), consent.isRequested(), consent.allowed()]).toEqual(['opt-in', true, everyCategory(false)]);
    expect(consent.platform.categories()).toBeUndefined();
    expect(cookies.size).toBe(0);
  });

  it('a choice is kept with the number of its record, and holds the next time', async () => {
    const { consent, cookies, record } = visitor({ locale: 'en-ca' });
    await consent.choose({ measurement: true, attribution: false });
    expect(record).toHaveBeenCalledExactlyOnceWith({ measurement: true, attribution: false }, 'opt-in', 'en-ca');
    expect(cookies.get('consent')).toMatch(/^[\d-]+\.measurement\.r-1$/);
    const later = visitor({ locale: 'en-ca', stored: cookies.get('consent') ?? '' }).consent;
    expect([later.isRequested(), later.allowed()]).toEqual([false, { measurement: true, attribution: false }]);
    expect(later.platform.isNoticeClosed()).toBe(true);
  });

  it('who refuses is given no number', async () => {
    const { consent, cookies } = visitor({ locale: 'fr-ca' });
    await consent.choose(everyCategory(false));
    expect(cookies.get('consent')).toMatch(/^[\d-]+\.$/);
    expect(consent.isRequested()).toBe(false);
  });
});

describe('on a page of the United States', () => {
  it('nobody is asked, and everything is kept until somebody refuses', async () => {
    const { consent } = visitor();
    expect([consent.isRequested(), consent.allowed()]).toEqual([false, everyCategory(true)]);
    await consent.choose(everyCategory(false));
    expect(consent.allowed()).toEqual(everyCategory(false));
  });

  it('Global Privacy Control is a refusal', () => {
    expect(visitor({ objects: true }).consent.allowed()).toEqual(everyCategory(false));
  });

  it('a tester may see the pages of another law', () => {
    expect(visitor({ model: 'implied consent' }).consent.isRequested()).toBe(true);
  });
});

describe('where people work or look after their own cover', () => {
  it.each(['/agents/quotes', '/underwriting', '/organizations', '/customers'])('%s asks nobody', (path) => {
    const { consent } = visitor({ locale: 'fr-ca', path });
    expect([consent.isRequested(), consent.allowed()]).toEqual([false, everyCategory(true)]);
  });

  it('what was refused stays refused', async () => {
    const { consent } = visitor({ locale: 'fr-ca', path: '/customers' });
    await consent.choose(everyCategory(false));
    expect(consent.allowed()).toEqual(everyCategory(false));
  });
});
