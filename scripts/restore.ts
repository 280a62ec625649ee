// Makes an installation of a backup in an empty DATA_DIR, and looks at it: `npm run restore -- <file>`.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Key } from '@roadworthy/db/backup/sealed-archive.ts';
import { restoreBackup } from '@roadworthy/db/backup/restore-backup.ts';
import { createPool } from '@roadworthy/db/pool.ts';
import { brokenRules } from '@roadworthy/testkit/invariants.ts';

const usage = `DATA_DIR=<new folder> npm run restore -- <file> --key <key file>
DATA_DIR=<new folder> npm run restore -- <file>     with the passphrase in BACKUP_PASSPHRASE`;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

function keyFrom(keyFile: string | undefined): Key {
  if (keyFile !== undefined) return { identity: readFileSync(keyFile, 'utf8').trim() };
  const passphrase = process.env['BACKUP_PASSPHRASE'];
  return passphrase ? { passphrase } : fail('Name the --key, or set BACKUP_PASSPHRASE.');
}

/** Every rule of the books holds in what was restored. */
async function verify(url: string): Promise<void> {
  const pool = createPool({
    url: url.replace(/\/postgres$/, '/roadworthy'),
    max: 1,
    statementTimeoutMs: 600_000,
    name: 'roadworthy restore',
    onError: () => undefined,
  });
  try {
    const { rows } = await pool.query<{ policies: number }>('select count(*)::int as policies from policies');
    const broken = await brokenRules(pool);
    if (broken.length > 0) throw new Error(`The books do not hold:\n${broken.join('\n')}`);
    console.log(`The books hold; ${rows[0]?.policies ?? 0} policies.`);
  } finally {
    await pool.end();
  }
}

const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
const [file] = positionals;
if (file === undefined) fail('Say which backup.');
const dataDir = resolve(process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', '.data'));
try {
  const { made } = await restoreBackup({
    path: resolve(file),
    dataDir,
    key: keyFrom(values.key),
    log: console.log,
    verify,
  });
  console.log(`Restored as it was on ${made}. Start it: DATA_DIR=${dataDir} npm start`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
