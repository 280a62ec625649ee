import { permissionsOf } from '@roadworthy/core/identity/role-permissions.ts';
import { roleLabels } from '@roadworthy/core/identity/vocabulary.ts';
import { ownPath, returnPath } from '@roadworthy/core/shared/return-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Attempt } from '../identity/attempt-limits.ts';
import { longestIdleSeconds } from '../identity/session-lifetime.ts';
import type { SignedIn } from '../identity/sessions.ts';
import { localeOf, say } from '../kernel/language.ts';
import { askAuth, passOn } from './auth-bridge.ts';
import type { HttpParts } from './http-parts.ts';
import type { Config } from '../kernel/env.ts';
import { sessionOf } from './identify.ts';
import { assertSameOrigin } from './same-origin.ts';

type Body = Readonly<Record<string, unknown>>;

function bodyOf({ body }: FastifyRequest): Body {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
}

/** The ways to sign in: what of the body is passed on, and which attempts it counts as. */
const doors: Readonly<Record<string, { kind: Attempt['kind']; accepted(body: Body): Body }>> = {
  '/api/auth/sign-in/email': {
    kind: 'sign_in',
    accepted: ({ email, password }) => ({ email, password }),
  },
  '/api/auth/sign-in/email-otp': {
    kind: 'sign_in',
    accepted: ({ email, otp }) => ({ email, otp }),
  },
  '/api/auth/sign-in/magic-link': {
    kind: 'send_mail',
    accepted: ({ email, callbackURL }) => ({
      email,
      callbackURL: returnPath(callbackURL, '/customers'),
      errorCallbackURL: '/customers/sign-in',
    }),
  },
  '/api/auth/email-otp/send-verification-otp': {
    kind: 'send_mail',
    accepted: ({ email }) => ({ email, type: 'sign-in' }),
  },
};

/** Signing in and out, and who somebody is, below /api/auth. What is not listed here does not exist. */
export function authRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { identity, platform } = parts;
  const { publicUrl } = platform.config;

  // Other sites may not sign anybody in; a program that sends neither origin nor cookie may.
  function assertOwnPage(request: FastifyRequest): void {
    if (request.headers.origin !== undefined || request.headers.cookie !== undefined)
      assertSameOrigin(request, publicUrl);
  }

  for (const [path, { kind, accepted }] of Object.entries(doors)) {
    app.post(path, async (request, reply) => {
      assertOwnPage(request);
      const body = bodyOf(request);
      const { email } = body;
      const account = typeof email === 'string' ? { account: email.trim().toLowerCase().slice(0, 254) } : {};
      const attempt: Attempt = { kind, ip: request.ip, ...account };
      await identity.limits.take(attempt);
      const response = await askAuth(request, parts, accepted(body));
      if (kind === 'sign_in' && response.ok) await identity.limits.giveBack(attempt);
      return passOn(response, reply, parts);
    });
  }

  app.get('/api/auth/magic-link/verify', async (request, reply) => {
    await identity.limits.take({ kind: 'sign_in', ip: request.ip });
    return passOn(await askAuth(request, parts), reply, parts);
  });

  app.get<{ Querystring: { returnTo?: unknown } }>('/api/auth/logout', async (request, reply) => {
    const target = ownPath(request.query.returnTo) ?? '/';
    // A picture on another site must not be able to sign people out.
    if (request.headers['sec-fetch-site'] !== 'cross-site') await signOut(request, reply);
    return reply.redirect(target, 303);
  });

  app.post('/api/auth/sign-out', async (request, reply) => {
    assertOwnPage(request);
    await signOut(request, reply);
    return { success: true };
  });

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const signed = sessionOf(request, parts);
    if (signed !== null) await identity.sessions.revoke(signed);
    reply.clearCookie(identity.cookieName, cookieAttributes(publicUrl));
  }

  app.get('/api/auth/me', async (request, reply) => {
    const signed = sessionOf(request, parts);
    const signedIn = signed === null ? null : await identity.sessions.read(signed);
    if (signed === null || signedIn === null) return reply.code(204).send();
    if (request.headers.authorization === undefined) {
      reply.setCookie(identity.cookieName, signed, { ...cookieAttributes(publicUrl), maxAge: longestIdleSeconds });
    }
    return profileOf(signedIn, platform.config);
  });

  app.get('/api/auth/global-roles', async (request) => {
    const signed = sessionOf(request, parts);
    const signedIn = signed === null ? null : await identity.sessions.read(signed);
    const locale = localeOf(request.headers['accept-language']);
    const roles = (signedIn?.account.roles ?? []).filter((role) => role.startsWith('global:'));
    return { roles: roles.map((role) => ({ role, label: say(locale, roleLabels[role]) })) };
  });
}

function cookieAttributes(publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https://') } as const;
}

function profileOf({ account }: SignedIn, { mapOrganizations }: Pick<Config, 'mapOrganizations'>) {
  const organizationId = account.memberships[0]?.organizationId ?? null;
  return {
    sub: account.userId,
    given_name: account.firstName,
    permissions: permissionsOf(account.roles),
    roles: account.roles,
    org_id: organizationId,
    language: account.language,
    map: organizationId !== null && mapOrganizations.includes(organizationId),
  };
}
