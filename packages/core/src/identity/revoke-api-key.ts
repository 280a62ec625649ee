import { accept, refuse, type Decision } from '../shared/decision.ts';
import { isOfOrganization } from './api-key-roles.ts';
import { words } from '../shared/words.ts';

/** A key as far as its end is concerned. */
export type ApiKeyState = { readonly role: string; readonly revoked: Date | null; readonly expires: Date | null };

/** Whether a key opens anything at an instant. */
export function isApiKeyInForce({ revoked, expires }: Omit<ApiKeyState, 'role'>, now: Date): boolean {
  return revoked === null && (expires === null || expires.getTime() > now.getTime());
}

/**
 * Whether a key may be revoked: once, also when it has expired. A key with a role of the platform is not for an
 * organization to stop, since the platform's own work may stand on it.
 */
export function decideApiKeyRevocation(
  key: ApiKeyState,
  acting: string,
  now: Date,
): Decision<{ readonly revoked: Date }, 'api_key_already_revoked' | 'api_key_role_not_held'> {
  if (key.revoked !== null) {
    return refuse(
      'api_key_already_revoked',
      words('This key has been revoked already.', 'Cette clé a déjà été révoquée.'),
    );
  }
  if (isOfOrganization(acting) && !isOfOrganization(key.role)) {
    return refuse(
      'api_key_role_not_held',
      words(
        'This key belongs to the platform. Ask its administrator to revoke it.',
        'Cette clé appartient à la plateforme. Demandez à son administrateur de la révoquer.',
      ),
    );
  }
  return accept({ revoked: now });
}
