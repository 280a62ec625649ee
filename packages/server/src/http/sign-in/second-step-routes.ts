import { secondFactor } from '@roadworthy/core/identity/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { secondFactorBudgets } from '../../identity/attempt-limits.ts';
import type { SignInStep } from '../../identity/ways-in/sign-in-steps.ts';
import { trustedCookie, withToken } from '../../identity/ways-in/second-step.ts';
import { OperationError } from '../../kernel/errors.ts';
import { bodyOf } from './auth-body.ts';
import { cookieAttributes } from './cookie-attributes.ts';
import type { HttpParts } from '../http-parts.ts';
import { openSession } from './open-session.ts';
import { codeNotValid } from './prove-again.ts';
import { assertOwnPage } from '../connections/same-origin.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const stepCookie = ({ identity }: HttpParts): string => `${identity.cookieName}-step`;

/** What a password, a letter's code or its link opens, where a code is owed: no session and no role, but the next step. */
export async function beginSecondStep(reply: FastifyReply, parts: HttpParts, step: SignInStep): Promise<void> {
  const token = await parts.identity.steps.begin(step);
  const { publicUrl } = parts.platform.config;
  const maxAge = secondFactor.minutes * 60;
  reply.setCookie(stepCookie(parts), token, { ...cookieAttributes(publicUrl), sameSite: 'strict', maxAge });
}

const stepOver = () =>
  new OperationError(
    'step_over',
    words(
      'That took too long. Begin again with your password.',
      'Le délai est écoulé. Recommencez avec votre mot de passe.',
    ),
    { status: 401 },
  );

/** The code after the password, below /api/auth. */
export function secondStepRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { identity, platform } = parts;
  const { limiter, config } = platform;

  async function trust(reply: FastifyReply, userId: string, former: string | undefined): Promise<void> {
    const value = withToken(await identity.steps.trust(userId), former);
    const maxAge = secondFactor.trustedDays * 86_400;
    reply.setCookie(trustedCookie(identity.cookieName), value, { ...cookieAttributes(config.publicUrl), maxAge });
  }

  app.post('/api/auth/sign-in/second-factor', async (request, reply) => {
    assertOwnPage(request, config.publicUrl);
    const token = ownValue(request.cookies, stepCookie(parts)) ?? '';
    const step = await identity.steps.read(token);
    const account = step && (await identity.store.accountById(step.userId));
    if (step === null || account === null) throw stepOver();
    const { code, trust: isTrusted } = bodyOf(request);
    const spent = secondFactorBudgets({ email: account.email, ip: request.ip });
    await limiter.take(spent);
    const isGood = typeof code === 'string' && (await identity.factors.use({ account, requestId: request.id }, code));
    if (!isGood) throw codeNotValid();
    await limiter.giveBack(spent);
    if (!(await identity.steps.finish(token))) throw stepOver();
    reply.clearCookie(stepCookie(parts), { ...cookieAttributes(config.publicUrl), sameSite: 'strict' });
    if (isTrusted === true)
      await trust(reply, account.userId, ownValue(request.cookies, trustedCookie(identity.cookieName)));
    return openSession(request, reply, parts, { account, remembered: step.remembered });
  });
}
