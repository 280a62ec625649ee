import { createPool } from '@roadworthy/db/pool.ts';
import { type Config, ConfigError } from '@roadworthy/server/kernel/settings/env.ts';
import { indexKeyId, type Secrets } from '@roadworthy/server/kernel/settings/secrets.ts';

/**
 * Notes under which secret an installation began. Throws ConfigError where the secrets at hand are others: sealed values
 * would not open, and restrictions, which are looked up by an index under that secret, would refuse nobody.
 */
export async function assertSecrets(
  { authDatabaseUrl }: Pick<Config, 'authDatabaseUrl'>,
  secrets: Pick<Secrets, 'blindIndexKey'>,
): Promise<void> {
  const pool = createPool({
    url: authDatabaseUrl ?? '',
    max: 1,
    statementTimeoutMs: 10_000,
    name: 'roadworthy secrets',
  });
  try {
    const own = indexKeyId(secrets);
    await pool.query(
      'insert into auth.installation_key (index_key_id) values ($1) on conflict (singleton) do nothing',
      [own],
    );
    const { rows } = await pool.query<{ index_key_id: string }>('select index_key_id from auth.installation_key');
    if (rows[0]?.index_key_id === own) return;
    throw new ConfigError(
      'SECRET is not the one that this database began with. Put that one back, or, where it was replaced, name it last in ' +
        'PREVIOUS_SECRETS.',
    );
  } finally {
    await pool.end();
  }
}
