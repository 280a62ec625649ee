import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../../scripts/run-step.ts';
import { superuserOf } from '../fill-book.ts';
import type { Book } from '../open-book.ts';

const folder = join(import.meta.dirname, '..', 'postgraphile');

/** Installs PostGraphile into its own folder; answers what went wrong, such as that there is no network. */
export async function installPostgraphile(): Promise<string | undefined> {
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, output } = await runStep({ name: 'PostGraphile', command: 'npm', args });
  return ok ? undefined : output;
}

/** Gives the book the function that PostGraphile searches by. */
export async function addSearchFunction({ database }: Book): Promise<void> {
  const client = superuserOf(database.database);
  try {
    await client.query(readFileSync(join(folder, 'search.sql'), 'utf8'));
  } finally {
    await client.end();
  }
}
