import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddressHeader } from '../../identity/create-auth.ts';
import { requestedAddressHeader } from '../../identity/letter-sign-in.ts';
import { localeOf } from '../../kernel/language.ts';
import { addressOfHost } from '../../kernel/network/public-address.ts';
import type { HttpParts } from '../http-parts.ts';

/** How a browser calls itself, as much of it as is of use: it is kept beside the session. */
export function programOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return (headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, ' ').slice(0, 400);
}

/** Asks the sign-in library, which speaks the web's Request and Response, under our own origin. */
export async function askAuth(
  request: FastifyRequest,
  { platform, identity }: HttpParts,
  body?: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { publicUrl } = platform.config;
  const headers = new Headers({
    origin: new URL(publicUrl).origin,
    [clientAddressHeader]: request.ip,
    [requestedAddressHeader]: addressOfHost(platform.config, request.headers.host),
    'accept-language': localeOf(request.headers['accept-language']),
  });
  const { cookie } = request.headers;
  if (cookie !== undefined) headers.set('cookie', cookie);
  const program = programOf(request);
  if (program !== '') headers.set('user-agent', program);
  const init: RequestInit = { method: request.method, headers };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  return identity.auth.handle(new Request(`${publicUrl}${request.url}`, init));
}

/** Passes the library's answer on; session tokens in its body become the signed form that we accept. */
export async function passOn(response: Response, reply: FastifyReply, parts: HttpParts): Promise<FastifyReply> {
  const { identity } = parts;
  reply.code(response.status);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const text = await response.text();
  if (text === '') return reply.send();
  const body: unknown = JSON.parse(text);
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') {
    return reply.send({ ...body, token: identity.sessions.sign(body.token) });
  }
  return reply.send(body);
}
