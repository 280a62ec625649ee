import { decideAnotherPasskey, decidePasskeyName } from '@roadworthy/core/identity/name-passkey.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type pg from 'pg';
import { fromRefusal, OperationError, cannotFindThat } from '../../kernel/errors.ts';
import { createPasskeyChallenges, type PasskeyChallenges } from './passkey-challenges.ts';
import { credentialsOf, insertPasskey, lockPasskey, markUsed, type Passkey, passkeysOf } from './passkey-rows.ts';
import { readAnswer, readNewCredential } from './read-credential.ts';
import { asIdentity, noteChange, type Signer, type WaysInParts } from './ways-in-parts.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** One of our addresses, as a browser names it, and the domain that its passkeys are for. */
export type Site = { readonly origin: string; readonly domain: string };

/** What a passkey's authenticator proves: that somebody has it, and is who unlocks it. So it counts as both factors. */
export type Passkeys = {
  listOf(userId: string): Promise<readonly Passkey[]>;
  /** What a browser is asked for to sign somebody in, whoever it is. */
  askToSignIn(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose passkey answered; null for every answer that is not good. */
  signIn(site: Site, answer: unknown): Promise<string | null>;
  /** What a browser is asked for to make a passkey for a person. Throws `passkeys_too_many`. */
  askToAdd(site: Site, signer: Signer): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Keeps the passkey that was made and answers its id. Throws `passkey_not_valid`, and for its name. */
  add(site: Site, signer: Signer, made: unknown, name: string): Promise<string>;
  /** Throws `not_found` for one that is not theirs. */
  rename(signer: Signer, id: string, name: string): Promise<void>;
  remove(signer: Signer, id: string): Promise<void>;
};

const missing = () => new OperationError('not_found', cannotFindThat, { status: 404 });
const notValid = () =>
  new OperationError(
    'passkey_not_valid',
    words(
      'This passkey could not be added. Try again, or use another device.',
      'Cette clé d’accès n’a pas pu être ajoutée. Réessayez ou utilisez un autre appareil.',
    ),
    {
      status: 400,
    },
  );

type Stored = WaysInParts & { readonly challenges: PasskeyChallenges };

// EdDSA, ES256 and RS256, as COSE counts them: what authenticators make.
const algorithms = [-8, -7, -257];

const handleOf = (userId: string) => Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

async function signIn({ challenges, ...parts }: Stored, { origin, domain }: Site, provided: unknown) {
  const answer = readAnswer(provided);
  if (answer === null) return null;
  return asIdentity(parts, async (client) => {
    const passkey = await lockPasskey(client, answer.id, domain);
    const handle = Buffer.from(answer.response.userHandle ?? '', 'base64url');
    if (passkey === null || !handle.equals(handleOf(passkey.userId))) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: async (challenge) =>
        challenges.isOurs(challenge, {
          domain,
          userId: null,
        }) && challenges.answer(client, challenge),
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: passkey.publicKey,
        counter: passkey.counter,
      },
    }).catch(() => ({ verified: false, authenticationInfo: null }));
    if (!verified || authenticationInfo === null) return null;
    await markUsed(client, passkey.id, authenticationInfo.newCounter);
    return passkey.userId;
  });
}

async function verifyMade(
  { challenges }: Stored,
  client: pg.ClientBase,
  site: Site,
  userId: string,
  provided: unknown,
) {
  const response = readNewCredential(provided);
  if (response === null) throw notValid();
  const { origin, domain } = site;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: algorithms,
    expectedChallenge: async (challenge) =>
      challenges.isOurs(challenge, {
        domain,
        userId,
      }) && challenges.answer(client, challenge),
    expectedOrigin: origin,
    expectedRPID: domain,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: null }));
  if (!verified || !registrationInfo) throw notValid();
  const { id, publicKey, counter } = registrationInfo.credential;
  return { userId, credentialId: id, publicKey, counter, domain, transports: response.response.transports ?? [] };
}

async function add(stored: Stored, site: Site, signer: Signer, made: unknown, named: string): Promise<string> {
  const name = decidePasskeyName(named);
  if (!name.ok) throw fromRefusal(name.refusal, 400);
  return asIdentity(stored, async (client) => {
    const { userId } = signer.account;
    const passkey = await verifyMade(stored, client, site, userId, made);
    const another = decideAnotherPasskey((await passkeysOf(client, userId)).length);
    if (!another.ok) throw fromRefusal(another.refusal, 409);
    const id = await insertPasskey(client, { ...passkey, name: name.event });
    if (id === null) throw notValid();
    await noteChange(stored, client, signer, 'add_passkey', { change: 'passkey_added', name: name.event });
    return id;
  });
}

/** Opens the store of passkeys (WebAuthn Level 3). Each is for one of our domains. */
export function createPasskeys(parts: WaysInParts): Passkeys {
  const challenges = createPasskeyChallenges(parts.secrets, parts.now);
  const stored: Stored = { ...parts, challenges };
  return {
    listOf: (userId) => asIdentity(parts, (client) => passkeysOf(client, userId)),
    askToSignIn: ({ domain }) =>
      generateAuthenticationOptions({
        rpID: domain,
        challenge: challenges.make({ domain, userId: null }),
        userVerification: 'required',
      }),
    signIn: (site, answer) => signIn(stored, site, answer),
    async askToAdd({ domain }, { account: { userId, email, firstName, lastName } }) {
      const [held, known] = await asIdentity(parts, async (client) => [
        await passkeysOf(client, userId),
        await credentialsOf(client, userId, domain),
      ]);
      const another = decideAnotherPasskey(held.length);
      if (!another.ok) throw fromRefusal(another.refusal, 409);
      return generateRegistrationOptions({
        rpName: brand.name,
        rpID: domain,
        userName: email,
        userDisplayName: [firstName, lastName].filter(Boolean).join(' ') || email,
        userID: handleOf(userId),
        challenge: challenges.make({
          domain,
          userId,
        }),
        excludeCredentials: known,
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: {
          residentKey: 'required',
          userVerification: 'required',
        },
      });
    },
    add: (site, signer, made, name) => add(stored, site, signer, made, name),
    async rename(signer, id, provided) {
      const name = decidePasskeyName(provided);
      if (!name.ok) throw fromRefusal(name.refusal, 400);
      await asIdentity(parts, async (client) => {
        const text = 'update passkeys set name = $3 where passkey_id = $2 and user_id = $1';
        const { rowCount } = await client.query(text, [signer.account.userId, id, name.event]);
        if (rowCount === 0) throw missing();
        await noteChange(parts, client, signer, 'rename_passkey', null);
      });
    },
    async remove(signer, id) {
      await asIdentity(parts, async (client) => {
        const text = 'delete from passkeys where passkey_id = $2 and user_id = $1 returning name';
        const { rows } = await client.query<{ name: string }>(text, [signer.account.userId, id]);
        const [removed] = rows;
        if (!removed) throw missing();
        const notified = { change: 'passkey_removed', name: removed.name } as const;
        await noteChange(parts, client, signer, 'remove_passkey', notified);
      });
    },
  };
}
