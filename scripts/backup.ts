// Writes the installation of DATA_DIR into one sealed file while it runs: `npm run backup -- <file>`.
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { newKey, type Seal } from '@roadworthy/db/backup/sealed-archive.ts';
import { writeBackup } from '@roadworthy/db/backup/write-backup.ts';

const usage = `npm run backup -- <file> --recipient age1…    sealed for who holds that key
npm run backup -- <file>                      sealed by the passphrase in BACKUP_PASSPHRASE
npm run backup -- --new-key <key file>        makes a key, and says its recipient`;

const leastPassphrase = 12;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

function sealFrom(recipient: string | undefined): Seal {
  if (recipient !== undefined) return { recipient };
  const passphrase = process.env['BACKUP_PASSPHRASE'] ?? '';
  if (passphrase.length >= leastPassphrase) return { passphrase };
  return fail(`Name a --recipient, or set BACKUP_PASSPHRASE to ${leastPassphrase} characters or more.`);
}

const { values, positionals } = parseArgs({
  options: { recipient: { type: 'string' }, 'new-key': { type: 'string' } },
  allowPositionals: true,
});
const { recipient, 'new-key': keyFile } = values;
if (keyFile !== undefined) {
  if (existsSync(keyFile)) fail(`${keyFile} is there already.`);
  const made = await newKey();
  writeFileSync(keyFile, `${made.identity}\n`, { mode: 0o600 });
  console.log(`The key is in ${keyFile}; keep it elsewhere than the backups.`);
  console.log(`--recipient ${made.recipient}`);
} else {
  const [file] = positionals;
  if (file === undefined) fail('Say where the backup goes.');
  if (process.env['DATABASE_URL']) {
    fail('DATABASE_URL names a server of its own: back it up by its tools (docs/operations.md), and copy DATA_DIR.');
  }
  const path = resolve(file);
  if (existsSync(path)) fail(`${path} is there already.`);
  const dataDir = resolve(process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', '.data'));
  try {
    await writeBackup({ dataDir, path, seal: sealFrom(recipient), log: console.log });
    console.log(`Written to ${path}.`);
    if (process.env['SECRET']) console.log('SECRET comes from the environment and is not in it: keep that too.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
