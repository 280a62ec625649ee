import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';

type With = { readonly tx: Tx };

/** The address at which somebody who works here wants letters, or null. */
export async function staffAddress({ tx }: With, userId: string): Promise<string | null> {
  const person = await tx
    .selectFrom('users')
    .leftJoin('agent_profiles', 'agent_profiles.user_id', 'users.user_id')
    .select(({ fn }) => fn.coalesce('agent_profiles.notification_email', 'users.email').as('email'))
    .where('users.user_id', '=', userId)
    .executeTakeFirst();
  return person?.email ?? null;
}

/** How a letter to such an address speaks to its reader, and the language in which they work. */
export async function staffReader(
  { tx }: With,
  recipient: string,
): Promise<{ readonly firstName: string | null; readonly language: PageLocale }> {
  const reader = await tx
    .selectFrom('users')
    .leftJoin('agent_profiles', 'agent_profiles.user_id', 'users.user_id')
    .select(['users.first_name', 'users.language'])
    .where(sql<boolean>`${recipient} in (users.email::text, agent_profiles.notification_email::text)`)
    .executeTakeFirst();
  return { firstName: reader?.first_name ?? null, language: readLocale(reader?.language ?? null) ?? defaultLocale };
}
