import { useLocale } from 'next-intl';
import { useCallback } from 'react';

type Texts = readonly (string | null)[];
type Asked = { readonly request_reasons: Texts; readonly request_reasons_fr: Texts | null };

/** Why an underwriter was asked, in the reader's language; English where it was asked before both were kept. */
export function useReferralReasons(): (asked: Asked) => readonly string[] {
  const isFrench = useLocale().startsWith('fr');
  return useCallback(
    ({ request_reasons: english, request_reasons_fr: french }) =>
      ((isFrench && french) || english).flatMap((one) => one ?? []),
    [isFrench],
  );
}
