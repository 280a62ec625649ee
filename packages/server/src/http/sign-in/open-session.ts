import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../../identity/account.ts';
import { longestIdleSeconds } from '../../identity/session-lifetime.ts';
import { programOf } from './auth-bridge.ts';
import { cookieAttributes } from './cookie-attributes.ts';
import { knowDevice } from './device-cookie.ts';
import type { HttpParts } from '../http-parts.ts';

/** Signs somebody in who proved all that they have to; the token is for programs, which keep no cookies. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
  { account, remembered }: { readonly account: Account; readonly remembered: boolean },
): Promise<{ readonly token: string }> {
  const { identity, platform } = parts;
  const token = await identity.sessions.begin(account, { ip: request.ip, program: programOf(request), remembered });
  reply.setCookie(identity.cookieName, token, {
    ...cookieAttributes(platform.config.publicUrl),
    maxAge: longestIdleSeconds,
  });
  knowDevice(request, reply, parts, account.email);
  return { token };
}
