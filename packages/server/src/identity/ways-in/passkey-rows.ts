import type pg from 'pg';

/** What a person sees of one of their passkeys. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  /** Where it works. */
  readonly domain: string;
  readonly created: Date;
  readonly lastUsed: Date | null;
};

/** A passkey as an answer is checked against it. */
export type StoredPasskey = {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
};

export type NewPasskey = Omit<StoredPasskey, 'id'> & {
  readonly transports: readonly string[];
  readonly name: string;
  readonly domain: string;
};

/** A person's passkeys, the oldest first. */
export async function passkeysOf(client: pg.ClientBase, userId: string): Promise<readonly Passkey[]> {
  const { rows } = await client.query<Passkey>(
    `select passkey_id as id, name, domain, created, last_used as "lastUsed" from passkeys where user_id = $1
     order by created, passkey_id`,
    [userId],
  );
  return rows;
}

/** What an authenticator is told not to make again: the passkeys of a person on a domain. */
export async function credentialsOf(client: pg.ClientBase, userId: string, domain: string) {
  const { rows } = await client.query<{ id: string; transports: string[] }>(
    'select credential_id as id, transports from passkeys where user_id = $1 and domain = $2',
    [userId, domain],
  );
  return rows;
}

/** The passkey that an authenticator calls so; locked, so that its counter goes up once for each answer. */
export async function lockPasskey(client: pg.ClientBase, credentialId: string, domain: string) {
  const { rows } = await client.query<Omit<StoredPasskey, 'counter'> & { counter: string | number }>(
    `select passkey_id as id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter
     from passkeys where credential_id = $1 and domain = $2 for update`,
    [credentialId, domain],
  );
  const [row] = rows;
  if (!row) return null;
  return { ...row, counter: Number(row.counter), publicKey: Uint8Array.from(row.publicKey) } satisfies StoredPasskey;
}

/** Notes that a passkey was used. */
export async function markUsed(client: pg.ClientBase, id: string, counter: number): Promise<void> {
  await client.query('update passkeys set counter = $2, last_used = app_now() where passkey_id = $1', [id, counter]);
}

/** Keeps a passkey and answers its id; null where its authenticator's name for it is somebody's already. */
export async function insertPasskey(client: pg.ClientBase, passkey: NewPasskey): Promise<string | null> {
  const { userId, credentialId, publicKey, counter, transports, name, domain } = passkey;
  const { rows } = await client.query<{ id: string }>(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, domain)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning passkey_id as id`,
    [userId, credentialId, Buffer.from(publicKey), counter, transports, name, domain],
  );
  return rows[0]?.id ?? null;
}
