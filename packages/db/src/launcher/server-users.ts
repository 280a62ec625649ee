import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, processMark } from './process-mark.ts';

/** Notes that this process uses the server; the returned function takes the note back and says whether it was the last. */
export function noteServerUser(dataDir: string): () => boolean {
  const folder = join(dataDir, 'postgres-users');
  mkdirSync(folder, { recursive: true });
  const own = join(folder, randomUUID());
  writeFileSync(own, processMark(process.pid) ?? '');
  return () => {
    rmSync(own, { force: true });
    return !someoneElseLives(folder);
  };
}

function someoneElseLives(folder: string): boolean {
  let living = false;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (isAlive(readFileSync(file, 'utf8'))) living = true;
    else rmSync(file, { force: true });
  }
  return living;
}
