import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runningPostmaster, shutDown } from './postmaster.ts';
import { isAlive, processMark } from './process-mark.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';
import { throwawayFolder, throwawayFolders } from './throwaway-folder.ts';
import { watchOwner } from './watch-owner.ts';

const prefix = 'roadworthy-throwaway-';

/** A server for tests: fast, without durability, its data in a temporary folder; both go at `stop`, or with this process. */
export async function startThrowawayPostgres(
  log: (line: string) => void,
  parent = throwawayFolder(),
): Promise<RunningPostgres & { readonly dataDir: string; readonly watch: number | undefined }> {
  await removeAbandoned();
  const dataDir = mkdtempSync(join(parent, prefix));
  // The server's account has to pass through to its own folder below; the secrets keep their own mode.
  chmodSync(dataDir, 0o711);
  writeFileSync(join(dataDir, 'owner'), processMark(process.pid) ?? '');
  const server = await startPostgres({ dataDir, log, kind: 'throwaway' });
  const cluster = clusterOf(dataDir);
  const watch = watchOwner(server.pid, cluster, [dirname(cluster), dataDir]);
  const stop = async () => {
    await server.stop();
    watch.end();
    removeFolder(dataDir);
  };
  return { ...server, dataDir, watch: watch.pid, stop };
}

/** Stops and removes the throw-away servers whose process was killed together with its watch. */
async function removeAbandoned(): Promise<void> {
  const folders = throwawayFolders().flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
  for (const folder of folders.filter((path) => basename(path).startsWith(prefix))) {
    const owner = join(folder, 'owner');
    try {
      if (statSync(folder).uid !== process.getuid?.()) continue;
      if (!existsSync(owner) || isAlive(readFileSync(owner, 'utf8'))) continue;
      const running = runningPostmaster(clusterOf(folder));
      if (running !== undefined) await shutDown(running.pid);
      removeFolder(folder);
    } catch {
      // Another run removes it at this moment.
    }
  }
}

function clusterOf(dataDir: string): string {
  const pointer = join(dataDir, 'postgres-place');
  return join(existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir, 'postgres');
}

function removeFolder(dataDir: string): void {
  rmSync(dirname(clusterOf(dataDir)), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
