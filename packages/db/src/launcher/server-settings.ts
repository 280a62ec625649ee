import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ServerPlace } from './server-place.ts';

const common = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  password_encryption: 'scram-sha-256',
  log_line_prefix: '%m [%p] %q%u@%d %a ',
  log_checkpoints: 'off',
};

const durable = {
  shared_buffers: '256MB',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '1GB',
  log_min_duration_statement: '2s',
};

// A server for tests may lose everything at a power cut: it is removed at its end anyway.
const throwaway = {
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
};

/** The command line settings of the server, for a small machine. */
export function serverSettings(place: ServerPlace, kind: 'durable' | 'throwaway'): string[] {
  const settings = { ...common, ...(kind === 'durable' ? durable : throwaway), ...copyMethod(place) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

// Clone shares blocks where the file system can; a build without it knows only `copy`.
function copyMethod(place: ServerPlace): Record<string, string> {
  const probe = spawnSync(
    join(place.native, 'bin', 'postgres'),
    ['-D', place.cluster, '-C', 'file_copy_method', '-c', 'file_copy_method=clone'],
    { cwd: '/', encoding: 'utf8', ...place.account },
  );
  return probe.status === 0 ? { file_copy_method: 'clone' } : {};
}
