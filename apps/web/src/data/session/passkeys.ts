import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { postAuth } from './sign-in-calls.ts';

// Fetched where a passkey is wanted: most pages that offer one are left without it.
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all; false where pages are made. */
export const knowsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Whether this device can keep a passkey itself. */
export async function canKeepPasskey(): Promise<boolean> {
  return knowsPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

/** Whether the browser can offer passkeys among what it fills in. */
export async function fillsInPasskeys(): Promise<boolean> {
  return knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Signs in with whichever passkey the person chooses: at once, or `quietly` from what the browser fills in. */
export async function signInWithPasskey({ remember, quietly = false }: { remember: () => boolean; quietly?: boolean }) {
  const { startAuthentication } = await library();
  const optionsJSON = (await postAuth('/passkeys/ask', {})) as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: quietly });
  await postAuth('/sign-in/passkey', { credential, remember: remember() });
}

/** Takes back what the browser was asked for quietly. */
export async function stopAsking(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Makes a passkey of a name, with a code of the second factor where there is one. */
export async function addPasskey({ proof, code, name }: { proof: string; code: string; name: string }): Promise<void> {
  const { startRegistration } = await library();
  const optionsJSON = (await postAuth('/passkeys/begin', { proof, code })) as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON });
  await postAuth('/passkeys/add', { credential, name });
}

export const renamePasskey = (id: string, name: string) => postAuth('/passkeys/rename', { id, name });
export const removePasskey = (id: string, proof: string, code: string) =>
  postAuth('/passkeys/remove', { id, proof, code });

/**
 * Why the browser gave no passkey: its person stopped it or it took too long, this device has one already, or it cannot.
 * Null for what the server said.
 */
export function passkeyProblem(error: unknown): 'stopped' | 'held' | 'unable' | null {
  if (!(error instanceof Error)) return 'unable';
  if (error.name === 'RequestError') return null;
  if (error.name === 'InvalidStateError') return 'held';
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'stopped' : 'unable';
}
