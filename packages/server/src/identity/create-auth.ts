import { passwordLength } from '@roadworthy/core/identity/vocabulary.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { randomUUID } from 'node:crypto';
import { type Locale, localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import type { Mail, MailTransport } from '@roadworthy/providers/mail/port.ts';
import type { GenericEndpointContext } from '@better-auth/core';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Config } from '../kernel/settings/env.ts';
import { localeOf } from '../kernel/language.ts';
import type { Log } from '../kernel/audit/log.ts';
import { isStaff } from './account.ts';
import type { IdentityStore } from './identity-store.ts';
import { letterMinutes, type Letters } from './letters.ts';
import { requestedAddressHeader, letterSignIn, type WayIn } from './letter-sign-in.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { expiryAfterUse, longestIdleSeconds, stayOf } from './session-lifetime.ts';
import type { Sessions } from './sessions.ts';
import type { SignInSteps } from './ways-in/sign-in-steps.ts';
import { secondFactorOwed, trustedTokens } from './ways-in/second-step.ts';

/** Whom a letter is from. */
type LetterBrand = { readonly name: string; readonly phone: string; readonly email: string };

/** What a letter to somebody who signs in is for. */
export type UserLetter = 'sign_in' | 'reset_password';

/** Writes the e-mail that signs somebody in; letters are a later slice, so it is handed in. */
export type WriteSignInMail = (
  content: WayIn & {
    readonly template: UserLetter;
    readonly minutes: number;
    readonly brand: LetterBrand;
    readonly locale: Locale;
  },
) => Pick<Mail, 'subject' | 'html' | 'text'>;

export type AuthParts = {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly authSecret: string;
  readonly authPool: pg.Pool;
  readonly store: IdentityStore;
  readonly sessions: Pick<Sessions, 'end'>;
  readonly steps: Pick<SignInSteps, 'owes' | 'forget'>;
  readonly letters: Letters;
  readonly mail: MailTransport;
  readonly writeMail: WriteSignInMail;
  readonly log: Log;
};

export type Auth = {
  /** Answers a request below /api/auth. */
  handle(request: Request): Promise<Response>;
  /** Whose new password a letter’s token may set; null for one that is wrong, used or too old. It is not used up. */
  personOfReset(token: string): Promise<string | null>;
  /** Waits for the mails that are on their way. */
  drain(): Promise<void>;
};

/** The session cookie's name; the prefix makes browsers refuse one that another host or a plain connection set. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https://') ? '__Host-roadworthy' : 'roadworthy';
}

/** The header in which our HTTP layer tells the library the caller's address. */
export const clientAddressHeader = 'x-roadworthy-client';

