import { useLocale } from 'next-intl';
import { useCallback } from 'react';

type Texts = readonly (string | null)[];
type Requested = { readonly request_reasons: Texts; readonly request_reasons_fr: Texts | null };

/** Why an underwriter was asked, in the reader's language; English where it was asked before both were stored. */
export function referralReasons(requested: Requested, locale: string): readonly string[] {
  const { request_reasons: english, request_reasons_fr: french } = requested;
  return ((locale.startsWith('fr') && french) || english).flatMap((one) => one ?? []);
}

/** Why underwriters were asked, in the reader's language. */
export function useReferralReasons(): (requested: Requested) => readonly string[] {
  const locale = useLocale();
  return useCallback((requested) => referralReasons(requested, locale), [locale]);
}
