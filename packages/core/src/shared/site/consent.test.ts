import { describe, expect, it } from 'vitest';
import {
  allowedCategories,
  asksForConsent,
  type ConsentChoice,
  consentLaw,
  consentModelOf,
  ConsentValidationError,
  consentTextVersion,
  everyCategory,
  readChoice,
  readConsentCategories,
  readConsentMode,
  writeChoice,
} from './consent.ts';
import { locales } from './page-locales.ts';

describe('the mode of a consent model', () => {
  it.each(['opt-in', 'implied consent', 'implied', 'OPT-IN', ' Implied Consent '])('%j asks first', (model) => {
    expect(readConsentMode(model)).toBe('opt-in');
  });

  it.each(['opt-out', 'notice only', 'custom', '', 'opt-in-later'])('%j lets people object', (model) => {
    expect(readConsentMode(model)).toBe('opt-out');
  });

  it.each([undefined, null, 1, true, {}, ['opt-in']])('a platform that says %j is refused', (model) => {
    expect(() => readConsentMode(model)).toThrow(ConsentValidationError);
    expect(() => readConsentMode(model)).toThrow(/^\[Validation\] The consent model must be a string/);
  });

  it('is opt-out on the pages of the United States and opt-in on those of Canada', () => {
    const modes = locales.map((locale) => [locale, readConsentMode(consentModelOf(locale))]);
    expect(Object.fromEntries(modes)).toEqual({ 'en-us': 'opt-out', 'en-ca': 'opt-in', 'fr-ca': 'opt-in' });
  });

  it('follows the region before the locale where the region has a law of its own', () => {
    expect(consentModelOf('en-us', 'QC')).toBe('opt-in');
    expect(consentModelOf('en-ca', 'ON')).toBe(consentLaw.locales['en-ca']);
    expect(consentModelOf('en-us', 'OR')).toBe('opt-out');
  });
});

describe('consent categories', () => {
  it('are an object of name to boolean', () => {
    expect(readConsentCategories({ measurement: true, other: false })).toEqual({ measurement: true, other: false });
    expect(readConsentCategories({})).toEqual({});
  });

  it.each([undefined, null, 'measurement', 7, [true], { measurement: 'yes' }, { measurement: 1 }, { a: null }])(
    'are refused as %j',
    (stated) => {
      expect(() => readConsentCategories(stated)).toThrow(ConsentValidationError);
      expect(() => readConsentCategories(stated)).toThrow(/^\[Validation\] /);
    },
  );

  it('are named where one of them is no boolean', () => {
    expect(() => readConsentCategories({ measurement: true, attribution: 'no' })).toThrow(
      '[Validation] The consent category attribution must be a boolean (received string)',
    );
  });
});

describe('what may be kept', () => {
  const some: ConsentChoice = { measurement: true, attribution: false };
  it.each([
    ['nothing before a choice where consent comes first', 'opt-in', null, false, everyCategory(false)],
    ['nothing there either when the browser objects', 'opt-in', null, true, everyCategory(false)],
    ['everything elsewhere', 'opt-out', null, false, everyCategory(true)],
    ['nothing when Global Privacy Control objects', 'opt-out', null, true, everyCategory(false)],
    ['what was chosen, where consent comes first', 'opt-in', some, false, some],
    ['what was chosen, also against what the browser says', 'opt-out', some, true, some],
    ['nothing that was refused', 'opt-out', everyCategory(false), false, everyCategory(false)],
  ] as const)('%s', (_rule, mode, chosen, objects, allowed) => {
    expect(allowedCategories(mode, chosen, objects)).toEqual(allowed);
  });
});

describe('a kept choice', () => {
  const choices = [true, false].flatMap((measurement) =>
    [true, false].map((attribution): ConsentChoice => ({ measurement, attribution })),
  );

  it.each(choices)('is read as it was written: %j', (choice) => {
    expect(readChoice(writeChoice({ choice, receipt: null }))).toEqual({ choice, receipt: null });
    expect(readChoice(writeChoice({ choice, receipt: 'r-1' }))).toEqual({ choice, receipt: 'r-1' });
  });

  it('needs no letter that a cookie cannot hold', () => {
    expect(writeChoice({ choice: everyCategory(true), receipt: '0198-ab' })).toMatch(/^[\w.+-]+$/);
  });

  it('to another wording is none, so that it is asked again', () => {
    expect(readChoice('2019-01.measurement+attribution')).toBeNull();
  });

  it.each([null, undefined, '', 'x', consentTextVersion, `${consentTextVersion}.a b`])('is none in %j', (text) => {
    expect(readChoice(text)).toBeNull();
  });
});

describe('the pages that ask', () => {
  it.each(['/', '/fr-ca', '/faq', '/checkout/start', '/claim/start', '/products', '/resume', '/welcome'])(
    '%s does',
    (path) => expect(asksForConsent(path)).toBe(true),
  );
  it.each(['/agents', '/agents/quotes', '/underwriting/map', '/organizations', '/customers/policies', '/fr-ca/agents'])(
    '%s does not',
    (path) => expect(asksForConsent(path)).toBe(false),
  );
});

describe('a record of a choice', () => {
  const allowed: ConsentChoice = { measurement: false, attribution: true };

  it('begins with the wording that was read', () => {
    for (const choice of [everyCategory(true), everyCategory(false), allowed]) {
      expect(writeChoice({ choice, receipt: null }).split('.')[0]).toBe(consentTextVersion);
    }
  });

  it('names what is allowed and nothing that is refused', () => {
    const text = writeChoice({ choice: allowed, receipt: null });
    expect(text).toContain('attribution');
    expect(text).not.toContain('measurement');
  });

  it('has a number of letters, digits and dashes, or none', () => {
    const text = writeChoice({ choice: allowed, receipt: null });
    expect(readChoice(`${text}.${'x'.repeat(64)}`)?.receipt).toHaveLength(64);
    expect(readChoice(`${text}.${'x'.repeat(65)}`)).toBeNull();
    expect(readChoice(`${text}.a;b`)).toBeNull();
  });

  it('allows no category that this wording did not name', () => {
    expect(readChoice(`${consentTextVersion}.measurement+everything`)?.choice).toEqual({
      measurement: true,
      attribution: false,
    });
  });
});

describe('the law of a page', () => {
  it('is named for every locale that there is', () => {
    expect(Object.keys(consentLaw.locales).toSorted()).toEqual([...locales].toSorted());
  });

  it('is one that can be read, for every locale and every region', () => {
    const models = [...Object.values(consentLaw.locales), ...Object.values(consentLaw.regions)];
    for (const model of models) expect(['opt-in', 'opt-out']).toContain(readConsentMode(model));
  });

  it('never asks less of a region than of nowhere in particular', () => {
    for (const region of Object.keys(consentLaw.regions)) {
      for (const locale of locales) expect(readConsentMode(consentModelOf(locale, region))).toBe('opt-in');
    }
  });
});
