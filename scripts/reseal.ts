// Seals anew what is sealed under a former secret, while the product runs: `npm run reseal`.
import { readConfig } from '@roadworthy/server/kernel/settings/env.ts';
import { resealValues } from '@roadworthy/server/kernel/settings/reseal-values.ts';
import { openSecrets } from '@roadworthy/server/kernel/settings/secrets.ts';
import { asOwner } from './as-owner.ts';

const most = 10;

try {
  const secrets = openSecrets(readConfig(process.env));
  const { done, unopened, underWay } = await asOwner((ownerUrl) =>
    resealValues(ownerUrl, secrets, ({ table, column, done: so, found }) =>
      console.log(`${table}.${column}: ${so} of ${found}`),
    ),
  );
  console.log(`${done} values are sealed anew.`);
  if (unopened.length > 0) {
    console.error(`${unopened.length} values open with no secret at hand. PREVIOUS_SECRETS lacks the one of:`);
    for (const place of unopened.slice(0, most)) console.error(`  ${place}`);
    process.exitCode = 1;
  } else if (underWay > 0) {
    console.log(`${underWay} answers and processes still hold values under former secrets: leave those in for now.`);
  } else {
    console.log('Of PREVIOUS_SECRETS the last, the first of all, has to stay; the others may be left out.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
