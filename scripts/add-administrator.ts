// Makes one of the first two administrators of an installation: `npm run administrator -- <e-mail> <first name> <last name>`.
import { addAdministrator } from '@roadworthy/db/add-administrator.ts';
import { asOwner } from './as-owner.ts';

const [email = '', firstName = '', ...rest] = process.argv.slice(2);
const lastName = rest.join(' ');
if (email === '' || firstName === '' || lastName === '') {
  console.error('npm run administrator -- <e-mail> <first name> <last name>');
  process.exit(1);
}

try {
  await asOwner((ownerUrl) => addAdministrator(ownerUrl, { email, firstName, lastName }));
  console.log(`${email} is an administrator. They sign in by a letter with a code, which the sign-in page sends them.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
