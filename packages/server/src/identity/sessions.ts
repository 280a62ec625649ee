import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Account, isStaff, workingAccount } from './account.ts';
import type { IdentityStore } from './identity-store.ts';
import { signToken, tokenOf } from './session-signature.ts';
import { expiryAfterUse, isWorthExtending, stayOf } from './session-lifetime.ts';
import { type ListedSession, listSessions } from './session-list.ts';

export type Session = {
  readonly token: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When it was seen last, give or take the grain of its lifetime. */
  readonly updatedAt: Date;
  /** Whether its person asked to stay signed in on this device. */
  readonly remembered: boolean;
  /** The organization for which its person chose to work; null where they never chose. */
  readonly organizationId: string | null;
};
export type SignedIn = { readonly session: Session; readonly account: Account };

export type Sessions = {
  /** Who a signed session token belongs to now; null when it is forged, over, or its person archived. */
  read(signed: string): Promise<SignedIn | null>;
  /**
   * Begins a session of somebody who proved all that they have to, and answers its signed token. The sign-in library
   * makes those that a password or a letter alone opens.
   */
  begin(
    account: Account,
    from: { readonly ip: string; readonly program: string; readonly remembered: boolean },
  ): Promise<string>;
  /** Ends a session, in this process at once and in others as soon as they hear of it, within 30 seconds in any case. */
  revoke(signed: string): Promise<void>;
  /** The sessions of a person that are not over, the one that was used last first. */
  listOf(signedIn: SignedIn): Promise<readonly ListedSession[]>;
  /** Ends sessions of a person, here at once: the one with an id, or all but the one whose token is kept. */
  end(userId: string, which: { readonly id: string } | { readonly but: string | null }): Promise<void>;
  /** Goes on in another organization of the person's, in which their next session begins as well. */
  moveTo(signedIn: SignedIn, organizationId: string): Promise<void>;
  /** Lets a session of the staff stay for as long as one that is remembered. */
  remember(token: string): Promise<void>;
  /** Another process, or this one, changed something of a person, or of anybody where it is not said of whom. */
  forgetPerson(userId: string | null): void;
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
  insert(token: string, account: Account, from: Parameters<Sessions['begin']>[1]): Promise<void>;
  find(token: string): Promise<SignedIn | null>;
  extend(signedIn: SignedIn): Promise<SignedIn>;
  remove(token: string): Promise<void>;
  /** Removes some of a person's, and answers their tokens. */
  removeOf(
    userId: string,
    which: { readonly id: string } | { readonly but: string | null },
  ): Promise<readonly string[]>;
  remember(token: string): Promise<void>;
  moveTo(session: Session, organizationId: string): Promise<void>;
};

function sessionRows(authPool: pg.Pool, store: IdentityStore, now: () => Date): Rows {
  return {
    async insert(token, account, { ip, program, remembered }) {
      const expires = expiryAfterUse(now(), stayOf(isStaff(account), remembered), now());
      const text = `insert into auth.session (token, "userId", "expiresAt", "ipAddress", "userAgent", remembered)
        values ($1, $2, $3, $4, $5, $6)`;
      await authPool.query(text, [token, account.userId, expires, ip, program, remembered]);
    },
    async find(token) {
      const { rows } = await authPool.query<Omit<Session, 'token'>>({
        name: 'session',
        text: `select "userId", "createdAt", "expiresAt", "updatedAt", remembered, organization_id as "organizationId"
          from auth.session where token = $1`,
        values: [token],
      });
      const [row] = rows;
      if (row === undefined || row.expiresAt <= now()) return null;
      const person = await store.accountById(row.userId);
      if (person === null) return null;
      const account = workingAccount(person, row.organizationId);
      if (expiryAfterUse(row.createdAt, stayOf(isStaff(account), row.remembered), now()) <= now()) return null;
      return { session: { token, ...row }, account };
    },
    async extend({ session, account }) {
      const stay = stayOf(isStaff(account), session.remembered);
      const [expiresAt, updatedAt] = [expiryAfterUse(session.createdAt, stay, now()), now()];
      if (!isWorthExtending(session.updatedAt, updatedAt)) return { session, account };
      const text = 'update auth.session set "expiresAt" = $2, "updatedAt" = $3 where token = $1';
      await authPool.query(text, [session.token, expiresAt, updatedAt]);
      return { session: { ...session, expiresAt, updatedAt }, account };
    },
    async remove(token) {
      await authPool.query('delete from auth.session where token = $1', [token]);
    },
    async removeOf(userId, which) {
      const [condition, value] = 'id' in which ? ['id = $2::uuid', which.id] : ['token is distinct from $2', which.but];
      const text = `delete from auth.session where "userId" = $1 and ${condition} returning token`;
      const { rows } = await authPool.query<{ token: string }>(text, [userId, value]);
      return rows.map(({ token }) => token);
    },
    async remember(token) {
      const text = `update auth.session set remembered = true, "expiresAt" = $2 where token = $1`;
      await authPool.query(text, [token, expiryAfterUse(now(), 'remembered', now())]);
    },
    async moveTo({ token, userId }, organizationId) {
      const text = `with person as (update auth."user" set organization_id = $3 where id = $2)
        update auth.session set organization_id = $3 where token = $1`;
      await authPool.query(text, [token, userId, organizationId]);
    },
  };
}

