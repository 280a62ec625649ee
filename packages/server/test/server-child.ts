// A server process of its own that does what it is told, line by line; races and kills are told to it by their test.
import { AsyncLocalStorage } from 'node:async_hooks';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import type { Principal } from '@roadworthy/core/identity/principal.ts';
import type { FaultPoint } from '@roadworthy/providers/payments/fault-injection.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import { openBackend } from '@roadworthy/testkit/backend.ts';
import { callerOf } from '@roadworthy/testkit/caller.ts';
import { countStatements, type StatementCount, type StatementPlace } from './count-statements.ts';
import { type Duty, lookAfter, type Posting, type Round } from './look-after.ts';

export type ServerChildSettings = {
  readonly config: Config;
  readonly now: string;
  /** What its connections are called in the database. */
  readonly processName: string;
  /** Whether answers name the statements that led to them. */
  readonly tellsStatements?: boolean;
};
/** A request to the data API: a mutation of one field, asked by somebody under a key. */
export type Requested = {
  readonly by: Principal;
  readonly document: string;
  readonly variables: Record<string, unknown>;
  readonly key: string;
};
export type ChildPlace = StatementPlace | Pick<FaultPoint, 'moment' | 'operation'>;
export type ChildCommand = {
  /** Names the command in what is said of it: the row that it is about. */
  readonly id: string;
  /** Where it stands still until its process is killed; at a statement that was just `sent` the process dies at once. */
  readonly standsAt?: ChildPlace;
} & ({ readonly asks: Requested } | { readonly duty: Duty | Posting | Round });
export type ChildLine =
  | { readonly type: 'ready' }
  /** Written before anything is done, so that a kill can be told to have fallen inside. */
  | { readonly type: 'begins'; readonly id: string }
  | { readonly type: 'stands'; readonly id: string }
  | {
      readonly type: 'answered';
      readonly id: string;
      readonly status: number;
      readonly replayed: boolean;
      /** The status that the mutation answers, or the code of the refusal. */
      readonly outcome: string;
      readonly policyId: string | null;
      readonly statements: readonly string[];
    };
type Answered = Extract<ChildLine, { type: 'answered' }>;

const {
  config,
  now,
  processName,
  tellsStatements: showsStatements = false,
} = JSON.parse(process.argv[2] ?? '{}') as ServerChildSettings;
// Written at once: what was said before a kill was said.
const print = (line: ChildLine) => process.stdout.write(`${JSON.stringify(line)}\n`);
type Doing = StatementCount & { readonly command: ChildCommand };
const doings = new AsyncLocalStorage<Doing>();

/** Nothing of this command goes on from here. */
function stand({ id, standsAt }: ChildCommand): Promise<never> {
  if (standsAt && 'when' in standsAt && standsAt.when === 'sent') process.kill(process.pid, 'SIGKILL');
  print({ type: 'stands', id });
  return new Promise(() => undefined);
}

const backend = await openBackend(config, {
  now,
  processName,
  async paymentFaults({ moment, operation }) {
    const command = doings.getStore()?.command;
    const at = command?.standsAt;
    if (command && at && 'moment' in at && at.moment === moment && at.operation === operation) await stand(command);
  },
});
countStatements(doings);

type Outcome = Pick<Answered, 'status' | 'replayed' | 'outcome' | 'policyId'>;

async function ask({ by, document, variables, key }: Requested): Promise<Outcome> {
  const answer = await callerOf(backend.platform, by).ask(document, variables, { idempotencyKey: key });
  const [done] = Object.values(answer.data ?? {}) as ({ status?: string; policy_id?: string | null } | null)[];
  return {
    status: answer.status,
    replayed: answer.headers.get('idempotency-replayed') === 'true',
    outcome: done?.status ?? answer.errors[0]?.extensions.code ?? (done ? 'done' : 'nothing'),
    policyId: done?.policy_id ?? null,
  };
}

async function carryOut(command: ChildCommand): Promise<void> {
  const { id, standsAt } = command;
  const place = standsAt && 'statement' in standsAt ? standsAt : null;
  const doing: Doing = { command, seen: [], place, reach: () => stand(command) };
  await doings.run(doing, async () => {
    print({ type: 'begins', id });
    const outcome =
      'asks' in command
        ? await ask(command.asks)
        : { status: 200, replayed: false, outcome: await lookAfter(backend, command.duty), policyId: null };
    print({ type: 'answered', id, ...outcome, statements: showsStatements ? doing.seen : [] });
  });
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => void carryOut(JSON.parse(line) as ChildCommand));
lines.on('close', () => void backend.close());
// Dozens of these start, and most are killed: the others shall read the code of the first one.
flushCompileCache();
print({ type: 'ready' });
