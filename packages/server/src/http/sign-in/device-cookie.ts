import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceSeconds } from '../../identity/known-devices.ts';
import { cookieAttributes } from './cookie-attributes.ts';
import type { HttpParts } from '../http-parts.ts';

const nameOf = ({ identity }: HttpParts): string => `${identity.cookieName}-device`;

/** The device from which a request comes, where the account was used on it before. */
export function deviceFor({ cookies }: FastifyRequest, parts: HttpParts, email: string): string | null {
  return parts.identity.devices.idFor(email, ownValue(cookies, nameOf(parts)));
}

/** From now on the account's failures are counted by device here. */
export function knowDevice(request: FastifyRequest, reply: FastifyReply, parts: HttpParts, email: string): void {
  const { identity, platform } = parts;
  const value = identity.devices.cookieAfter(email, ownValue(request.cookies, nameOf(parts)));
  reply.setCookie(nameOf(parts), value, {
    ...cookieAttributes(platform.config.publicUrl),
    maxAge: deviceSeconds,
  });
}
