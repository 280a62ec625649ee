import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wrongTokenBudgets } from '../../identity/attempt-limits.ts';
import { siteOf } from '../../identity/ways-in/site-of.ts';
import type { Signer } from '../../identity/ways-in/ways-in-parts.ts';
import { OperationError, cannotFindThat } from '../../kernel/errors.ts';
import { bodyOf } from './auth-body.ts';
import type { HttpParts } from '../http-parts.ts';
import { networkLimit } from '../connections/identify.ts';
import { openSession } from './open-session.ts';
import { proveAgain, proveFactor } from './prove-again.ts';
import { assertOwnPage } from '../connections/same-origin.ts';
import { signedInOf } from './session-routes.ts';
import { isUuid } from '../../kernel/operations/is-uuid.ts';
import { words } from '@roadworthy/core/shared/words.ts';

// A page asks once, and each time that the button is pressed.
const questionsPerMinute = 120;

const notKnown = () =>
  new OperationError(
    'passkey_not_known',
    words(
      'This passkey opens no account here. Sign in another way.',
      'Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous autrement.',
    ),
    { status: 401 },
  );

/** Signing in with a passkey, and a person's own passkeys, below /api/auth. */
export function passkeyRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { identity, platform } = parts;
  const { config, limiter } = platform;
  const { passkeys } = identity;
  const limit = networkLimit(app, questionsPerMinute);
  const siteFor = ({ headers }: FastifyRequest) => siteOf(config, headers.host);

  app.post('/api/auth/passkeys/ask', async (request) => {
    assertOwnPage(request, config.publicUrl);
    await limit(request);
    return passkeys.askToSignIn(siteFor(request));
  });

  // A signature cannot be guessed, so that a right one opens whatever else came from its network.
  app.post('/api/auth/sign-in/passkey', async (request, reply) => {
    assertOwnPage(request, config.publicUrl);
    const { credential, remember } = bodyOf(request);
    const userId = await passkeys.signIn(siteFor(request), credential);
    const account = userId && (await identity.store.accountById(userId));
    if (!account) {
      await limiter.take(wrongTokenBudgets(request.ip));
      throw notKnown();
    }
    return openSession(request, reply, parts, { account, remembered: remember === true });
  });

  app.post('/api/auth/passkeys/begin', async (request) => {
    assertOwnPage(request, config.publicUrl);
    const signedIn = await signedInOf(request, parts);
    await proveAgain(request, parts, signedIn, bodyOf(request));
    await proveFactor(request, parts, signedIn, bodyOf(request));
    return passkeys.askToAdd(siteFor(request), { account: signedIn.account, requestId: request.id });
  });

  /**
   * A change of one's own passkeys. Who adds one has proven who they are where its challenge was asked for, and a name opens
   * nothing; who removes one proves it here, with the second factor as well where there is one.
   */
  function change(
    path: string,
    run: (signer: Signer, request: FastifyRequest) => Promise<object>,
    { asksProof = false } = {},
  ): void {
    app.post(`/api/auth/passkeys/${path}`, async (request) => {
      assertOwnPage(request, config.publicUrl);
      const signedIn = await signedInOf(request, parts);
      if (asksProof) {
        await proveAgain(request, parts, signedIn, bodyOf(request));
        await proveFactor(request, parts, signedIn, bodyOf(request));
      }
      return run({ account: signedIn.account, requestId: request.id }, request);
    });
  }

  change('add', async (signer, request) => {
    const { credential, name } = bodyOf(request);
    return { id: await passkeys.add(siteFor(request), signer, credential, typeof name === 'string' ? name : '') };
  });
  change('rename', async (signer, request) => {
    const { name } = bodyOf(request);
    await passkeys.rename(signer, idIn(request), typeof name === 'string' ? name : '');
    return { success: true };
  });
  const remove = async (signer: Signer, request: FastifyRequest) => {
    await passkeys.remove(signer, idIn(request));
    return { success: true };
  };
  change('remove', remove, { asksProof: true });
}

function idIn(request: FastifyRequest): string {
  const { id } = bodyOf(request);
  if (typeof id === 'string' && isUuid(id)) return id;
  throw new OperationError('not_found', cannotFindThat, { status: 404 });
}
