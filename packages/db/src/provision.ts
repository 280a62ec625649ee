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
type Login = keyof typeof logins;
const loginNames = ['roadworthy_owner', 'roadworthy_app', 'roadworthy_auth'] as const satisfies readonly Login[];

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
  const passwordOf = (login: Login): string => keepSecret(dataDir, login);
  await provision(superuserUrl, database, passwordOf);
  return loginUrls(superuserUrl, database, passwordOf);
}

/**
 * Makes the database and the logins that these addresses name, on a server that exists; `superuserUrl` may be any login
 * there that may create both. Safe to repeat. Throws when an address names another login, another database than the
 * others, or no password.
 */
export async function provisionServer(superuserUrl: string, urls: DatabaseUrls): Promise<void> {
  const addresses: Readonly<Record<Login, URL>> = {
    roadworthy_owner: new URL(urls.ownerUrl),
    roadworthy_app: new URL(urls.appUrl),
    roadworthy_auth: new URL(urls.authUrl),
  };
  const database = databaseOf(addresses.roadworthy_owner);
  for (const [login, address] of Object.entries(addresses)) {
    if (address.username !== login)
      throw new Error(`An address has the login ${address.username}; it has to be ${login}.`);
    if (address.password === '') throw new Error(`The address of ${login} has no password.`);
    if (databaseOf(address) !== database)
      throw new Error(`The address of ${login} does not name the database ${database}.`);
  }
  await provision(superuserUrl, database, (login) => decodeURIComponent(addresses[login].password));
}

const databaseOf = ({ pathname }: URL): string => decodeURIComponent(pathname.slice(1));

async function provision(superuserUrl: string, database: string, passwordOf: (login: Login) => string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    for (const name of loginNames) await keepLogin(client, name, logins[name], passwordOf(name));
    await createDatabase(client, database);
  } finally {
    await client.end();
  }
}

/** The three addresses of a database on the superuser's server. */
export function loginUrls(superuserUrl: string, database: string, password: (login: Login) => string): DatabaseUrls {
  const url = (login: Login) => {
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
