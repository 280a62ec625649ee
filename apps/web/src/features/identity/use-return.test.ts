import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { expect, test } from 'vitest';
import { localePath } from '../../locale/locale-path.ts';
import { wayOn } from './use-return.ts';

const site = 'https://ours.example';

test.each([
  '/fr-ca//evil.example/x',
  '/en-us/\\evil.example',
  '/en-ca/fr-ca//evil.example',
  '/EN-US//evil.example',
  '/fr-ca/.//evil.example',
  '/x/..//evil.example',
  '/fr-ca/%5Cevil.example',
])('whoever signs in stays on our site, in every locale and when the language changes: %s', (requested) => {
  for (const spoken of locales) {
    for (const language of locales) {
      const { returnTo, loads } = wayOn(requested, '/welcome', spoken, language);
      expect(returnTo).toBe('/welcome');
      const led = new URL(loads ?? localePath(spoken, returnTo), site);
      expect([spoken, language, led.origin]).toEqual([spoken, language, site]);
    }
  }
});

test('and goes on where it was asked to, in the own language', () => {
  expect(wayOn('/fr-ca/agents/quotes?page=2', '/welcome', 'en-us', 'en-us')).toEqual({
    returnTo: '/agents/quotes?page=2',
    loads: null,
  });
  expect(wayOn('/agents/quotes', '/welcome', 'en-us', 'fr-ca').loads).toBe('/fr-ca/agents/quotes');
});
