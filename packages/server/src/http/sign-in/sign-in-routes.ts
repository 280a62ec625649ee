import { passwordLength } from '@roadworthy/core/identity/vocabulary.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { returnPath } from '@roadworthy/core/shared/site/return-path.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Attempt,
  codeBudgets,
  letterBudgets,
  passwordBudgets,
  wrongTokenBudgets,
} from '../../identity/attempt-limits.ts';
import { owingIn } from '../../identity/ways-in/second-step.ts';
import { notFound, OperationError } from '../../kernel/errors.ts';
import { readInvitationToken } from '../../kernel/tokens/tokens.ts';
import type { Budget } from '../../kernel/operations/budget.ts';
import { type Body, bodyOf } from './auth-body.ts';
import { askAuth, passOn } from './auth-bridge.ts';
import { deviceFor, knowDevice } from './device-cookie.ts';
import type { HttpParts } from '../http-parts.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { beginSecondStep } from './second-step-routes.ts';
import { assertOwnPage, assertSameOrigin } from '../connections/same-origin.ts';

const wrongLength = sentence(
  words('A password has {least} to {most} characters.', 'Un mot de passe a de {least} à {most} caractères.'),
  passwordLength,
);

type Door = {
  readonly budgets: (attempt: Attempt) => readonly Budget[];
  /** Whether only failures count. */
  readonly givesBack: boolean;
  readonly accepted: (body: Body) => Body;
};

/** The ways to sign in: what of the body is passed on, and which budgets it spends. */
const doors: Readonly<Record<string, Door>> = {
  '/api/auth/sign-in/email': {
    budgets: passwordBudgets,
    givesBack: true,
    accepted: ({ email, password }) => ({ email, password }),
  },
  '/api/auth/request-password-reset': {
    budgets: letterBudgets,
    givesBack: false,
    accepted: ({ email }) => ({ email }),
  },
  '/api/auth/sign-in/email-otp': {
    budgets: codeBudgets,
    givesBack: true,
    accepted: ({ email, otp }) => ({ email, otp }),
  },
  '/api/auth/sign-in/magic-link': {
    budgets: letterBudgets,
    givesBack: false,
    accepted: ({ email, callbackURL }) => ({ email, callbackURL: returnPath(callbackURL, '/customers') }),
  },
  '/api/auth/email-otp/send-verification-otp': {
    budgets: letterBudgets,
    givesBack: false,
    accepted: ({ email }) => ({ email }),
  },
};

/** The ways to sign in, below /api/auth. */
export function signInRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { identity, platform } = parts;
  const { limiter, config } = platform;

  function attemptOf(request: FastifyRequest, { email }: Body): Attempt {
    const address = typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
    return { email: address, ip: request.ip, device: deviceFor(request, parts, address) };
  }

  // Only staff have a lifetime that this changes; what was not opened has no token.
  async function stayHere(response: Response): Promise<void> {
    const answered: unknown = await response.clone().json();
    if (typeof answered !== 'object' || answered === null || !('token' in answered)) return;
    if (typeof answered.token === 'string') await identity.sessions.remember(answered.token);
  }

  for (const [path, { budgets, givesBack, accepted }] of Object.entries(doors)) {
    app.post(path, async (request, reply) => {
      assertOwnPage(request, config.publicUrl);
      const body = bodyOf(request);
      const attempt = attemptOf(request, body);
      const spent = budgets(attempt);
      await limiter.take(spent);
      const response = await askAuth(request, parts, accepted(body));
      const owing = await owingIn(response);
      if (owing !== null) {
        await limiter.giveBack(spent);
        await beginSecondStep(reply, parts, { userId: owing, remembered: body['remember'] === true });
        return { secondFactor: true };
      }
      // What broke on our side was no guess.
      if ((givesBack && response.ok) || response.status >= 500) await limiter.giveBack(spent);
      if (givesBack && response.ok) knowDevice(request, reply, parts, attempt.email);
      if (response.ok && body['remember'] === true) await stayHere(response);
      return passOn(response, reply, parts);
    });
  }

  app.post('/api/auth/reset-password', async (request, reply) => {
    assertOwnPage(request, config.publicUrl);
    const { token, newPassword } = bodyOf(request);
    const userId = typeof token === 'string' ? await identity.auth.personOfReset(token) : null;
    const account = userId === null ? null : await identity.store.accountById(userId);
    await refuseCommonPassword(newPassword, account);
    const response = await askAuth(request, parts, { token, newPassword });
    if (response.status >= 400 && response.status < 500) await limiter.take(wrongTokenBudgets(request.ip));
    return passOn(response, reply, parts);
  });

  // Whoever has just joined by the link of an invitation reads the address: they choose the password to sign in with.
  app.post('/api/auth/join-password', async (request, reply) => {
    assertSameOrigin(request, config.publicUrl);
    const { token, newPassword } = bodyOf(request);
    const claims = typeof token === 'string' ? readInvitationToken(platform.secrets, token) : null;
    const userId = claims && (await identity.store.joinedBy(claims.invitationId, claims.number));
    const account = userId ? await identity.store.accountById(userId) : null;
    if (!account) {
      await limiter.take(wrongTokenBudgets(request.ip));
      throw notFound();
    }
    await refuseCommonPassword(newPassword, account);
    const password = typeof newPassword === 'string' ? newPassword : '';
    if (password.length < passwordLength.least || password.length > passwordLength.most) {
      throw new OperationError('password_length', wrongLength, { field: 'newPassword', status: 400 });
    }
    const name = [account.firstName, account.lastName].filter(Boolean).join(' ') || account.email;
    await identity.setPassword({ userId: account.userId, email: account.email, name, password });
    return reply.send({ email: account.email });
  });

  // A link cannot be guessed, so that a right one opens whatever else came from its network. Its page alone may use it.
  app.post('/api/auth/sign-in/link', async (request, reply) => {
    assertSameOrigin(request, config.publicUrl);
    const { token } = bodyOf(request);
    const response = await askAuth(request, parts, { token });
    const owing = await owingIn(response);
    if (owing !== null) {
      await beginSecondStep(reply, parts, { userId: owing, remembered: false });
      return { secondFactor: true };
    }
    if (response.ok) knowDevice(request, reply, parts, await emailIn(response));
    else if (response.status < 500) await limiter.take(wrongTokenBudgets(request.ip));
    return passOn(response, reply, parts);
  });
}

async function emailIn(response: Response): Promise<string> {
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
}
