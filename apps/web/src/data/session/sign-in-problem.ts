import { readableMessage, RequestError } from '../requests/request-error.ts';

export type SignInProblem =
  /** The e-mail and password, or the code, are not right. */
  | { readonly kind: 'invalid' | 'failed' }
  /** Too many attempts; the message says how long to wait. */
  | { readonly kind: 'locked'; readonly message: string };

/** Why signing in did not work, for the words beside the field. */
export function signInProblem(error: unknown): SignInProblem {
  if (!(error instanceof RequestError)) return { kind: 'failed' };
  const message = readableMessage(error);
  if (error.status === 429 && message) return { kind: 'locked', message };
  return { kind: error.status >= 400 && error.status < 500 ? 'invalid' : 'failed' };
}

/** Whether a text can be an e-mail address: text, an at sign, a dotted domain. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
}
