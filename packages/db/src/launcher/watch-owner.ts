import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

// Ends with its input, which is a pipe from the owner: the system closes it however the owner goes.
const script = `trap '' INT TERM HUP
cat > /dev/null
pid=$1 cluster=$2
shift 2
isServer() {
  if [ -r "/proc/$pid/cmdline" ]; then tr '\\0' ' ' < "/proc/$pid/cmdline"; else ps -o args= -p "$pid"; fi | grep -qF -- "$cluster"
}
isServer && kill -INT "$pid"
for tenth in $(seq 300); do isServer || break; sleep 0.1; done
isServer && kill -QUIT "$pid"
rm -rf -- "$@"
`;

export type OwnerWatch = { readonly pid: number | undefined; end(): void };

/** Shuts the server on the cluster down and removes the folders as soon as this process is gone, even when it was killed. */
export function watchOwner(server: number, cluster: string, folders: readonly string[]): OwnerWatch {
  const watch = spawn('/bin/sh', ['-c', script, 'roadworthy-watch', String(server), cluster, ...folders], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Neither it nor its pipe keeps us alive, and its end is no error of ours.
  watch.on('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  watch.unref();
  (watch.stdin as Socket).unref();
  return { pid: watch.pid, end: () => void watch.kill('SIGKILL') };
}
