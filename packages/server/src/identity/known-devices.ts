import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../kernel/settings/secrets.ts';

// What browsers keep a cookie for at most.
export const deviceSeconds = 400 * 86_400;
const mostAccounts = 8;

/**
 * Devices on which somebody signed in before. Each account's failures are counted by device there, so that nobody else's
 * failures keep its owner out (OWASP, "Slow down online guessing attacks with device cookies"). A device is known by a
 * cookie that we signed and that says nothing of the account; it opens nothing.
 */
export type KnownDevices = {
  /** The device's id for an account; null on a device that the account was not used on. Asks no database. */
  idFor(email: string, cookie: string | undefined): string | null;
  /** The cookie of a device after an account was used on it. */
  cookieAfter(email: string, cookie: string | undefined): string;
};

/** Reads and writes the cookie: entries `<id>.<end in seconds>.<HMAC-SHA256>`, the latest first, separated by `~`. */
export function createKnownDevices(
  { deviceKey }: Pick<Secrets, 'deviceKey'>,
  now: () => number = Date.now,
): KnownDevices {
  const sign = (email: string, id: string, end: string): string =>
    createHmac('sha256', deviceKey)
      .update(JSON.stringify([email, id, end]))
      .digest('base64url');

  function isOurs(email: string, entry: string): boolean {
    const [id = '', end = '', provided = ''] = entry.split('.');
    const [expected, signature] = [Buffer.from(sign(email, id, end)), Buffer.from(provided)];
    const isSigned = signature.length === expected.length && timingSafeEqual(signature, expected);
    return isSigned && Number(end) * 1000 > now();
  }

  const entriesOf = (cookie: string | undefined): string[] => (cookie ?? '').split('~', mostAccounts).filter(Boolean);
  const find = (email: string, cookie: string | undefined) => entriesOf(cookie).find((entry) => isOurs(email, entry));
  const idIn = (entry: string | undefined): string | null => entry?.split('.')[0] ?? null;

  return {
    idFor: (email, cookie) => idIn(find(email, cookie)),
    cookieAfter(email, cookie) {
      const former = find(email, cookie);
      const id = idIn(former) ?? randomBytes(12).toString('base64url');
      const end = String(Math.floor(now() / 1000) + deviceSeconds);
      const others = entriesOf(cookie).filter((entry) => entry !== former);
      return [`${id}.${end}.${sign(email, id, end)}`, ...others].slice(0, mostAccounts).join('~');
    },
  };
}
