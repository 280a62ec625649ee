import { tabStore } from '../browser-storage.ts';

const tokenKey = 'quote_token';

/** Whether a token lets staff look at a quote as its customer has it, and change nothing. */
export function isViewToken(token: string | null): boolean {
  return token?.startsWith('v1.') ?? false;
}

/** Ends the view of this tab; what is on screen stays until the page is left. */
export function forgetView(): void {
  tabStore.removeItem(tokenKey);
}

/** Whether this tab shows a view, or its address brings one: the quote that the browser keeps is then another one. */
export function isTabOfView(): boolean {
  if (typeof window === 'undefined') return false;
  return isViewToken(tabStore.getItem(tokenKey)) || new URLSearchParams(window.location.search).has('view');
}
