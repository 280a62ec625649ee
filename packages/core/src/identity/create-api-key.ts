import { findLineProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { textLimits } from '../shared/text/text-limits.ts';
import { type ApiKeyRole, apiKeyRolesOf, type KeyGiver } from './api-key-roles.ts';
import { readInstant } from '../shared/time/read-instant.ts';
import { words } from '../shared/words.ts';

/** What is asked for; `expires` is an instant as ISO 8601 writes it, with its offset. */
export type ApiKeyRequest = { readonly name: string; readonly role: string; readonly expires: string };

export type ApiKeyCreated = { readonly name: string; readonly role: ApiKeyRole; readonly expires: Date };

/** More machines than any organization has: keys in force at one time. */
export const mostApiKeys = 50;

type ApiKeyRefused =
  | 'api_keys_full'
  | 'api_key_name_not_valid'
  | 'api_key_role_not_held'
  | 'api_key_expiry_not_valid'
  | TextRefusal;

const longestLifeDays = 366;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether somebody may have a key made: with a name by which people know it, a role that they may give, and an end
 * within 366 days, so that a forgotten key does not stay open for ever. `inForce` are the keys of the organization that
 * work: beyond a number, one has to end first.
 */
export function decideApiKey(
  request: ApiKeyRequest,
  giver: KeyGiver,
  inForce: number,
  now: Date,
): Decision<ApiKeyCreated, ApiKeyRefused> {
  const name = tidyLine(request.name);
  if (name === '' || name.length > textLimits.name) {
    const message = sentence(
      words(
        'Name the key after what uses it, in at most {max} characters.',
        'Nommez la clé d’après ce qui l’utilise, en {max} caractères au plus.',
      ),
      { max: textLimits.name },
    );
    return refuse('api_key_name_not_valid', message, 'name');
  }
  const hidden = findLineProblem(request.name, 'name', 'name');
  if (hidden) return { ok: false, refusal: hidden };
  const role = apiKeyRolesOf(giver).find((each) => each === request.role);
  if (role === undefined) {
    return refuse(
      'api_key_role_not_held',
      words(
        'A key can have only a role that you hold yourself. Choose another.',
        'Une clé ne peut avoir qu’un rôle que vous avez vous-même. Choisissez-en un autre.',
      ),
      'role',
    );
  }
  const expires = readInstant(request.expires);
  const life = expires === null ? 0 : expires.getTime() - now.getTime();
  if (expires === null || life <= 0 || life > longestLifeDays * dayMs) {
    const message = words(
      'A key has to end in the future, at most a year from now. Choose another day.',
      'Une clé doit prendre fin à une date à venir, dans un an au plus. Choisissez un autre jour.',
    );
    return refuse('api_key_expiry_not_valid', message, 'expires');
  }
  if (inForce >= mostApiKeys) {
    const full = sentence(
      words(
        'Your organization has {most} keys that work already. Revoke one to make another.',
        'Votre organisation a déjà {most} clés qui fonctionnent. Révoquez-en une pour en créer une autre.',
      ),
      {
        most: mostApiKeys,
      },
    );
    return refuse('api_keys_full', full);
  }
  return accept({ name, role, expires });
}
