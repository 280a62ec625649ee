// Prints, from the catalog of this installation, what spreads its organizations over several servers: `npm run -s sharding`.
import { fitForSharding, spreadByOrganization } from '@roadworthy/db/sharding/print-sharding.ts';
import { obstaclesTo, readSharding } from '@roadworthy/db/sharding/read-sharding.ts';
import pg from 'pg';
import { asOwner } from './as-owner.ts';

try {
  await asOwner(async (ownerUrl) => {
    const client = new pg.Client({ connectionString: ownerUrl, application_name: 'roadworthy sharding' });
    await client.connect();
    try {
      const sharding = await readSharding(client);
      if (obstaclesTo(sharding).length > 0) console.log(`begin;\n${fitForSharding(sharding)}\ncommit;`);
      console.log(`create extension if not exists citus;\n${spreadByOrganization(sharding)}`);
    } finally {
      await client.end();
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