/**
 * Reads sessions that the sign-in library made. The database keeps the bare token and the outside only knows it signed,
 * so a copy of the table opens no session. What was read is remembered for 30 seconds, or until somebody tells that it
 * changed.
 */
export function createSessions(options: {
  readonly authPool: pg.Pool;
  readonly secret: string;
  readonly store: IdentityStore;
  readonly now?: () => Date;
  /** Called before something is remembered, which is only true for longer by what others tell. */
  readonly listen?: () => void;
}): Sessions {
  const { authPool, secret, store, now = () => new Date(), listen = () => undefined } = options;
  const rows = sessionRows(authPool, store, now);
  // By the signed form, whose signature is then not computed again: each token has one that is ours.
  const remembered = new Map<string, SignedIn & { readonly readAt: number }>();
  const revoked = new Set<string>();
  let changes = 0;

  function recall(signed: string): SignedIn | null {
    const known = remembered.get(signed);
    const isFresh = known !== undefined && now().getTime() - known.readAt < staleMs;
    return isFresh && known.session.expiresAt > now() ? known : null;
  }

  function forget(token: string): void {
    remembered.delete(signToken(secret, token));
    revoked.add(token);
    keepLatest(revoked);
  }

  function forgetPerson(userId: string | null): void {
    changes += 1;
    if (userId === null) return remembered.clear();
    for (const [signed, { session }] of remembered) if (session.userId === userId) remembered.delete(signed);
  }

  return {
    sign: (token) => signToken(secret, token),
    async begin(account, from) {
      const token = randomBytes(32).toString('base64url');
      await rows.insert(token, account, from);
      return signToken(secret, token);
    },
    async read(signed) {
      const known = recall(signed);
      if (known !== null) return known;
      remembered.delete(signed);
      const token = tokenOf(secret, signed);
      if (token === null) return null;
      listen();
      const before = changes;
      const found = await rows.find(token);
      const current = found && (await rows.extend(found));
      // A logout may have passed this read on its way.
      if (current === null || revoked.has(token)) return null;
      // So may another change, which this read has seen or not.
      if (changes === before) remembered.set(signed, { ...current, readAt: now().getTime() });
      keepLatest(remembered);
      return current;
    },
    listOf: ({ session }) => listSessions(authPool, session, now()),
    remember: (token) => rows.remember(token),
    async revoke(signed) {
      const token = tokenOf(secret, signed);
      if (token === null) return;
      forget(token);
      await rows.remove(token);
    },
    forgetPerson,
    async moveTo({ session }, organizationId) {
      await rows.moveTo(session, organizationId);
      forgetPerson(session.userId);
    },
    async end(userId, which) {
      for (const token of await rows.removeOf(userId, which)) forget(token);
    },
  };
}
