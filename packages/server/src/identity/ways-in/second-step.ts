import { APIError } from 'better-auth/api';

const code = 'SECOND_FACTOR_OWED';

/** Thrown where a session would begin whose person owes a code; our HTTP layer alone reads who it is. */
export function secondFactorOwed(userId: string): APIError {
  return new APIError('FORBIDDEN', { code, message: 'A second factor is owed', person: userId });
}

/** Who owes a code, when that is why the library opened no session. */
export async function owingIn(response: Response): Promise<string | null> {
  if (response.status !== 403) return null;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('code' in body) || body.code !== code) return null;
  return 'person' in body && typeof body.person === 'string' ? body.person : null;
}

const mostTokens = 4;
const separator = '~';

/** The cookie that holds what browsers prove their trust with, one token for each account. */
export const trustedCookie = (sessionCookie: string): string => `${sessionCookie}-trusted`;

const tokensOf = (value: string): string[] =>
  value.split(separator, mostTokens).filter((token) => /^[\w-]{43}$/.test(token));

/** The tokens of trust in the cookies of a request. */
export function trustedTokens(cookies: string, sessionCookie: string): readonly string[] {
  const name = `${trustedCookie(sessionCookie)}=`;
  const cookie = cookies.split(/; */).find((each) => each.startsWith(name));
  return cookie === undefined ? [] : tokensOf(cookie.slice(name.length));
}

/** The cookie's value once one more token is in it. */
export const withToken = (token: string, former: string | undefined): string =>
  [token, ...tokensOf(former ?? '')].slice(0, mostTokens).join(separator);
