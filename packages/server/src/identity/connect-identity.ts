import { createPool } from '@roadworthy/db/pool.ts';
import type pg from 'pg';
import { openNotices } from '../kernel/live/notices.ts';
import type { Platform } from '../kernel/platform.ts';
import { createApiKeys } from './api-keys.ts';
import { type Auth, createAuth, sessionCookieName, type WriteSignInMail } from './create-auth.ts';
import { createIdentityStore, type IdentityStore } from './identity-store.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';
import { createLetters, type Letters } from './letters.ts';
import { setPassword } from './password.ts';
import { type Identified, type Incoming, resolvePrincipal, type ResolverParts } from './resolve-principal.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { viewerOfQuote } from './viewer-of-quote.ts';
import { createFactors, type Factors } from './ways-in/factors.ts';
import { createPasskeys, type Passkeys } from './ways-in/passkeys.ts';
import { createSignInSteps, type SignInSteps } from './ways-in/sign-in-steps.ts';

/** Takes the id of a person whose sessions, roles or memberships changed; null: it may be anybody’s. */
type PersonListener = (userId: string | null) => void;

/** Everything about who somebody is. */
export type Identity = {
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly store: IdentityStore;
  readonly devices: KnownDevices;
  readonly factors: Factors;
  readonly steps: SignInSteps;
  readonly passkeys: Passkeys;
  /** Whether an address got a letter with this code, which is used up by it. */
  readonly useLetterCode: Letters['useCode'];
  readonly cookieName: string;
  readonly authPool: pg.Pool;
  /** Whom a request speaks for. Throws OperationError. */
  resolve(request: Incoming): Promise<Identified>;
  /** Calls whoever answers somebody for a while when that person, or anybody, changes in any process. Answers how to stop. */
  onPersonChanged(listener: PersonListener): () => void;
  /** Gives a person of `users` a password; their sessions end. */
  setPassword(person: { userId: string; email: string; name: string; password: string }): Promise<void>;
  close(): Promise<void>;
};

type Parts = Pick<Platform, 'config' | 'clock' | 'log' | 'secrets' | 'pools' | 'mail' | 'limiter' | 'jobs'>;

/** Opens sign-in and sessions; needs the address of login `roadworthy_auth` in the configuration. */
export function connectIdentity(parts: Parts, writeMail: WriteSignInMail): Identity {
  const { config, clock, log, secrets, pools, mail, limiter, jobs } = parts;
  if (config.authDatabaseUrl === null) throw new Error('The address of the login roadworthy_auth is missing');
  const authPool = createPool({
    url: config.authDatabaseUrl,
    max: 4,
    statementTimeoutMs: 5_000,
    name: 'roadworthy sign-in',
    onError: (error) => log.warn({ err: error }, 'an idle connection of sign-in broke'),
  });
  const store = createIdentityStore(pools.reads);
  const listeners = new Set<PersonListener>();
  const changes = openNotices({
    pools,
    log,
    config,
    channel: 'person_changed',
    hear: (text) => changed(text === '*' ? null : text),
    // What was told before may be about anybody.
    missed: () => changed(null),
  });
  function changed(userId: string | null): void {
    sessions.forgetPerson(userId);
    for (const listener of listeners) listener(userId);
  }
  const sessions: Sessions = createSessions({
    authPool,
    secret: secrets.authSecret,
    store,
    listen: () => changes.listen(),
  });
  const apiKeys = createApiKeys({ pool: pools.reads, secrets, clock, log });
  const cookieName = sessionCookieName(config.publicUrl);
  const letters = createLetters(authPool, secrets);
  const { authSecret } = secrets;
  // Authenticators go by the real time, whatever the product's clock says.
  const stored = { pools, clock, jobs, secrets, now: () => new Date() };
  const steps = createSignInSteps(stored);
  const auth = createAuth({ config, authSecret, authPool, store, sessions, steps, letters, mail, writeMail, log });
  const viewer: ResolverParts['viewer'] = (view, account) => viewerOfQuote({ pool: pools.reads, clock }, view, account);
  const { demandsFactorOfStaff: demandsOfStaff } = config;
  const resolver = { secrets, clock, store, sessions, apiKeys, limiter, cookieName, viewer, demandsOfStaff };
  return {
    auth,
    sessions,
    store,
    devices: createKnownDevices(secrets),
    factors: createFactors(stored),
    steps,
    passkeys: createPasskeys(stored),
    useLetterCode: letters.useCode,
    cookieName,
    authPool,
    resolve: (request) => resolvePrincipal(resolver, request),
    onPersonChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setPassword: (person) => setPassword(authPool, person),
    async close() {
      await Promise.all([auth.drain(), apiKeys.drain(), changes.close()]);
      await authPool.end();
    },
  };
}
