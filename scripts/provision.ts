// Makes the database and its three logins on a PostgreSQL 18 that exists, as the addresses in the environment name them.
import { provisionServer } from '@roadworthy/db/provision.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set. Set SUPERUSER_URL, DATABASE_URL, DATABASE_URL_DIRECT and AUTH_DATABASE_URL.`);
  process.exit(1);
}

await provisionServer(setting('SUPERUSER_URL'), {
  ownerUrl: setting('DATABASE_URL_DIRECT'),
  appUrl: setting('DATABASE_URL'),
  authUrl: setting('AUTH_DATABASE_URL'),
});
console.log('The database and its logins are there.');
