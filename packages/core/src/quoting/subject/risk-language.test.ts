import { describe, expect, test } from 'vitest';
import { languageIn, languageOfRisk } from './risk-language.ts';

describe('the language of a risk', () => {
  test.each([
    ['CA', 'fr-ca', 'fr-ca'],
    ['US', 'fr-ca', 'fr-ca'],
    ['CA', 'en-us', 'en-ca'],
    ['CA', 'en-ca', 'en-ca'],
    ['US', 'en-ca', 'en-us'],
  ] as const)('in %s for who reads %s is %s', (country, wanted, language) => {
    expect(languageIn(country, wanted)).toBe(language);
  });

  test.each(['anonymous', 'token:quote', 'global:user', 'organization:customer'] as const)(
    'becomes that of the page on which a buyer (%s) worked last',
    (role) => {
      expect(languageOfRisk({ country: 'CA', language: 'en-ca' }, { role }, 'fr-CA')).toBe('fr-ca');
      expect(languageOfRisk({ country: 'CA', language: 'fr-ca' }, { role }, 'en-US')).toBe('en-ca');
    },
  );

  test.each(['organization:agent', 'organization:owner', 'global:service_agent', 'system'] as const)(
    'stays what it was when %s works on it',
    (role) => {
      expect(languageOfRisk({ country: 'CA', language: 'fr-ca' }, { role }, 'en-US')).toBe('fr-ca');
      expect(languageOfRisk({ country: 'CA', language: 'en-ca' }, { role }, 'fr-CA')).toBe('en-ca');
    },
  );

  test('follows the country when the place of the risk changes', () => {
    expect(languageOfRisk({ country: 'CA', language: 'en-us' }, { role: 'organization:agent' }, 'en-US')).toBe('en-ca');
  });
});