/** The sign-in library over schema `auth`. A person exists in it only as a row of `users`, under the same id. */
export function createAuth(parts: AuthParts): Auth {
  const { config, authSecret, authPool, letters, log } = parts;
  const { post, drain } = mailer(parts);
  const db = new Kysely({ dialect: new PostgresDialect({ pool: authPool }) }).withSchema('auth');
  const auth = betterAuth({
    appName: brand.name,
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: authSecret,
    database: { db, type: 'postgres' },
    // Extended and ended by sessions.ts, which knows who is staff.
    session: { expiresIn: longestIdleSeconds, disableSessionRefresh: true, cookieCache: { enabled: false } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      async sendResetPassword({ user, token }, request) {
        const link = new URL('/agents/reset', request?.headers.get(requestedAddressHeader) ?? config.publicUrl);
        link.searchParams.set('token', token);
        const requested = localeOf(request?.headers.get('accept-language') ?? undefined);
        post(user.email, requested, async () => ({ link: link.href }), 'reset_password');
      },
      async onPasswordReset({ user }) {
        await parts.sessions.end(user.id, { but: null });
        await parts.steps.forget(user.id);
      },
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // The table holds no token that opens anything.
    verification: { storeIdentifier: 'hashed' },
    advanced: cookiesAndIds(config.publicUrl),
    // Attempts are counted in the database, for all processes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its refusals are answers all the same; what the database refuses is answered as everywhere else.
    onAPIError: { throw: true },
    logger: { level: 'error', log: (level, message) => log[level]({ part: 'sign-in' }, message) },
    databaseHooks: accountHooks(parts),
    plugins: [letterSignIn({ letters, publicUrl: config.publicUrl, post })],
  });
  return {
    handle: (request) => auth.handler(request),
    async personOfReset(token) {
      const { internalAdapter } = await auth.$context;
      const letter = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      return letter && letter.expiresAt > new Date() ? letter.value : null;
    },
    drain,
  };
}

/** How long the link for a new password works. */
const resetMinutes = 30;

function cookiesAndIds(publicUrl: string) {
  const attributes = { secure: publicUrl.startsWith('https://'), httpOnly: true, sameSite: 'lax', path: '/' } as const;
  return {
    useSecureCookies: false,
    cookiePrefix: 'roadworthy',
    cookies: { session_token: { name: sessionCookieName(publicUrl), attributes } },
    ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    // A person and the password come in one question, so that a known address costs no more than an unknown one.
    database: { generateId: false, joins: true },
  } as const satisfies BetterAuthOptions['advanced'];
}

// The answer never waits for the mail: its time would tell whether the address is known.
function mailer({ store, mail, writeMail, log }: AuthParts) {
  const underWay = new Set<Promise<void>>();
  async function send(
    email: string,
    requested: Locale,
    wayIn: () => Promise<WayIn>,
    template: UserLetter,
  ): Promise<void> {
    const account = await store.accountByEmail(email);
    // Customers have no password, and are given none.
    if (account === null || (template === 'reset_password' && !isStaff(account))) return;
    const minutes = template === 'reset_password' ? resetMinutes : letterMinutes;
    const from = { name: brand.name, phone: brand.phone.text, email: brand.supportEmail };
    const locale = account.language === null ? requested : localeFor(account.language);
    const letter = writeMail({ ...(await wayIn()), template, minutes, brand: from, locale });
    await mail.send({ ...letter, to: account.email, key: `${template} ${randomUUID()}` });
  }
  return {
    post(email: string, requested: Locale, wayIn: () => Promise<WayIn>, template: UserLetter = 'sign_in'): void {
      const sending = send(email, requested, wayIn, template)
        .catch((error: unknown) => log.error({ err: error }, 'a sign-in mail was not sent'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async drain() {
      await Promise.allSettled(underWay);
    },
  };
}

function accountHooks({ store, steps, config }: AuthParts) {
  return {
    user: {
      create: {
        async before(user: { email: string; name: string }) {
          const account = await store.accountByEmail(user.email);
          if (account === null) throw new APIError('UNAUTHORIZED', notKnown);
          const name = [account.firstName, account.lastName].filter(Boolean).join(' ') || account.email;
          return { data: { ...user, id: account.userId, name } };
        },
      },
    },
    session: {
      create: {
        // Whatever the library opens a session for, a password or a letter, passes here: the one gate before the second
        // factor. What needs none, or has had it, begins its session itself.
        async before(
          session: { userId: string; createdAt: Date },
          context: Pick<GenericEndpointContext, 'headers'> | null,
        ) {
          const account = await store.accountById(session.userId);
          if (account === null) throw new APIError('UNAUTHORIZED', notKnown);
          const trusted = trustedTokens(context?.headers?.get('cookie') ?? '', sessionCookieName(config.publicUrl));
          if (await steps.owes(session.userId, trusted)) throw secondFactorOwed(session.userId);
          return {
            data: {
              ...session,
              expiresAt: expiryAfterUse(session.createdAt, stayOf(isStaff(account), false), new Date()),
            },
          };
        },
      },
    },
  };
}

const notKnown = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' };
