import type { Preferences } from '@roadworthy/core/identity/vocabulary.ts';
import { openFirstPages } from '../../../shell/staff/first-pages.ts';
import { mayEnter } from '../../../shell/staff/staff-area.ts';

type Person = { readonly roles: readonly string[]; readonly preferences?: Preferences };

/**
 * Where staff begin who were on their way nowhere: where they chose, as long as it opens to them; or else an actuary at
 * the rates, everybody else where they choose.
 */
export function staffHome({ roles, preferences }: Person): string {
  const chosen = preferences?.first_page;
  const found = openFirstPages(roles).find(({ key }) => key === chosen);
  if (found || chosen === 'welcome') return found?.href ?? '/welcome';
  return mayEnter('rates', roles) && !mayEnter('agents', roles) ? '/underwriting/raters' : '/welcome';
}
