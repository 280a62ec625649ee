import { fetchJson, headersFor } from '../requests/request.ts';

/** Posts below /api/auth; throws a RequestError. */
export async function postAuth(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
  const headers = headersFor({});
  headers.set('Content-Type', 'application/json');
  return fetchJson(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const owesCode = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'secondFactor' in answer && answer.secondFactor === true;

/** Signs staff in, or answers that they owe a code as well; throws a RequestError. */
export async function signInWithPassword(email: string, password: string, remember: boolean): Promise<boolean> {
  return owesCode(await postAuth('/sign-in/email', { email, password, remember }));
}

/** Sends the link and the code, if the address is known; the answer is the same either way. */
export async function sendSignInMail(email: string, returnTo: string): Promise<void> {
  await postAuth('/sign-in/magic-link', { email, callbackURL: returnTo });
}

/** Signs a customer in with the six-digit code, or answers that they owe another one; throws a RequestError. */
export async function signInWithCode(email: string, otp: string): Promise<boolean> {
  return owesCode(await postAuth('/sign-in/email-otp', { email, otp }));
}

/** Signs in with the link of a letter, or answers that its person owes another code; throws a RequestError. */
export async function signInWithLink(token: string): Promise<boolean> {
  return owesCode(await postAuth('/sign-in/link', { token }));
}
