import { PrimaryClient } from './primary-client.ts';

/** Two give a role of the platform together; who comes after them is asked for in the product. */
const mostMadeHere = 2;

export type Administrator = { readonly email: string; readonly firstName: string; readonly lastName: string };

/**
 * Makes one of the first two administrators of an installation, or makes somebody who has an account one. They sign in
 * by a letter with a code. Throws where two are there already, and where the address is none.
 */
export async function addAdministrator(ownerUrl: string, { email, firstName, lastName }: Administrator): Promise<void> {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw new Error(`${email} is no e-mail address.`);
  const client = new PrimaryClient({ connectionString: ownerUrl, application_name: 'roadworthy administrator' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    // Two who are made at once are counted one after the other.
    await client.query('lock table user_global_roles in share row exclusive mode');
    const { rows } = await client.query<{ email: string }>(
      `select u.email::text from user_global_roles r join users u using (user_id)
       where r.role = 'global:admin' and u.archived is null`,
    );
    if (rows.some((one) => one.email === address)) throw new Error(`${address} is an administrator already.`);
    if (rows.length >= mostMadeHere) {
      throw new Error(
        `There are ${rows.length} administrators: one of them asks for the role at /organizations/roles, and another gives it.`,
      );
    }
    const known = await client.query<{ user_id: string }>('select user_id from users where email = $1', [address]);
    const userId =
      known.rows[0]?.user_id ??
      (
        await client.query<{ user_id: string }>(
          'insert into users (email, first_name, last_name) values ($1, $2, $3) returning user_id',
          [address, firstName, lastName],
        )
      ).rows[0]?.user_id;
    await client.query(`insert into user_global_roles (user_id, role) values ($1, 'global:admin')`, [userId]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
