import { createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { type Account, isStaff } from './account.ts';
import type { IdentityStore } from './identity-store.ts';
import { expiryAfterUse, isWorthExtending } from './session-lifetime.ts';

export type Session = {
  readonly token: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
export type SignedIn = { readonly session: Session; readonly account: Account };

export type Sessions = {
  /** Who a signed session token belongs to now; null when it is forged, over, or its person archived. */
  read(signed: string): Promise<SignedIn | null>;
  /** Ends a session, in this process at once and in others within 30 seconds. */
  revoke(signed: string): Promise<void>;
  /** The signed form of a token, as cookie and Authorization header carry it. */
  sign(token: string): string;
};

const staleMs = 30_000;
const mostRemembered = 10_000;

/**
 * Reads sessions that the sign-in library made. The database keeps the bare token and the outside only knows it signed,
 * so a copy of the table opens no session. What was read is remembered for 30 seconds.
 */
export function createSessions(options: {
  readonly authPool: pg.Pool;
  readonly secret: string;
  readonly store: IdentityStore;
  readonly now?: () => Date;
}): Sessions {
  const { authPool, secret, store, now = () => new Date() } = options;
  const remembered = new Map<string, SignedIn & { readonly readAt: number }>();
  const revoked = new Set<string>();
  const signatureOf = (token: string) => createHmac('sha256', secret).update(token).digest('base64');

  function tokenOf(signed: string): string | null {
    const dot = signed.lastIndexOf('.');
    const token = signed.slice(0, Math.max(dot, 0));
    const expected = Buffer.from(signatureOf(token));
    const given = Buffer.from(signed.slice(dot + 1));
    return token !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
  }

  async function load(token: string): Promise<SignedIn | null> {
    const { rows } = await authPool.query<{ userId: string; createdAt: Date; expiresAt: Date }>({
      name: 'session',
      text: 'select "userId", "createdAt", "expiresAt" from auth.session where token = $1',
      values: [token],
    });
    const [row] = rows;
    if (row === undefined || row.expiresAt <= now()) return null;
    const account = await store.accountById(row.userId);
    return account === null ? null : { session: { token, ...row }, account };
  }

  async function extend({ session, account }: SignedIn): Promise<SignedIn> {
    const next = expiryAfterUse(session.createdAt, isStaff(account), now());
    if (!isWorthExtending(session.expiresAt, next, isStaff(account))) return { session, account };
    await authPool.query('update auth.session set "expiresAt" = $2, "updatedAt" = now() where token = $1', [
      session.token,
      next,
    ]);
    return { session: { ...session, expiresAt: next }, account };
  }

  return {
    sign: (token) => `${token}.${signatureOf(token)}`,
    async read(signed) {
      const token = tokenOf(signed);
      if (token === null) return null;
      const known = remembered.get(token);
      if (known !== undefined && now().getTime() - known.readAt < staleMs && known.session.expiresAt > now()) return known;
      remembered.delete(token);
      const loaded = await load(token);
      const end = loaded && expiryAfterUse(loaded.session.createdAt, isStaff(loaded.account), now());
      if (loaded === null || end === null || end <= now()) return null;
      const current = await extend(loaded);
      // A logout may have passed this read on its way.
      if (revoked.has(token)) return null;
      remembered.set(token, { ...current, readAt: now().getTime() });
      const [oldest] = remembered.keys();
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
      return current;
    },
    async revoke(signed) {
      const token = tokenOf(signed);
      if (token === null) return;
      remembered.delete(token);
      revoked.add(token);
      const [oldest] = revoked;
      if (revoked.size > mostRemembered && oldest !== undefined) revoked.delete(oldest);
      await authPool.query('delete from auth.session where token = $1', [token]);
    },
  };
}
