import type { FastifyRequest } from 'fastify';
import { isStaff } from '../../identity/account.ts';
import { codeBudgets, passwordBudgets, secondFactorBudgets } from '../../identity/attempt-limits.ts';
import { isPasswordOf } from '../../identity/password.ts';
import type { SignedIn } from '../../identity/sessions.ts';
import type { Budget } from '../../kernel/operations/budget.ts';
import { OperationError } from '../../kernel/errors.ts';
import type { Body } from './auth-body.ts';
import type { HttpParts } from '../http-parts.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** How long after signing in a customer is believed to be who signed in. */
const freshMs = 10 * 60_000;

/** What somebody who is signed in is asked for before their ways in change; null: nothing, they came in a moment ago. */
export function requestOf({ session, account }: SignedIn): 'password' | 'code' | null {
  if (isStaff(account)) return 'password';
  return Date.now() - session.createdAt.getTime() < freshMs ? null : 'code';
}

const refused = { field: 'proof', status: 400 } as const;
const wrong = {
  password: () =>
    new OperationError(
      'password_wrong',
      words('This is not your current password.', 'Ce n’est pas votre mot de passe actuel.'),
      refused,
    ),
  code: () => {
    const message = words(
      'That is not the code we sent, or it was used or is too old. Ask for another.',
      'Ce n’est pas le code envoyé, ou il a déjà servi ou est trop ancien. Demandez-en un autre.',
    );
    return new OperationError('code_wrong', message, refused);
  },
};

/**
 * Whoever changes how they come in proves once more who they are, so that an unlocked screen or a stolen session makes no
 * way in of its own: staff by their password, customers by a code that is mailed to them, unless they came in a moment ago.
 * Throws `password_wrong` or `code_wrong` at its field.
 */
export async function proveAgain(
  request: FastifyRequest,
  { identity, platform }: HttpParts,
  signedIn: SignedIn,
  provided: Body,
): Promise<void> {
  const { account } = signedIn;
  const requested = requestOf(signedIn);
  if (requested === null) return;
  const attempt = { email: account.email, ip: request.ip, device: null };
  const { proof } = provided;
  const secret = typeof proof === 'string' ? proof : '';
  const checks: Readonly<Record<typeof requested, readonly [readonly Budget[], () => Promise<boolean>]>> = {
    password: [passwordBudgets(attempt), () => isPasswordOf(identity.authPool, account.userId, secret)],
    code: [codeBudgets(attempt), () => identity.useLetterCode(account.email, secret)],
  };
  const [budgets, isRight] = checks[requested];
  await platform.limiter.take(budgets);
  if (!(await isRight())) throw wrong[requested]();
  await platform.limiter.giveBack(budgets);
}

/** The refusal of a code that is wrong or was used; which of both, it does not say. */
export const codeNotValid = () =>
  new OperationError(
    'code_not_valid',
    words(
      'That code is wrong or was used already. Wait for the next one and enter it.',
      'Ce code est erroné ou a déjà servi. Attendez le prochain et entrez-le.',
    ),
    {
      field: 'code',
      status: 400,
    },
  );

/**
 * Whoever has a second factor gives a code of it besides, before a way in of theirs comes or goes: who knows the password
 * and sits at an open screen takes none away, and leaves none behind. Throws `code_not_valid`.
 */
export async function proveFactor(
  request: FastifyRequest,
  { identity, platform: { limiter } }: HttpParts,
  { account }: SignedIn,
  { code }: Body,
): Promise<void> {
  if ((await identity.factors.stateOf(account.userId)) === null) return;
  const spent = secondFactorBudgets({ email: account.email, ip: request.ip });
  await limiter.take(spent);
  const isGood = typeof code === 'string' && (await identity.factors.use({ account, requestId: request.id }, code));
  if (!isGood) throw codeNotValid();
  await limiter.giveBack(spent);
}
