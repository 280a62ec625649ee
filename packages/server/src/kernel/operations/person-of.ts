import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { type RawBuilder, sql } from 'kysely';
import { OperationError } from '../errors.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** The person who acts, for what a person has to answer for. Throws `person_required` for an API key and for visitors. */
export function personOf({ userId }: Pick<Principal, 'userId'>): string {
  if (userId !== null) return userId;
  throw new OperationError(
    'person_required',
    words(
      'Only a person can do this. Sign in and do it yourself.',
      'Seule une personne peut faire ceci. Connectez-vous et faites-le vous-même.',
    ),
  );
}

/** The name of an account as it is now, for a column that keeps it; null for everybody who is not a person. */
export function nameOfUser(userId: string | null): RawBuilder<string | null> {
  return sql<string | null>`(
    select nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), '')
    from users where user_id = ${userId}::uuid)`;
}

/** The same for a column that is never empty: an empty text for whoever has no name. */
export const storedNameOf = (userId: string): RawBuilder<string> => sql<string>`coalesce(${nameOfUser(userId)}, '')`;
