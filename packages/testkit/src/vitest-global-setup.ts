import { prepareDatabases } from './prepare-databases.ts';

/** One server and its template databases for the whole test run; what it answers takes them down again. */
export default async function setup(): Promise<() => Promise<void>> {
  const prepared = await prepareDatabases();
  return prepared.stop;
}
