import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import { throwawayFolder } from '@roadworthy/db/launcher/throwaway-folder.ts';

const shipped = join(import.meta.dirname, '../../../deploy/pgbouncer/pgbouncer.ini');

/**
 * PgBouncer as it is shipped, before the server of a test run: `binary` is 1.21 or newer, `serverUrl` the superuser's
 * address. Answers where the application's logins reach it.
 */
export async function startPooler(
  binary: string,
  serverUrl: string,
): Promise<{ readonly place: string; readonly stop: () => Promise<void> }> {
  const home = mkdtempSync(join(throwawayFolder(), 'roadworthy-pooler-'));
  const server = new URL(serverUrl);
  const port = await freePort();
  const settings = readFileSync(shipped, 'utf8')
    .replace('host=postgres port=5432', `host=${server.hostname} port=${server.port}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_user = pgbouncer', `auth_user = ${server.username}`)
    .replace('/etc/pgbouncer/userlist.txt', join(home, 'userlist.txt'));
  // Nobody runs it as root.
  const account = process.getuid?.() === 0 ? '\nuser = nobody\n' : '';
  writeFileSync(join(home, 'pgbouncer.ini'), settings + account);
  writeFileSync(join(home, 'userlist.txt'), `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  chmodSync(home, 0o755);
  const pooler = spawn(binary, ['-q', join(home, 'pgbouncer.ini')], { stdio: 'ignore' });
  await untilAnswered(port, () => pooler.exitCode !== null);
  return {
    place: `127.0.0.1:${port}`,
    async stop() {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function untilAnswered(port: number, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 100 && !hasEnded(); attempt += 1) {
    const socket = createConnection({ host: '127.0.0.1', port });
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await sleep(100);
  }
  throw new Error('The pooler does not answer.');
}
