// Prints, from the catalog of this installation, what spreads its organizations over several servers: `npm run -s sharding`.
import { createPool } from '@roadworthy/db/pool.ts';
import { fitForSharding, spreadByOrganization } from '@roadworthy/db/sharding/print-sharding.ts';
import { obstaclesTo, readSharding } from '@roadworthy/db/sharding/read-sharding.ts';
import { asOwner } from './as-owner.ts';

try {
  await asOwner(async (ownerUrl) => {
    const pool = createPool({ url: ownerUrl, max: 1, statementTimeoutMs: 60_000, name: 'roadworthy sharding' });
    try {
      const sharding = await readSharding(pool);
      if (obstaclesTo(sharding).length > 0) console.log(`begin;\n${fitForSharding(sharding)}\ncommit;`);
      console.log(`create extension if not exists citus;\n${spreadByOrganization(sharding)}`);
    } finally {
      await pool.end();
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
