// Brings the database that DATABASE_URL_DIRECT names to this version, before the processes of this version start.
import { migrate } from '@roadworthy/db/migrate.ts';
import { declareQueues } from '@roadworthy/server/kernel/jobs/jobs.ts';

const ownerUrl = process.env['DATABASE_URL_DIRECT'];
if (!ownerUrl) {
  console.error('DATABASE_URL_DIRECT is not set. Name the database as its owner, without a pooler between.');
  process.exit(1);
}
const { migrations } = await migrate({ ownerUrl, log: (line) => console.log(line) });
await declareQueues(ownerUrl);
console.log(migrations.length === 0 ? 'The database was current.' : 'The database is current.');
