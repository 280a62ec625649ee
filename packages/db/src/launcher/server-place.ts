import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBinaries, linkLibraries } from './postgres-binaries.ts';
import { canUse, serverAccount, type ServerAccount } from './server-account.ts';

/** Where the server's files lie and who runs it. */
export type ServerPlace = {
  readonly native: string;
  readonly cluster: string;
  readonly account: ServerAccount | undefined;
};

const openPlaces = ['/var/lib/roadworthy', '/var/tmp/roadworthy'];

/**
 * Decides where binaries and data lie. They stay in the checkout and its data folder unless another account has to run
 * the server and cannot enter these; the place chosen then is remembered in `postgres-place` of the data folder.
 */
export function serverPlace(dataDir: string, native: string, openRoots: readonly string[] = openPlaces): ServerPlace {
  linkLibraries(native);
  const pointer = join(dataDir, 'postgres-place');
  if (existsSync(pointer)) {
    const home = readFileSync(pointer, 'utf8').trim();
    if (!existsSync(home)) {
      throw new Error(
        `${pointer} says that the database lies in ${home}, which is gone. Put it back, or remove ${pointer} to begin ` +
          'with an empty database.',
      );
    }
    return placeIn(home, native, openRoots);
  }
  const near = join(dataDir, 'postgres');
  const account = serverAccount(near);
  if (account === undefined || canUse(account, dataDir)) return placeIn(dataDir, native, openRoots);
  if (existsSync(near)) {
    throw new Error(
      `The database in ${near} cannot be reached by the account that runs it (uid ${account.uid}): a folder above it ` +
        'is closed to other accounts. Open it (chmod o+x) and start again.',
    );
  }
  const home = join(openRoot(account, openRoots), `data-${randomUUID()}`);
  mkdirOpen(home);
  writeFileSync(pointer, home);
  return placeIn(home, native, openRoots);
}

function placeIn(home: string, native: string, openRoots: readonly string[]): ServerPlace {
  const cluster = join(home, 'postgres');
  const account = serverAccount(cluster);
  const runs = account === undefined || canUse(account, join(native, 'bin', 'postgres'));
  return { account, cluster, native: runs ? native : copyBinaries(native, openRoot(account, openRoots)) };
}

function openRoot(account: ServerAccount, candidates: readonly string[]): string {
  for (const root of candidates) {
    try {
      if (!existsSync(root)) mkdirOpen(root);
    } catch {
      continue;
    }
    // A folder that another account made could hold its binaries, which would run with our data.
    if (statSync(root).uid === process.getuid?.() && canUse(account, root)) return root;
  }
  throw new Error(
    `PostgreSQL needs a folder that uid ${account.uid} can enter; tried ${candidates.join(', ')}. ` +
      'Start Roadworthy as an ordinary user, move the checkout, or set DATABASE_URL.',
  );
}

function mkdirOpen(folder: string): void {
  mkdirSync(folder, { recursive: true });
  // The mode given to mkdir is cut by the umask.
  chmodSync(folder, 0o755);
}
