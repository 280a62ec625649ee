import { checkEmail } from '@roadworthy/core/identity/email.ts';
import { returnPath } from '@roadworthy/core/shared/site/return-path.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import type { GenericEndpointContext } from '@better-auth/core';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { localeOf } from '../kernel/language.ts';
import type { Letters } from './letters.ts';

/** How a person gets in: by the link, by typing the code, or by either. */
export type WayIn = { readonly link?: string; readonly code?: string };

/** The header in which our HTTP layer tells the library at which of our addresses the caller asks. */
export const requestedAddressHeader = 'x-roadworthy-address';

const home = '/customers';

/** The page that a link opens. It has one button; opening it does nothing, for scanners of mail open every link. */
const linkPage = '/resume/sign-in';

// Whoever signs in first through a letter gets a row of the library's under the id that the product knows.
async function enter(ctx: GenericEndpointContext, email: string) {
  const { internalAdapter } = ctx.context;
  const find = async () => (await internalAdapter.findUserByEmail(email))?.user;
  // The link and the code of one letter may be used at the same moment: who comes second finds the row of the first.
  const create = () =>
    internalAdapter
      .createUser({ email, emailVerified: true, name: '' }, { method: 'magic-link' })
      .catch(async (error) => {
        const made = await find();
        if (made === undefined) throw error;
        return made;
      });
  const user = (await find()) ?? (await create());
  const session = await internalAdapter.createSession(user.id);
  await setSessionCookie(ctx, { session, user });
  return session;
}

function localeRequested({ headers }: Pick<GenericEndpointContext, 'headers'>): Locale {
  return localeOf(headers?.get('accept-language') ?? undefined);
}

function addressOf(text: string): string {
  const address = checkEmail(text);
  if (!address.ok) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' });
  return address.event;
}

/**
 * Signing in by a letter. The library's own plugins sign in whoever opens the link, and let whoever asks again or guesses wrong make another person's code worthless.
 */
export function letterSignIn(options: {
  readonly letters: Letters;
  readonly publicUrl: string;
  /**
   * Sends a letter, if the address is somebody's, in the language that they chose, else in the one that was asked for;
   * the answer does not wait for it.
   */
  post(email: string, requested: Locale, wayIn: () => Promise<WayIn>): void;
}) {
  const { letters, post, publicUrl } = options;
  return {
    id: 'letter-sign-in',
    endpoints: {
      sendLink: createAuthEndpoint(
        '/sign-in/magic-link',
        { method: 'POST', body: z.object({ email: z.string(), callbackURL: z.string().optional() }) },
        async (ctx) => {
          const email = addressOf(ctx.body.email);
          const link = new URL(linkPage, ctx.headers?.get(requestedAddressHeader) ?? publicUrl);
          post(email, localeRequested(ctx), async () => {
            const { token, code } = await letters.write(email);
            link.searchParams.set('token', token);
            link.searchParams.set('returnTo', returnPath(ctx.body.callbackURL, home));
            return { link: link.href, code };
          });
          return ctx.json({ status: true });
        },
      ),
      sendCode: createAuthEndpoint(
        '/email-otp/send-verification-otp',
        { method: 'POST', body: z.object({ email: z.string() }) },
        async (ctx) => {
          const email = addressOf(ctx.body.email);
          post(email, localeRequested(ctx), async () => ({ code: (await letters.write(email)).code }));
          return ctx.json({ success: true });
        },
      ),
      enterByCode: createAuthEndpoint(
        '/sign-in/email-otp',
        { method: 'POST', body: z.object({ email: z.string(), otp: z.string() }) },
        async (ctx) => {
          const email = addressOf(ctx.body.email);
          if (!(await letters.useCode(email, ctx.body.otp))) {
            throw new APIError('BAD_REQUEST', { code: 'INVALID_OTP', message: 'Invalid OTP' });
          }
          const { token } = await enter(ctx, email);
          return ctx.json({ token });
        },
      ),
      enterByLink: createAuthEndpoint(
        '/sign-in/link',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const email = await letters.useLink(ctx.body.token);
          if (email === null) throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid token' });
          const { token } = await enter(ctx, email);
          return ctx.json({ token, email });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
