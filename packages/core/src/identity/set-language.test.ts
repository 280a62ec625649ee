import { expect, test } from 'vitest';
import { decideLanguage } from './set-language.ts';

test.each(['en-us', 'en-ca', 'fr-ca'])('accepts %s', (language) => {
  expect(decideLanguage(language)).toEqual({ ok: true, event: { language } });
});

test.each(['', 'fr', 'FR-CA', 'en_us', 'es-mx', ' fr-ca'])('refuses “%s”, which no page is written in', (language) => {
  expect(decideLanguage(language)).toMatchObject({ refusal: { code: 'language_unknown', field: 'language' } });
});
