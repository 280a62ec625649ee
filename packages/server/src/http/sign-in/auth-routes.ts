import { owesSecondFactor } from '@roadworthy/core/identity/demand-second-factor.ts';
import { permissionsOf } from '@roadworthy/core/identity/role-permissions.ts';
import { roleLabels } from '@roadworthy/core/identity/role-labels.ts';
import { ownPath } from '@roadworthy/core/shared/site/return-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { longestIdleSeconds } from '../../identity/session-lifetime.ts';
import { type Account, workingAccount } from '../../identity/account.ts';
import { localeOf, t } from '../../kernel/language.ts';
import { cookieAttributes } from './cookie-attributes.ts';
import type { HttpParts } from '../http-parts.ts';
import type { Config } from '../../kernel/settings/env.ts';
import { sessionOf } from '../connections/identify.ts';
import { assertOwnPage, isOwnNavigation } from '../connections/same-origin.ts';

/** Signing out, and who somebody is, below /api/auth. */
export function authRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { identity, platform } = parts;
  const { publicUrl } = platform.config;

  app.get<{ Querystring: { returnTo?: unknown } }>('/api/auth/logout', async (request, reply) => {
    const target = ownPath(request.query.returnTo) ?? '/';
    // A picture on another site must not be able to sign people out, nor one on a neighbour below the same domain.
    if (isOwnNavigation(request, publicUrl)) await signOut(request, reply);
    return reply.redirect(target, 303);
  });

  app.post('/api/auth/sign-out', async (request, reply) => {
    assertOwnPage(request, publicUrl);
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
    // A session is remembered for a while; what the person set a moment ago, here or elsewhere, is read anew.
    const person = signedIn && (await identity.store.accountById(signedIn.account.userId));
    if (signed === null || signedIn === null || person === null) return reply.code(204).send();
    const account = workingAccount(person, signedIn.session.organizationId);
    if (request.headers.authorization === undefined) {
      reply.setCookie(identity.cookieName, signed, { ...cookieAttributes(publicUrl), maxAge: longestIdleSeconds });
    }
    return profileOf(account, platform.config);
  });

  app.get('/api/auth/global-roles', async (request) => {
    const signed = sessionOf(request, parts);
    const signedIn = signed === null ? null : await identity.sessions.read(signed);
    const locale = localeOf(request.headers['accept-language']);
    const roles = (signedIn?.account.roles ?? []).filter((role) => role.startsWith('global:'));
    return { roles: roles.map((role) => ({ role, label: t(locale, roleLabels[role]) })) };
  });
}

type Named = Pick<Config, 'mapOrganizations' | 'firstOrganizations' | 'demandsFactorOfStaff'>;

function profileOf(account: Account, { mapOrganizations, firstOrganizations, demandsFactorOfStaff }: Named) {
  const organizationId = account.memberships[0]?.organizationId ?? null;
  return {
    sub: account.userId,
    given_name: account.firstName,
    photo_url: account.photoUrl,
    permissions: permissionsOf(account.roles),
    roles: account.roles,
    org_id: organizationId,
    organizations: account.organizations.map(({ organizationId: org_id, name }) => ({ org_id, name })),
    language: account.language,
    preferences: account.preferences,
    /** Whether they have to set up a second factor before anything else. */
    second_factor_owed: owesSecondFactor(account, demandsFactorOfStaff),
    map: organizationId !== null && mapOrganizations.includes(organizationId),
    // Only staff choose an organization.
    first_organizations: account.roles.some((role) => role.startsWith('global:') && role !== 'global:user')
      ? firstOrganizations
      : [],
  };
}
