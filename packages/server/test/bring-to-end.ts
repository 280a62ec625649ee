import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { type Agreement, debitDocument } from '@roadworthy/testkit/bank-scenarios.ts';
import { callerOf } from '@roadworthy/testkit/caller.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { bindDocument } from '@roadworthy/testkit/quote-scenarios.ts';
import { jobHandlers } from '../src/registry.ts';
import type { Requested, ChildCommand } from './server-child.ts';

/** What a killed process left of something: nothing, an open intent, or everything. */
export type Left = 'nothing' | 'open' | 'done';

/** What a killed process left of a process about a row. */
export async function leftOf(backend: Backend, rootId: string): Promise<Left> {
  const [row] = await selectRows<{ state: string }>(
    backend,
    'select state from process_intents where root_id = $1 order by created desc limit 1',
    [rootId],
  );
  if (!row) return 'nothing';
  return row.state === 'begun' ? 'open' : 'done';
}

/** A pooler keeps the connections that it lent to who is dead, and ends their transactions. */
const held = process.env['TEST_POOLER'] === undefined ? '' : `and state <> 'idle'`;

/** Waits until the database has noticed that a killed process is gone, and with it everything that it held. */
export async function untilForgotten(backend: Backend, processName: string): Promise<void> {
  const patience = performance.now() + 10_000;
  if (held !== '') await sleep(100);
  for (;;) {
    const left = await selectRows(
      backend,
      `select from pg_stat_activity where datname = current_database() and application_name like $1 ${held}`,
      [`${processName} %`],
    );
    if (left.length === 0) return;
    if (performance.now() > patience) throw new Error(`${processName} still holds ${left.length} connections`);
    await sleep(10);
  }
}

/** The worker takes up the intents about these rows that a killed process left open. */
export async function resumeIntents(backend: Backend, rootIds: readonly string[]): Promise<void> {
  const jobs = jobHandlers(backend.platform);
  const open = await selectRows<{ intentId: string; organizationId: string; process: string }>(
    backend,
    `select process_intent_id as "intentId", organization_id as "organizationId", process
     from process_intents where state = 'begun' and root_id = any ($1::uuid[]) order by created`,
    [rootIds],
  );
  for (const intent of open) await jobs['resume-intent']?.(intent);
}

/** A bind: asked by the bearer of the quote's link, by card unless the owner of a bank account agreed. */
export type BindCommand = ChildCommand & { readonly asks: Requested };
export function bindCommand(
  quoteId: string,
  method: string,
  key: string = randomUUID(),
  agreed?: Agreement,
): BindCommand {
  const asks: Requested = {
    by: principalOf('token:quote', { quoteId }),
    document: agreed ? debitDocument : bindDocument,
    variables: { id: quoteId, method, ...(agreed && { agreed }) },
    key,
  };
  return { id: quoteId, asks };
}

/** Somebody presses the button again: the same request under the same key. Answers what the mutation did. */
export async function askAgain(
  { platform }: Backend,
  { by, document, variables, key }: Requested,
): Promise<{ readonly status: string; readonly policy_id?: string }> {
  const answer = await callerOf(platform, by).ask(document, variables, { idempotencyKey: key });
  const [done] = Object.values(answer.data ?? {}) as ({ status: string; policy_id?: string } | null)[];
  if (!done) throw new Error(`Asked again, it is refused: ${answer.body}`);
  return done;
}
