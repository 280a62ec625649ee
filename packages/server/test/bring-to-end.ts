import { setTimeout as sleep } from 'node:timers/promises';
import { look } from '@roadworthy/testkit/look.ts';
import { debitDocument } from '@roadworthy/testkit/bank-scenarios.ts';
import { bindDocument } from '@roadworthy/testkit/quote-scenarios.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { jobHandlers } from '../src/registry.ts';
import type { BindCommand } from './bind-child.ts';

/** What a killed process left of a bind: nothing, an open intent, or everything. */
export async function leftOf(backend: Backend, quoteId: string): Promise<'nothing' | 'open' | 'done'> {
  const [row] = await look<{ state: string }>(
    backend,
    'select state from process_intents where root_id = $1 order by created desc limit 1',
    [quoteId],
  );
  if (!row) return 'nothing';
  return row.state === 'begun' ? 'open' : 'done';
}

/** Waits until the database has noticed that a killed process is gone, and with it everything that it held. */
export async function untilForgotten(backend: Backend, processName: string): Promise<void> {
  const patience = performance.now() + 10_000;
  for (;;) {
    const left = await look(
      backend,
      'select from pg_stat_activity where datname = current_database() and application_name like $1',
      [`${processName} %`],
    );
    if (left.length === 0) return;
    if (performance.now() > patience) throw new Error(`${processName} still holds ${left.length} connections`);
    await sleep(10);
  }
}

/** The worker takes up the intents that a killed process left open, of these quotes. */
export async function resumeBinds(backend: Backend, quoteIds: readonly string[]): Promise<void> {
  const jobs = jobHandlers(backend.platform);
  const open = await look<{ intentId: string; organizationId: string; process: string }>(
    backend,
    `select process_intent_id as "intentId", organization_id as "organizationId", process
     from process_intents where state = 'begun' and root_id = any ($1::uuid[]) order by created`,
    [quoteIds],
  );
  for (const intent of open) await jobs['resume-intent']?.(intent);
}

/** The customer presses the button again: the same request under the same key. */
export async function askAgain(backend: Backend, command: BindCommand): Promise<string | null> {
  const { quoteId, method, key, agreed } = command;
  const variables = { id: quoteId, method, ...(agreed && { agreed }) };
  const document = agreed ? debitDocument : bindDocument;
  const answer = await backend.bearer(quoteId).ask(document, variables, { idempotencyKey: key });
  const bound = answer.data?.['bind_quote'] as { status: string; policy_id: string | null } | undefined;
  if (bound?.status !== 'bound') throw new Error(`Asked again, ${quoteId} is not bound: ${answer.body}`);
  return bound.policy_id;
}
