// A server process of its own that binds on command, line by line; races and kills are told to it by their test.
import { AsyncLocalStorage } from 'node:async_hooks';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import type { FaultPoint } from '@roadworthy/providers/payments/fault-injection.ts';
import type { Config } from '@roadworthy/server/kernel/env.ts';
import { type Agreement, debitDocument } from '@roadworthy/testkit/bank-scenarios.ts';
import { bindDocument } from '@roadworthy/testkit/quote-scenarios.ts';
import { openBackend } from '@roadworthy/testkit/backend.ts';
import { countStatements, type StatementCount, type StatementPlace } from './count-statements.ts';

export type BindChildSettings = {
  readonly config: Config;
  readonly now: string;
  /** What its connections are called in the database. */
  readonly processName: string;
  /** Whether answers name the statements that led to them. */
  readonly tellsStatements?: boolean;
};
export type BindPlace = StatementPlace | Pick<FaultPoint, 'moment' | 'operation'>;
export type BindCommand = {
  readonly quoteId: string;
  readonly method: string;
  readonly key: string;
  /** What the owner of a bank account agreed to; without it the method is a card. */
  readonly agreed?: Agreement;
  /** Where this bind stands still until its process is killed; at a statement that was just `sent` it dies at once. */
  readonly standsAt?: BindPlace;
};
export type BindLine =
  | { readonly type: 'ready' }
  /** Written before anything is done, so that a kill can be told to have fallen inside. */
  | { readonly type: 'begins'; readonly quoteId: string }
  | { readonly type: 'stands'; readonly quoteId: string }
  | {
      readonly type: 'answered';
      readonly quoteId: string;
      readonly key: string;
      readonly status: number;
      readonly replayed: boolean;
      /** The status of the bind, or the code of the refusal. */
      readonly outcome: string;
      readonly policyId: string | null;
      readonly statements: readonly string[];
    };

const { config, now, processName, tellsStatements = false } = JSON.parse(process.argv[2] ?? '{}') as BindChildSettings;
// Written at once: what was said before a kill was said.
const say = (line: BindLine) => process.stdout.write(`${JSON.stringify(line)}\n`);
type Bind = StatementCount & { readonly command: BindCommand };
const binds = new AsyncLocalStorage<Bind>();

/** Nothing of this bind goes on from here. */
function stand({ quoteId, standsAt }: BindCommand): Promise<never> {
  if (standsAt && 'when' in standsAt && standsAt.when === 'sent') process.kill(process.pid, 'SIGKILL');
  say({ type: 'stands', quoteId });
  return new Promise(() => undefined);
}

const backend = await openBackend(config, {
  now,
  processName,
  async paymentFaults({ moment, operation }) {
    const command = binds.getStore()?.command;
    const at = command?.standsAt;
    if (command && at && 'moment' in at && at.moment === moment && at.operation === operation) await stand(command);
  },
});
countStatements(binds);

async function bind(command: BindCommand): Promise<void> {
  const { standsAt } = command;
  const place = standsAt && 'statement' in standsAt ? standsAt : null;
  const count: Bind = { command, seen: [], place, reach: () => stand(command) };
  await binds.run(count, () => bindWithin(count));
}

async function bindWithin({ command: { quoteId, method, key, agreed }, seen }: Bind): Promise<void> {
  say({ type: 'begins', quoteId });
  const answer = await backend
    .bearer(quoteId)
    .ask(
      agreed ? debitDocument : bindDocument,
      { id: quoteId, method, ...(agreed && { agreed }) },
      { idempotencyKey: key },
    );
  const bound = answer.data?.['bind_quote'] as { status: string; policy_id: string | null } | undefined;
  say({
    ...{ type: 'answered', quoteId, key, status: answer.status },
    replayed: answer.headers.get('idempotency-replayed') === 'true',
    outcome: bound?.status ?? answer.errors[0]?.extensions.code ?? 'nothing',
    policyId: bound?.policy_id ?? null,
    statements: tellsStatements ? seen : [],
  });
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => void bind(JSON.parse(line) as BindCommand));
lines.on('close', () => void backend.close());
// Dozens of these start, and most are killed: the others shall read the code of the first one.
flushCompileCache();
say({ type: 'ready' });
