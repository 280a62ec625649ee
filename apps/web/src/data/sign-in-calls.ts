import { fetchJson, headersFor } from './request.ts';

async function post(path: string, body: Readonly<Record<string, string>>): Promise<void> {
  const headers = headersFor({});
  headers.set('Content-Type', 'application/json');
  await fetchJson(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Signs staff in; throws a RequestError. */
export function signInWithPassword(email: string, password: string): Promise<void> {
  return post('/sign-in/email', { email, password });
}

/** Sends the link and the code, if the address is known; the answer is the same either way. */
export function sendSignInMail(email: string, returnTo: string): Promise<void> {
  return post('/sign-in/magic-link', { email, callbackURL: returnTo });
}

/** Signs a customer in with the six-digit code; throws a RequestError. */
export function signInWithCode(email: string, otp: string): Promise<void> {
  return post('/sign-in/email-otp', { email, otp });
}
