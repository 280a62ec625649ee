import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import { throwawayFolder } from '@roadworthy/db/launcher/throwaway-folder.ts';
import { asSuperuser } from '@roadworthy/db/template.ts';
import { waitForDatabase } from '@roadworthy/db/wait-for-database.ts';

const shipped = join(import.meta.dirname, '../../../deploy/pgbouncer');

/**
 * PgBouncer as it is shipped, before the server of a test run: `binary` is 1.21 or newer, `appUrl` an address of the
 * application's login. Answers where the application's logins reach it.
 */
export async function startPooler(
  binary: string,
  appUrl: string,
): Promise<{ readonly place: string; readonly stop: () => Promise<void> }> {
  const home = mkdtempSync(join(throwawayFolder(), 'roadworthy-pooler-'));
  const { hostname, port: serverPort } = new URL(appUrl);
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  await asSuperuser(readFileSync(join(shipped, 'login.sql'), 'utf8'));
  await asSuperuser(`alter role pgbouncer password '${password}'`);
  const settings = readFileSync(join(shipped, 'pgbouncer.ini'), 'utf8')
    .replace('host=postgres port=5432', `host=${hostname} port=${serverPort}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', join(home, 'userlist.txt'));
  // Nobody runs it as root.
  const account = process.getuid?.() === 0 ? '\nuser = nobody\n' : '';
  writeFileSync(join(home, 'pgbouncer.ini'), settings + account);
  writeFileSync(join(home, 'userlist.txt'), `"pgbouncer" "${password}"\n`);
  chmodSync(home, 0o755);
  const pooler = spawn(binary, ['-q', join(home, 'pgbouncer.ini')], { stdio: 'ignore' });
  const place = `127.0.0.1:${port}`;
  const url = Object.assign(new URL(appUrl), { host: place, pathname: '/postgres' }).href;
  await waitForDatabase({ url, timeoutMs: 10_000, log: () => undefined });
  return {
    place,
    async stop() {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
