import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

// Enough for what authenticators make; none of it is kept but the key, the name and the transports.
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
const credential = {
  id: bytes(1_364).min(1),
  rawId: bytes(1_364).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
};

const answered = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: bytes(200).optional().catch(undefined),
  }),
});

const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(32_000),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(8)
      .catch([]),
  }),
});

/** What a browser answered with a passkey; null for what it cannot have. */
export function readAnswer(provided: unknown): AuthenticationResponseJSON | null {
  const { data } = answered.safeParse(provided);
  return data === undefined ? null : ({ ...data, clientExtensionResults: {} } as AuthenticationResponseJSON);
}

/** What a browser made; null for what it cannot have. */
export function readNewCredential(provided: unknown): RegistrationResponseJSON | null {
  const { data } = made.safeParse(provided);
  return data === undefined ? null : ({ ...data, clientExtensionResults: {} } as RegistrationResponseJSON);
}
