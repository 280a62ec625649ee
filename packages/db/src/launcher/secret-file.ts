import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the generated password `name` of this data folder is kept (mode 0600). */
export function secretFile(dataDir: string, name: string): string {
  return join(dataDir, 'secrets', name);
}

/** The generated password `name` of this data folder: made at the first call, the same ever after. */
export function keepSecret(dataDir: string, name: string): string {
  const file = secretFile(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}
