import {
  allowedCategories,
  asksForConsent,
  type ConsentChoice,
  type ConsentMode,
  consentModelOf,
  consentTextVersion,
  type StoredChoice,
  readChoice,
  readConsentMode,
  writeChoice,
} from '@roadworthy/core/shared/site/consent.ts';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { yearCookies } from '../session/browser-cookies.ts';
import { type KeyValueStore, localStore } from '../browser-storage.ts';
import { currentLocale } from '../current-locale.ts';
import { createObservable, storedText } from '../stored-value.ts';
import type { ConsentPlatform } from './consent-platform.ts';

const choiceKey = 'consent';
/** A model that a tester sets in local storage, to see the pages of another law. */
const modelKey = 'consent-model';

type ConsentParts = {
  readonly cookies: KeyValueStore;
  readonly settings: Pick<KeyValueStore, 'getItem'>;
  readonly locale: () => PageLocale;
  readonly path: () => string;
  /** Whether the browser objects by Global Privacy Control. */
  readonly objects: () => boolean;
  /** Records a choice; answers the record's number, or null where nobody answers. */
  readonly record: (choice: ConsentChoice, mode: ConsentMode, locale: PageLocale) => Promise<string | null>;
};

/** Our own consent platform: what this visitor chose, what that allows, and how they change their mind. */
export function createVisitorConsent(parts: ConsentParts) {
  const stored = storedText(parts.cookies, choiceKey);
  const chosen = createObservable<StoredChoice | null>(readChoice(stored.read()));
  const model = (): string => parts.settings.getItem(modelKey) ?? consentModelOf(parts.locale());
  const mode = (): ConsentMode => readConsentMode(model());
  /** What may be kept on this page: without a choice, everything where nobody is asked. */
  const allowed = (): ConsentChoice => {
    const requested = asksForConsent(parts.path());
    return allowedCategories(
      requested ? mode() : 'opt-out',
      chosen.read()?.choice ?? null,
      requested && parts.objects(),
    );
  };
  return {
    mode,
    allowed,
    objects: parts.objects,
    read: chosen.read,
    readOnServer: (): null => null,
    subscribe: chosen.subscribe,
    /** Whether the visitor has to be asked before anything is kept. */
    isRequested: (): boolean => asksForConsent(parts.path()) && mode() === 'opt-in' && chosen.read() === null,
    /** Keeps a choice and has it recorded; the record's number is kept where anything may be. */
    async choose(choice: ConsentChoice): Promise<void> {
      stored.write(writeChoice({ choice, receipt: null }));
      chosen.change({ choice, receipt: null });
      const receipt = await parts.record(choice, mode(), parts.locale());
      if (receipt !== null && (choice.measurement || choice.attribution))
        stored.write(writeChoice({ choice, receipt }));
    },
    platform: {
      model,
      categories: () => (mode() === 'opt-in' && chosen.read() === null ? undefined : allowed()),
      isNoticeClosed: () => mode() !== 'opt-in' || chosen.read() !== null,
    } satisfies ConsentPlatform,
  };
}

async function recordChoice(choice: ConsentChoice, mode: ConsentMode, locale: PageLocale): Promise<string | null> {
  try {
    const body = JSON.stringify({ ...choice, mode, locale, text_version: consentTextVersion });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch('/api/consent', {
      method: 'POST',
      headers,
      body,
      credentials: 'omit',
      keepalive: true,
    });
    return response.ok ? ((await response.json()) as { receipt: string }).receipt : null;
  } catch {
    // The choice holds in this browser all the same.
    return null;
  }
}

export type VisitorConsent = ReturnType<typeof createVisitorConsent>;

export const visitorConsent: VisitorConsent = createVisitorConsent({
  cookies: yearCookies,
  settings: localStore,
  locale: () => readLocale(currentLocale()) ?? defaultLocale,
  path: () => (typeof window === 'undefined' ? '/' : window.location.pathname),
  objects: () =>
    typeof navigator !== 'undefined' && 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  record: recordChoice,
});
