// Makes one of the first two administrators of an installation: `npm run administrator -- <e-mail> <first name> <last name>`.
import { join, resolve } from 'node:path';
import { addAdministrator } from '@roadworthy/db/add-administrator.ts';
import { startPostgres } from '@roadworthy/db/launcher/start-postgres.ts';
import { provisionDatabase } from '@roadworthy/db/provision.ts';

const [email = '', firstName = '', ...rest] = process.argv.slice(2);
const lastName = rest.join(' ');
if (email === '' || firstName === '' || lastName === '') {
  console.error('npm run administrator -- <e-mail> <first name> <last name>');
  process.exit(1);
}

async function add(ownerUrl: string): Promise<void> {
  await addAdministrator(ownerUrl, { email, firstName, lastName });
  console.log(`${email} is an administrator. They sign in by a letter with a code, which the sign-in page sends them.`);
}

try {
  const direct = process.env['DATABASE_URL_DIRECT'];
  if (direct) await add(direct);
  else {
    const dataDir = resolve(process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', '.data'));
    const server = await startPostgres({ dataDir, log: console.log });
    try {
      const { ownerUrl } = await provisionDatabase({ superuserUrl: server.url, database: 'roadworthy', dataDir });
      await add(ownerUrl);
    } finally {
      await server.stop();
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
