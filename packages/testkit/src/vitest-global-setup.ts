import { asSuperuser } from '@roadworthy/db/template.ts';
import { prepareDatabases } from './prepare-databases.ts';

/** One server and its template databases for the whole test run; what it answers takes them down again. */
export default async function setup(): Promise<() => Promise<void>> {
  const prepared = await prepareDatabases();
  // A test's connections live for seconds and ask most things a few times: PostgreSQL would plan each of them anew five
  // times, and start workers for whoever counts the rows of all tables (docs/performance.md).
  await asSuperuser(`alter system set plan_cache_mode = 'force_generic_plan'`);
  await asSuperuser('alter system set max_parallel_workers_per_gather = 0');
  await asSuperuser('select pg_reload_conf()');
  return prepared.stop;
}
