import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passwordBudgets } from '../../identity/attempt-limits.ts';
import type { SignedIn } from '../../identity/sessions.ts';
import { OperationError, cannotFindThat, sessionEnded } from '../../kernel/errors.ts';
import { askAuth, passOn } from './auth-bridge.ts';
import { cookieAttributes } from './cookie-attributes.ts';
import type { HttpParts } from '../http-parts.ts';
import { bodyOf } from './auth-body.ts';
import { sessionOf } from '../connections/identify.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { assertOwnPage } from '../connections/same-origin.ts';
import { isUuid } from '../../kernel/operations/is-uuid.ts';

/** Whoever is signed in. Throws `not_signed_in` (401). */
export async function signedInOf(request: FastifyRequest, parts: HttpParts): Promise<SignedIn> {
  const signed = sessionOf(request, parts);
  const signedIn = signed === null ? null : await parts.identity.sessions.read(signed);
  if (signedIn !== null) return signedIn;
  throw new OperationError('not_signed_in', sessionEnded, { status: 401 });
}

/** What a person sees and ends of their own sessions, and another password, below /api/auth. */
export function sessionRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { identity, platform } = parts;
  const { publicUrl } = platform.config;

  app.get('/api/auth/sessions', async (request) => {
    const sessions = await identity.sessions.listOf(await signedInOf(request, parts));
    return { sessions };
  });

  // With an id that one; without, every one of the person's, this one too.
  app.post('/api/auth/sessions/end', async (request, reply) => {
    assertOwnPage(request, publicUrl);
    const { session } = await signedInOf(request, parts);
    const { id } = bodyOf(request);
    if (id === undefined) {
      await identity.sessions.end(session.userId, { but: null });
      reply.clearCookie(identity.cookieName, cookieAttributes(publicUrl));
    } else if (typeof id === 'string' && isUuid(id)) await identity.sessions.end(session.userId, { id });
    else throw new OperationError('not_found', cannotFindThat, { status: 404 });
    return { success: true };
  });

  app.post('/api/auth/change-password', async (request, reply) => {
    assertOwnPage(request, publicUrl);
    const { session, account } = await signedInOf(request, parts);
    const { currentPassword, newPassword } = bodyOf(request);
    await refuseCommonPassword(newPassword, account);
    const spent = passwordBudgets({ email: account.email, ip: request.ip, device: null });
    await platform.limiter.take(spent);
    const response = await askAuth(request, parts, { currentPassword, newPassword });
    if (!response.ok) return passOn(response, reply, parts);
    await platform.limiter.giveBack(spent);
    await identity.sessions.end(session.userId, { but: session.token });
    await identity.steps.forget(session.userId);
    return { success: true };
  });
}
