import { type ConsentMode, readConsentCategories, readConsentMode } from '@roadworthy/core/shared/site/consent.ts';

/** Whoever asks visitors what may be kept. What it says is checked here: it may be somebody else's script. */
export type ConsentPlatform = {
  /** The model in force: a name such as `opt-in`, `implied consent` or `opt-out`. */
  readonly model: () => unknown;
  /** Name → whether it is allowed; undefined while nobody knows. */
  readonly categories: () => unknown;
  /** Whether the notice is closed, or was never shown. */
  readonly isNoticeClosed: () => boolean;
};

export type Consent = { readonly mode: ConsentMode; readonly categories: Readonly<Record<string, boolean>> };

/** Milliseconds between two looks at a platform that does not know yet. */
export const consentPollMs = 500;

/** What a platform says now; null while it has to be waited for. Throws ConsentValidationError. */
export function consentNow(platform: ConsentPlatform): Consent | null {
  const mode = readConsentMode(platform.model());
  const input = platform.categories();
  if (input === undefined) return mode === 'opt-in' ? null : { mode, categories: {} };
  const categories = readConsentCategories(input);
  return mode === 'opt-in' && !platform.isNoticeClosed() ? null : { mode, categories };
}

/**
 * What a platform says, once it does: where consent comes first, categories are waited for until they are known and the
 * notice is closed; elsewhere nothing is. Answers how to stop waiting. What is wrong goes to `failed`.
 */
export function whenConsented(
  platform: ConsentPlatform,
  go: (consent: Consent) => void,
  failed: (error: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    try {
      const consent = consentNow(platform);
      if (consent === null) timer = setTimeout(look, consentPollMs);
      else go(consent);
    } catch (error) {
      failed(error);
    }
  };
  look();
  return () => clearTimeout(timer);
}
