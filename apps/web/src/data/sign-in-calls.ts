import { fetchJson, headersFor } from './request.ts';

/** Posts below /api/auth; throws a RequestError. */
export async function postAuth(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
  const headers = headersFor({});
  headers.set('Content-Type', 'application/json');
  return fetchJson(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Signs staff in; throws a RequestError. */
export async function signInWithPassword(email: string, password: string, remember: boolean): Promise<void> {
  await postAuth('/sign-in/email', { email, password, remember });
}

/** Sends the link and the code, if the address is known; the answer is the same either way. */
export async function sendSignInMail(email: string, returnTo: string): Promise<void> {
  await postAuth('/sign-in/magic-link', { email, callbackURL: returnTo });
}

/** Signs a customer in with the six-digit code; throws a RequestError. */
export async function signInWithCode(email: string, otp: string): Promise<void> {
  await postAuth('/sign-in/email-otp', { email, otp });
}
