import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Budget } from '../../kernel/operations/budget.ts';
import { isLoopbackHost, isOpenToOthers } from '../../kernel/network/loopback.ts';
import { networkOf } from '../../kernel/network/network.ts';
import { devPage } from '../dev-page.ts';
import type { HttpParts } from '../http-parts.ts';

const mostWrong = 10;
const windowSeconds = 600;
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether the browser asked for this machine by a name that means it. A tunnel or a proxy nobody told us of, and a
 * foreign name that was made to lead here, give themselves away by it.
 */
function isFromHere({ headers }: FastifyRequest): boolean {
  const { host = '' } = headers;
  if (forwarding.some((name) => ownValue(headers, name) !== undefined) || !URL.canParse(`http://${host}`)) return false;
  return isLoopbackHost(new URL(`http://${host}`).hostname);
}

/** The password that a request brings as HTTP Basic, whatever the user is called; null without one. */
function providedPassword({ headers }: FastifyRequest): string | null {
  const [, encoded] = /^basic ([a-z\d+/]+=*)$/i.exec(headers.authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  return Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}

/**
 * A hook for the demo's pages, which show everybody's mail: open on this machine, and behind the demo's password where
 * others can come.
 */
export function demoGuard({ platform, demoPassword }: Pick<HttpParts, 'platform' | 'demoPassword'>) {
  const isOpen = isOpenToOthers(platform.config);
  const expected = digest(demoPassword);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isOpen && isFromHere(request)) return undefined;
    const provided = providedPassword(request);
    if (provided !== null) {
      const who = networkOf(request.ip);
      const tries: Budget[] = [{ of: 'demo password', who, most: mostWrong, seconds: windowSeconds }];
      await platform.limiter.take(tries);
      if (timingSafeEqual(digest(provided), expected)) {
        await platform.limiter.giveBack(tries);
        return undefined;
      }
    }
    reply.code(401).header('www-authenticate', 'Basic realm="Demo pages", charset="UTF-8"');
    return devPage(
      reply,
      'Password',
      `<h1>Password</h1><p>This page shows every e-mail of the demo, and others than its own machine can reach it. Sign in
with any user name and the password that was printed when the demo was started.</p>`,
    );
  };
}
