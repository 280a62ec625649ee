import { ownValue } from '../text/own-value.ts';
import type { PageLocale } from './page-locales.ts';

/** What a visitor may allow or refuse beside what a page cannot do without. */
export const consentCategories = ['measurement', 'attribution'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** Which wording a choice was made to. A new one asks everybody again. */
export const consentTextVersion = '2026-11';

/** Days for which a choice holds before it is asked again. */
export const consentDays = 365;

/** `opt-in`: nothing is kept before somebody allows it. `opt-out`: it is, until somebody refuses. */
export const consentModes = ['opt-in', 'opt-out'] as const;
export type ConsentMode = (typeof consentModes)[number];

/**
 * The law that a page's reader is under, by the locale of the page, which is also its domain: Québec asks for express
 * consent (Act respecting the protection of personal information in the private sector, s. 8.1), the rest of Canada
 * counts on what is implied (PIPEDA), the states of the United States let people object. What a region says goes first.
 */
export const consentLaw: Readonly<{ locales: Record<PageLocale, string>; regions: Record<string, string> }> = {
  locales: { 'en-us': 'opt-out', 'en-ca': 'implied consent', 'fr-ca': 'opt-in' },
  regions: { QC: 'opt-in' },
};

/** What is wrong with what a consent platform says; its message begins with `[Validation]`. */
export class ConsentValidationError extends Error {
  constructor(problem: string, received: unknown) {
    super(`[Validation] ${problem} (received ${received === null ? 'null' : typeof received})`);
    this.name = 'ConsentValidationError';
  }
}

/** The mode of a model that a platform names: opt-in and implied consent ask first. Throws ConsentValidationError. */
export function readConsentMode(model: unknown): ConsentMode {
  if (typeof model !== 'string') throw new ConsentValidationError('The consent model must be a string', model);
  return /^(?:opt-in|implied(?: consent)?)$/i.test(model.trim()) ? 'opt-in' : 'opt-out';
}

/** The model in force for a page, of the region where it is known. */
export const consentModelOf = (locale: PageLocale, region: string | null = null): string =>
  (region === null ? undefined : ownValue(consentLaw.regions, region)) ?? consentLaw.locales[locale];

/** Categories as a platform gives them: an object of name to boolean. Throws ConsentValidationError for anything else. */
export function readConsentCategories(input: unknown): Readonly<Record<string, boolean>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new ConsentValidationError('Consent categories must be an object of category name to boolean', input);
  }
  for (const [name, value] of Object.entries(input)) {
    if (typeof value !== 'boolean') {
      throw new ConsentValidationError(`The consent category ${name} must be a boolean`, value);
    }
  }
  return input as Readonly<Record<string, boolean>>;
}

/** The same answer for every category. */
export const everyCategory = (allowed: boolean): ConsentChoice => ({ measurement: allowed, attribution: allowed });

/**
 * What may be kept: what was chosen; without a choice nothing where consent comes first, and elsewhere everything unless
 * the browser's Global Privacy Control objects.
 */
export function allowedCategories(mode: ConsentMode, chosen: ConsentChoice | null, objects: boolean): ConsentChoice {
  return chosen ?? everyCategory(mode === 'opt-out' && !objects);
}

/** A choice as the browser keeps it: the version of the text, what is allowed, and the receipt of a record of it. */
export type StoredChoice = { readonly choice: ConsentChoice; readonly receipt: string | null };

/** What is kept of a choice, in the letters that a cookie may hold. */
export function writeChoice({ choice, receipt }: StoredChoice): string {
  const allowed = consentCategories.filter((category) => choice[category]).join('+');
  return [consentTextVersion, allowed, ...(receipt === null ? [] : [receipt])].join('.');
}

/** The choice that was kept; null where there is none, or one to another wording. */
export function readChoice(text: string | null | undefined): StoredChoice | null {
  const [, version, allowed = '', receipt = null] = /^([\w-]+)\.([a-z+]*)(?:\.([\w-]{1,64}))?$/.exec(text ?? '') ?? [];
  if (version !== consentTextVersion) return null;
  const names = allowed.split('+');
  return {
    choice: { measurement: names.includes('measurement'), attribution: names.includes('attribution') },
    receipt,
  };
}

const exempt = /\/(?:agents|underwriting|organizations|customers)/;

/** Whether a page asks for consent at all: those where people work or look after their own cover do not. */
export const asksForConsent = (path: string): boolean => !exempt.test(path);
