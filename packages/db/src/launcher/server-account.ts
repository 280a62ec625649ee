import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The account that PostgreSQL runs under. Undefined: the account of this process. */
export type ServerAccount = { readonly uid: number; readonly gid: number };

/**
 * PostgreSQL refuses to run as root: then an existing cluster's owner, else `postgres`, else `nobody` runs it.
 * Throws when this process may not use the cluster.
 */
export function serverAccount(cluster: string): ServerAccount | undefined {
  const own = process.getuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (own !== 0) {
    if (owner !== undefined && own !== undefined && owner.uid !== own) {
      throw new Error(
        `The database in ${cluster} belongs to another account (uid ${owner.uid}). Start Roadworthy as that account, ` +
          'or set DATABASE_URL to another server.',
      );
    }
    return undefined;
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = accountNamed('postgres') ?? accountNamed('nobody');
  if (found === undefined) {
    throw new Error('PostgreSQL does not run as root, and neither an account "postgres" nor "nobody" exists.');
  }
  return found;
}

/** Whether the account may enter a folder, or run a file. */
export function canUse(account: ServerAccount | undefined, path: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { cwd: '/', ...account });
  return probe.status === 0;
}

function accountNamed(name: string): ServerAccount | undefined {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }).trim());
    const account = { uid: ask('-u'), gid: ask('-g') };
    return account.uid > 0 && account.gid > 0 ? account : undefined;
  } catch {
    return undefined;
  }
}
