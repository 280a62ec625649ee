import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerPlace } from './server-place.ts';

const icu = ['--locale=C', '--locale-provider=icu', '--icu-locale=und'];
const builtin = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Makes the database cluster when there is none; one that was interrupted half-way is begun anew. */
export function createCluster(place: ServerPlace, password: string, sync: boolean): void {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return;
  const result = runInitdb(place, password, sync, icu);
  if (result === undefined) return;
  const second = runInitdb(place, password, sync, builtin);
  if (second !== undefined) throw new Error(`PostgreSQL could not create its data folder.\n${result}\n${second}`);
}

function runInitdb(place: ServerPlace, password: string, sync: boolean, locale: string[]): string | undefined {
  const draft = `${place.cluster}-unfinished`;
  const passwordFile = `${place.cluster}-password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (place.account !== undefined) {
      chownSync(draft, place.account.uid, place.account.gid);
      chownSync(passwordFile, place.account.uid, place.account.gid);
    }
    const result = spawnSync(
      join(place.native, 'bin', 'initdb'),
      ['-D', draft, '-U', 'postgres', '--encoding=UTF8', `--pwfile=${passwordFile}`].concat(
        ['--data-checksums', '--auth=scram-sha-256'],
        locale,
        sync ? [] : ['--no-sync'],
      ),
      { cwd: '/', encoding: 'utf8', env: serverEnvironment(), ...place.account },
    );
    if (result.status !== 0) return result.error?.message ?? result.stderr;
    renameSync(draft, place.cluster);
    return undefined;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

/** What the server's programs see of the environment: nothing of ours but the path. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
