import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedBinaries } from '@roadworthy/db/launcher/postgres-binaries.ts';
import { serverPlace } from '@roadworthy/db/launcher/server-place.ts';
import { type RunningPostgres, startPostgres } from '@roadworthy/db/launcher/start-postgres.ts';
import { throwawayFolder } from '@roadworthy/db/launcher/throwaway-folder.ts';
import pg from 'pg';

export type WithStandby = {
  readonly primary: RunningPostgres & { readonly dataDir: string };
  readonly standby: RunningPostgres;
  /** Asks the primary as its superuser. */
  askPrimary(text: string): Promise<unknown[]>;
  /** Asks the standby as its superuser. */
  askStandby(text: string, database?: string): Promise<unknown[]>;
  close(): Promise<void>;
};

async function ask(url: string, texts: readonly string[], between: () => void = () => undefined): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const [index, text] of texts.entries()) {
      ({ rows } = await client.query<Record<string, unknown>>(text));
      if (index === 0) between();
    }
    return rows;
  } finally {
    await client.end();
  }
}

/** A durable server, what `fill` puts into it, and a hot standby that streams its log: made by a copy while it runs. */
export async function startWithStandby(
  fill: (server: { readonly url: string; readonly dataDir: string }) => Promise<void>,
): Promise<WithStandby> {
  const home = mkdtempSync(join(throwawayFolder(), 'roadworthy-standby-'));
  // The account that runs the servers has to enter it.
  chmodSync(home, 0o755);
  const openRoots = [join(home, 'open')];
  const start = (name: string) => startPostgres({ dataDir: join(home, name), log: () => undefined, openRoots });
  const primary = await start('primary');
  await fill({ url: primary.url, dataDir: join(home, 'primary') });
  mkdirSync(join(home, 'standby'));
  const from = serverPlace(join(home, 'primary'), installedBinaries(), openRoots);
  const to = serverPlace(join(home, 'standby'), installedBinaries(), openRoots);
  cpSync(join(home, 'primary', 'secrets'), join(home, 'standby', 'secrets'), { recursive: true });
  const begin = `select pg_create_physical_replication_slot('standby', true), pg_backup_start('standby', true)`;
  const [ended] = await ask(primary.url, [begin, 'select labelfile from pg_backup_stop(false)'], () => {
    // Files go while they are copied, which a server that runs is allowed to do.
    spawnSync('cp', ['-a', from.cluster, to.cluster]);
  });
  for (const file of ['postmaster.pid', 'postmaster.opts', 'pg_replslot/standby']) {
    rmSync(join(to.cluster, file), { recursive: true, force: true });
  }
  const { hostname, port, password } = new URL(primary.url);
  const primaryInfo = `host=${hostname} port=${port} user=postgres password=${decodeURIComponent(password)}`;
  const files = {
    backup_label: (ended as { readonly labelfile: string }).labelfile,
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = '${primaryInfo}'\nprimary_slot_name = 'standby'\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(to.cluster, name), text);
    if (to.account !== undefined) chownSync(join(to.cluster, name), to.account.uid, to.account.gid);
  }
  const standby = await start('standby');
  return {
    primary: { ...primary, dataDir: join(home, 'primary') },
    standby,
    askPrimary: (text) => ask(primary.url, [text]),
    askStandby: (text, database = 'postgres') => ask(standby.url.replace(/postgres$/, database), [text]),
    async close() {
      await standby.stop();
      await primary.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
