import pg from 'pg';
import { keepSecret } from './launcher/secret-file.ts';

/** The addresses of one database for its three logins. */
export type DatabaseUrls = {
  /** Owns every object; migrates. */
  readonly ownerUrl: string;
  /** The application: owns nothing, inherits nothing, takes one role a request. */
  readonly appUrl: string;
  /** The sign-in library: sees its own tables only. */
  readonly authUrl: string;
};

const logins = {
  roadworthy_owner: 'createrole inherit',
  roadworthy_app: 'nocreaterole noinherit',
  roadworthy_auth: 'nocreaterole noinherit',
} as const;

/**
 * Makes the database and its logins on a server of our own, with passwords kept in the data folder. Safe to repeat.
 * No login is a superuser, may create databases or bypasses row security.
 */
export async function provisionDatabase(options: {
  readonly superuserUrl: string;
  readonly database: string;
  readonly dataDir: string;
}): Promise<DatabaseUrls> {
  const { superuserUrl, database, dataDir } = options;
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    for (const [name, attributes] of Object.entries(logins)) {
      await keepLogin(client, name, attributes, keepSecret(dataDir, name));
    }
    await createDatabase(client, database);
  } finally {
    await client.end();
  }
  return loginUrls(superuserUrl, database, (name) => keepSecret(dataDir, name));
}

/** The three addresses of a database on the superuser's server. */
export function loginUrls(superuserUrl: string, database: string, password: (login: string) => string): DatabaseUrls {
  const url = (login: keyof typeof logins) => {
    const address = new URL(superuserUrl);
    address.username = login;
    address.password = password(login);
    address.pathname = `/${database}`;
    return address.href;
  };
  return { ownerUrl: url('roadworthy_owner'), appUrl: url('roadworthy_app'), authUrl: url('roadworthy_auth') };
}

async function keepLogin(client: pg.Client, name: string, attributes: string, password: string): Promise<void> {
  const role = client.escapeIdentifier(name);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  if (rowCount === 0) await client.query(`create role ${role}`);
  await client.query(
    `alter role ${role} login nosuperuser nocreatedb noreplication nobypassrls ${attributes}
     password ${client.escapeLiteral(password)}`,
  );
}

async function createDatabase(client: pg.Client, database: string): Promise<void> {
  const name = client.escapeIdentifier(database);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${name} owner roadworthy_owner`);
  await client.query(`revoke all on database ${name} from public`);
  await client.query(`grant connect on database ${name} to roadworthy_app, roadworthy_auth`);
}
