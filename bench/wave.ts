import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { transaction } from '@roadworthy/db/pool.ts';
import { randomFrom } from '@roadworthy/testkit/random-from.ts';
import { type Backend, createBackend } from '@roadworthy/testkit/backend.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { workerEnvironment } from '../apps/host/src/child-environment.ts';
import { dueToCharge } from './charges.ts';
import { copyPolicies } from './copy-policies.ts';
import { addTenants } from './open-book.ts';

const workers = 2;
/** Policies that are sold for real; the others are copies of theirs. */
const sold = 20;
const morning = '2026-07-15T14:00:00Z';
/** A worker starts in some seconds, and what a killed one left is taken up within a minute. */
const mostIdleMs = 180_000;
const script = join(import.meta.dirname, '..', 'apps', 'host', 'src', 'worker.ts');

type Worker = { process: ChildProcess };

/** A worker as production runs it, at the hour of the wave. */
function startWorker({ config }: Backend): ChildProcess {
  return fork(script, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...workerEnvironment(config),
      SECRET: config.secret ?? '',
      DEMO_CLOCK: morning,
      LOG_LEVEL: 'error',
    },
  });
}

function memoryOf({ process: { pid } }: Worker): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

type Counted = { readonly settled: number; readonly twice: number };
const countOf = (backend: Backend): Promise<Counted> =>
  selectOne<Counted>(
    backend,
    `select coalesce(sum(n), 0)::int as settled, (count(*) filter (where n > 1))::int as twice from
       (select count(*) as n from payments where status = 'settled' and begun_by = 'schedule' group by policy_id) each`,
  );

/** Kills one of the workers every so often, as a machine does, and starts it again. */
async function disturb(backend: Backend, running: Worker[], seed: number, isOver: () => boolean): Promise<number> {
  const random = randomFrom(seed);
  let kills = 0;
  while (!isOver()) {
    await sleep(10_000 + random() * 20_000);
    const victim = running[Math.floor(random() * running.length)];
    if (isOver() || !victim) return kills;
    victim.process.kill('SIGKILL');
    await once(victim.process, 'exit');
    victim.process = startWorker(backend);
    kills += 1;
  }
  return kills;
}

export type Wave = { readonly policies: number; readonly seed: number; readonly print: (line: string) => void };

/** A morning on which an instalment of every policy is due: charged by two workers, of which one is killed now and then. */
export async function benchWave({ policies, seed, print }: Wave): Promise<void> {
  const backend = await createBackend('bench wave');
  const running: Worker[] = [];
  try {
    await addTenants(backend.owner, 1);
    const due = await dueToCharge(backend, sold);
    const copies = Math.max(0, Math.round(policies / sold) - 1);
    const database = new URL(backend.config.databaseUrlDirect ?? '').pathname.slice(1);
    const copiedAt = performance.now();
    await copyPolicies(
      database,
      due.map(({ policyId }) => policyId),
      copies,
    );
    const all = sold * (copies + 1);
    print(`  ${all} policies, ${((performance.now() - copiedAt) / 1000).toFixed(0)} s to copy them; seed ${seed}`);
    for (let each = 0; each < workers; each += 1) running.push({ process: startWorker(backend) });
    const { pools, jobs } = backend.platform;
    await transaction(pools.operations, async (client) => {
      await client.query('set local role operator');
      await jobs.enqueue(client, 'collect-invoices', {});
    });
    let isOver = false;
    const disturbed = disturb(backend, running, seed, () => isOver);
    const memory: number[] = [];
    let [begunAt, before, last, lastAt] = [0, 0, 0, performance.now()];
    for (let printed = 0; ;) {
      await sleep(1_000);
      const { settled } = await countOf(backend);
      memory.push(Math.max(...running.map(memoryOf)));
      // What the first workers take to start says nothing.
      if (settled > 0 && begunAt === 0) [begunAt, before] = [performance.now(), settled];
      if (settled - printed >= all / 10) {
        printed = settled;
        print(
          `  ${settled} charged, ${((settled - before) / ((performance.now() - begunAt) / 1000)).toFixed(1)} /s, ${memory.at(-1)?.toFixed(0)} MiB`,
        );
      }
      if (settled >= all) break;
      if (settled > last) [last, lastAt] = [settled, performance.now()];
      else if (performance.now() - lastAt > mostIdleMs)
        throw new Error(`nothing was charged any more after ${settled}`);
    }
    const seconds = (performance.now() - begunAt) / 1000;
    isOver = true;
    for (const { process: one } of running) one.kill('SIGTERM');
    const kills = await disturbed;
    const { twice } = await countOf(backend);
    const tenth = memory.slice(0, Math.ceil(memory.length / 10));
    print(
      `a wave of ${all} charges, ${workers} workers: ${((all - before) / seconds).toFixed(1)} /s; ${kills} kills, ${twice} charged twice; ` +
        `a worker has ${Math.max(...tenth).toFixed(0)} MiB at most in the first tenth, ${Math.max(...memory).toFixed(0)} in all of it`,
    );
    if (twice > 0) process.exitCode = 1;
  } finally {
    for (const { process: one } of running) one.kill('SIGKILL');
    await backend.close();
  }
}
