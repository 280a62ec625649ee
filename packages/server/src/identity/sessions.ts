import type pg from 'pg';
import { type Account, isStaff } from './account.ts';
import type { IdentityStore } from './identity-store.ts';
import { signToken, tokenOf } from './session-signature.ts';
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

function keepLatest(known: Pick<Map<string, unknown>, 'size' | 'keys' | 'delete'>): void {
  const [oldest] = known.keys();
  if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
}

type Rows = {
  find(token: string): Promise<SignedIn | null>;
  extend(signedIn: SignedIn): Promise<SignedIn>;
  remove(token: string): Promise<void>;
};

function sessionRows(authPool: pg.Pool, store: IdentityStore, now: () => Date): Rows {
  return {
    async find(token) {
      const { rows } = await authPool.query<{ userId: string; createdAt: Date; expiresAt: Date }>({
        name: 'session',
        text: 'select "userId", "createdAt", "expiresAt" from auth.session where token = $1',
        values: [token],
      });
      const [row] = rows;
      if (row === undefined || row.expiresAt <= now()) return null;
      const account = await store.accountById(row.userId);
      if (account === null || expiryAfterUse(row.createdAt, isStaff(account), now()) <= now()) return null;
      return { session: { token, ...row }, account };
    },
    async extend({ session, account }) {
      const expiresAt = expiryAfterUse(session.createdAt, isStaff(account), now());
      if (!isWorthExtending(session.expiresAt, expiresAt, isStaff(account))) return { session, account };
      const text = 'update auth.session set "expiresAt" = $2, "updatedAt" = now() where token = $1';
      await authPool.query(text, [session.token, expiresAt]);
      return { session: { ...session, expiresAt }, account };
    },
    async remove(token) {
      await authPool.query('delete from auth.session where token = $1', [token]);
    },
  };
}

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
  const rows = sessionRows(authPool, store, now);
  // By the signed form, whose signature is then not computed again: each token has one that is ours.
  const remembered = new Map<string, SignedIn & { readonly readAt: number }>();
  const revoked = new Set<string>();

  function recall(signed: string): SignedIn | null {
    const known = remembered.get(signed);
    const isFresh = known !== undefined && now().getTime() - known.readAt < staleMs;
    return isFresh && known.session.expiresAt > now() ? known : null;
  }

  return {
    sign: (token) => signToken(secret, token),
    async read(signed) {
      const known = recall(signed);
      if (known !== null) return known;
      remembered.delete(signed);
      const token = tokenOf(secret, signed);
      if (token === null) return null;
      const found = await rows.find(token);
      const current = found && (await rows.extend(found));
      // A logout may have passed this read on its way.
      if (current === null || revoked.has(token)) return null;
      remembered.set(signed, { ...current, readAt: now().getTime() });
      keepLatest(remembered);
      return current;
    },
    async revoke(signed) {
      const token = tokenOf(secret, signed);
      if (token === null) return;
      remembered.delete(signed);
      revoked.add(token);
      keepLatest(revoked);
      await rows.remove(token);
    },
  };
}
