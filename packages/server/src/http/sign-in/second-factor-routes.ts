import { factorDemandOf } from '@roadworthy/core/identity/demand-second-factor.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStaff } from '../../identity/account.ts';
import { secondFactorBudgets } from '../../identity/attempt-limits.ts';
import type { Identity } from '../../identity/connect-identity.ts';
import type { Session, SignedIn } from '../../identity/sessions.ts';
import { siteOf } from '../../identity/ways-in/site-of.ts';
import type { Signer } from '../../identity/ways-in/ways-in-parts.ts';
import { OperationError } from '../../kernel/errors.ts';
import { bodyOf } from './auth-body.ts';
import type { HttpParts } from '../http-parts.ts';
import { codeNotValid, proveAgain, requestOf } from './prove-again.ts';
import { assertOwnPage } from '../connections/same-origin.ts';
import { signedInOf } from './session-routes.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** A change of one's own second factor; null where its code is not good. */
type Change = {
  /** Whether its person proves again who they are, and gives a code of the authenticator or a recovery code. */
  readonly asksProof: boolean;
  readonly asksCode: boolean;
  readonly run: (signer: Signer, code: string, session: Session) => Promise<object | null>;
};

const forStaff = () =>
  new OperationError(
    'second_factor_for_staff',
    words(
      'Your account has no password, and so no second factor. Use a passkey.',
      'Votre compte n’a pas de mot de passe, donc pas de validation en deux étapes. Utilisez une clé d’accès.',
    ),
    {
      status: 403,
    },
  );

/** The changes by the ends of their addresses. */
function changesOf({ factors, sessions }: Identity): Readonly<Record<string, Change>> {
  return {
    begin: { asksProof: true, asksCode: false, run: (signer) => factors.begin(signer) },
    confirm: {
      asksProof: false,
      asksCode: true,
      async run(signer, code, session) {
        const recoveryCodes = await factors.confirm(signer, code);
        // The others were opened by a password alone.
        if (recoveryCodes !== null) await sessions.end(session.userId, { but: session.token });
        return recoveryCodes && { recoveryCodes };
      },
    },
    'recovery-codes': {
      asksProof: true,
      asksCode: true,
      async run(signer, code) {
        const recoveryCodes = await factors.renew(signer, code);
        return recoveryCodes && { recoveryCodes };
      },
    },
    end: {
      asksProof: true,
      asksCode: true,
      run: async (signer, code) => ((await factors.end(signer, code)) ? { success: true } : null),
    },
  };
}

/** How a person comes in, and the second factor of staff, below /api/auth. */
export function secondFactorRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { identity, platform } = parts;
  const { config, limiter } = platform;

  app.get('/api/auth/ways-in', async (request) => {
    const signedIn = await signedInOf(request, parts);
    const { account } = signedIn;
    const { userId, email } = account;
    const demand = factorDemandOf(account, true);
    return {
      asked: requestOf(signedIn),
      email,
      /** Of the address at which the page is: another's passkeys do not work here. */
      domain: siteOf(config, request.headers.host).domain,
      mayHaveSecondFactor: isStaff(account),
      /** Who demands it; a demo would, were it none. */
      demandedBy: demand === 'platform' && !config.demandsFactorOfStaff ? 'not_in_demo' : demand,
      secondFactor: await identity.factors.stateOf(userId),
      passkeys: await identity.passkeys.listOf(userId),
    };
  });

  const changes = changesOf(identity);

  async function carryOut(request: FastifyRequest, { asksCode, run }: Change, { session, account }: SignedIn) {
    const signer = { account, requestId: request.id };
    const { code } = bodyOf(request);
    const provided = typeof code === 'string' ? code : '';
    if (!asksCode) return run(signer, provided, session);
    const spent = secondFactorBudgets({ email: account.email, ip: request.ip });
    await limiter.take(spent);
    const answer = await run(signer, provided, session);
    if (answer === null) throw codeNotValid();
    await limiter.giveBack(spent);
    return answer;
  }

  for (const [name, change] of Object.entries(changes)) {
    app.post(`/api/auth/second-factor/${name}`, async (request) => {
      assertOwnPage(request, config.publicUrl);
      const signedIn = await signedInOf(request, parts);
      if (name === 'begin' && !isStaff(signedIn.account)) throw forStaff();
      if (change.asksProof) await proveAgain(request, parts, signedIn, bodyOf(request));
      return carryOut(request, change, signedIn);
    });
  }
}
