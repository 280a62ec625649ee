import { setTimeout as sleep } from 'node:timers/promises';
import { look } from '@roadworthy/testkit/look.ts';
import { bindDocument } from '@roadworthy/testkit/quote-story.ts';
import type { World } from '@roadworthy/testkit/world.ts';
import { jobHandlers } from '../src/registry.ts';
import type { BindCommand } from './bind-child.ts';

/** What a killed process left of a bind: nothing, an open intent, or everything. */
export async function leftOf(world: World, quoteId: string): Promise<'nothing' | 'open' | 'done'> {
  const [row] = await look<{ state: string }>(
    world,
    'select state from process_intents where root_id = $1 order by created desc limit 1',
    [quoteId],
  );
  if (!row) return 'nothing';
  return row.state === 'begun' ? 'open' : 'done';
}

/** Waits until the database has noticed that a killed process is gone, and with it everything that it held. */
export async function untilForgotten(world: World, processName: string): Promise<void> {
  const patience = performance.now() + 10_000;
  for (;;) {
    const left = await look(
      world,
      'select from pg_stat_activity where datname = current_database() and application_name like $1',
      [`${processName} %`],
    );
    if (left.length === 0) return;
    if (performance.now() > patience) throw new Error(`${processName} still holds ${left.length} connections`);
    await sleep(10);
  }
}

/** The worker takes up the intents that a killed process left open, of these quotes. */
export async function resumeBinds(world: World, quoteIds: readonly string[]): Promise<void> {
  const jobs = jobHandlers(world.platform);
  const open = await look<{ intentId: string; organizationId: string; process: string }>(
    world,
    `select process_intent_id as "intentId", organization_id as "organizationId", process
     from process_intents where state = 'begun' and root_id = any ($1::uuid[]) order by created`,
    [quoteIds],
  );
  for (const intent of open) await jobs['resume-intent']?.(intent);
}

/** The customer presses the button again: the same request under the same key. */
export async function askAgain(world: World, { quoteId, method, key }: BindCommand): Promise<string | null> {
  const answer = await world.bearer(quoteId).ask(bindDocument, { id: quoteId, method }, { idempotencyKey: key });
  const bound = answer.data?.['bind_quote'] as { status: string; policy_id: string | null } | undefined;
  if (bound?.status !== 'bound') throw new Error(`Asked again, ${quoteId} is not bound: ${answer.body}`);
  return bound.policy_id;
}
