import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bearerOf, may, type Principal } from '@roadworthy/core/identity/principal.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { MutationInputs } from '../../generated/operations.ts';
import { enterRole } from '../tokens/scope.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import { writeAudit } from '../audit/audit.ts';
import { type Call, isRefused, type Kernel, openWork, resultOf } from '../operations/carry-out.ts';
import type { RequestContext } from '../context.ts';
import type { Tx } from '../database.ts';
import { notPermitted } from '../errors.ts';
import { failPoint } from './fail-point.ts';
import { claimKey, keepAnswer } from '../operations/idempotency.ts';
import type { MutationName } from '../operations/operation-names.ts';
import type { Intent, Look, Outcome, Process } from './process.ts';
import { inOrganization, systemRequest } from './scheduled-scan.ts';
import type { Work } from '../work.ts';

const resumeAfterSeconds = 15;

type Actor = {
  readonly principal: Principal;
  readonly requestId: string;
  readonly owner: string | null;
  readonly key: string | null;
};

type IntentRow = Intent<unknown> & {
  readonly organization_id: string;
  readonly root_table: string;
  readonly state: string;
  readonly result: unknown;
  readonly actor: Actor;
};

/** Runs a process for a caller: intent, outside, decision; the pending answer when the outside takes too long. */
export async function runProcess(kernel: Kernel, definition: Process, call: Call): Promise<string> {
  const { principal } = call.context;
  if (!may(principal, definition.permission)) throw notPermitted(definition.permission, principal);
  const begun = await begin(kernel, definition, call);
  failPoint('begin');
  if ('replay' in begun) return answerAlone(kernel, call, begun.replay);
  const reply: Reply = async (work, result) => {
    await enterRole(work.tx.client, call.role, call.claims);
    return call.answer(work.tx.client, result);
  };
  const late = sleep(kernel.platform.config.processPatienceMs, null, { ref: false });
  const answered = await Promise.race([pursue(kernel, definition, begun, reply), late]);
  return answered?.reply ?? answerAlone(kernel, call, definition.pending(begun.root_id));
}

/** The caller's selection of a result, in a transaction of its own. */
async function answerAlone(kernel: Kernel, call: Call, result: unknown): Promise<string> {
  return transaction(kernel.platform.pools.operations, async (client) => {
    await enterRole(client, call.role, call.claims);
    return call.answer(client, result);
  });
}

async function begin(kernel: Kernel, definition: Process, call: Call): Promise<IntentRow | { replay: unknown }> {
  const { context } = call;
  return transaction(kernel.platform.pools.operations, async (client) => {
    const { work, root } = await openWork(kernel, client, definition.place, call);
    const owner = bearerOf(context.principal);
    const { requestId, principal, idempotencyKey: key } = context;
    const known =
      key && owner && (await claimKey(work, { principal: owner, key, operation: definition.name, input: call.args }));
    if (known) {
      context.answerHeaders.set('idempotency-replayed', 'true');
      return known;
    }
    const process_intent_id = randomUUID();
    const request = resultOf(await definition.begin({ ...work, input: call.args as never }, process_intent_id));
    const actor: Actor = { principal, requestId, owner, key };
    return recordIntent(work, definition, {
      process_intent_id,
      root: definition.subject?.(request) ?? root ?? nowhere,
      request,
      actor,
      input: call.args,
      resumeAfterSeconds,
    });
  });
}

type Recorded = {
  readonly process_intent_id: string;
  readonly root: { readonly table: string; readonly id: string };
  readonly request: unknown;
  readonly actor: Actor;
  readonly input: Record<string, unknown>;
  /** When a job takes it up that nobody brought to its end. */
  readonly resumeAfterSeconds: number;
};

const nowhere = { table: '', id: '' };

/** Writes the intent, who means it, and the job that brings it to its end. */
async function recordIntent(work: Work, { name }: Process, recorded: Recorded): Promise<IntentRow> {
  const { process_intent_id, root, request, actor, input } = recorded;
  const intent = {
    process_intent_id,
    organization_id: work.organizationId,
    root_table: root.table,
    root_id: root.id,
    created: work.now,
  };
  const rows = { request: JSON.stringify(request), actor: JSON.stringify(actor) };
  await work.tx
    .insertInto('process_intents')
    .values({ ...intent, process: name, ...rows })
    .execute();
  await writeAudit(work.tx, {
    requestId: actor.requestId,
    operation: name,
    principal: actor.principal,
    organizationId: work.organizationId,
    root,
    outcome: 'begun',
    input,
  });
  const job = { intentId: process_intent_id, organizationId: work.organizationId, process: name };
  await work.enqueue('resume-intent', job, { startAfterSeconds: recorded.resumeAfterSeconds });
  return { ...intent, request, actor, state: 'begun', result: null };
}

/**
 * Begins a process without a caller, in the transaction of a job that works as the system: same intent, same resume,
 * same trail, and a job asks the outside as soon as that transaction commits. Answers the intent's id, why it was
 * refused, with nothing of it written, or null while one of its kind is under way on the row.
 */
export async function beginAsSystem<Name extends MutationName>(
  work: Work,
  definition: Process<Name>,
  input: MutationInputs[Name],
): Promise<string | Refused | null> {
  if (work.actor.kind !== 'system')
    throw new Error(`${definition.name} is begun by ${work.actor.kind}, not by the system`);
  if (!('root' in definition.place)) throw new Error(`${definition.name} is begun by a person alone`);
  const root = definition.place.root(input as never);
  const live = await work.tx
    .selectFrom('process_intents')
    .select('process_intent_id')
    .where('process', '=', definition.name)
    .where('root_id', '=', root.id)
    .where('state', '=', 'begun')
    .executeTakeFirst();
  if (live && definition.subject === null) return null;
  const { client } = work.tx;
  await client.query('savepoint process_begun');
  const process_intent_id = randomUUID();
  const request = await definition.begin({ ...work, input: input as never }, process_intent_id);
  if (isRefused(request)) {
    await client.query('rollback to savepoint process_begun');
    return request;
  }
  // A scan comes back to the same row: what it began is told apart by its own name.
  const requestId = `intent:${process_intent_id}`;
  const actor: Actor = { principal: work.actor, requestId, owner: null, key: null };
  await recordIntent(work, definition, {
    process_intent_id,
    root: definition.subject?.(request) ?? root,
    request,
    actor,
    input,
    resumeAfterSeconds: 0,
  });
  return process_intent_id;
}

/**
 * Brings an intent to its end: asks the outside and decides. Answers the pending result while the outcome is unknown,
 * and the stored result when another process has finished it. Safe to run twice and at the same time.
 */
export async function advance(
  kernel: Kernel,
  definition: Process,
  intentId: string,
  organizationId: string,
): Promise<unknown> {
  const intent = await inOrganization(kernel, organizationId, systemRequest(intentId), ({ tx }) =>
    readIntent(tx, intentId),
  );
  if (intent.state !== 'begun') return intent.result;
  return (await pursue(kernel, definition, intent)).result;
}

/** Answers the caller in the transaction that decided, when there still is a caller. */
type Reply = (work: Work, result: unknown) => Promise<string>;

async function pursue(
  kernel: Kernel,
  definition: Process,
  intent: IntentRow,
  reply?: Reply,
): Promise<{ readonly result: unknown; readonly reply: string | null }> {
  const { organization_id: organizationId } = intent;
  const look: Look = (step) => inOrganization(kernel, organizationId, requestOf(intent.actor), step);
  const outcome = await definition.call(intent, kernel.platform, look);
  failPoint('call');
  const ended = await inOrganization(kernel, organizationId, requestOf(intent.actor), async (work) => {
    const result = await decide(work, definition, intent, outcome);
    return { result, reply: reply ? await reply(work, result) : null };
  });
  failPoint('commit');
  return ended;
}

async function decide(work: Work, definition: Process, intent: IntentRow, outcome: Outcome<unknown>): Promise<unknown> {
  const locked = await work.tx
    .selectFrom('process_intents')
    .select(['state', 'result'])
    .where('process_intent_id', '=', intent.process_intent_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (locked.state !== 'begun') return locked.result;
  if (outcome.known) return finish(work, definition, intent, outcome.answer);
  await definition.markUnknown(work, intent);
  return definition.pending(intent.root_id);
}

async function finish(work: Work, definition: Process, intent: IntentRow, answer: unknown): Promise<unknown> {
  const done = await definition.finish(work, intent, answer);
  failPoint('finish');
  await work.tx
    .updateTable('process_intents')
    .set({ state: 'finished', result: JSON.stringify(done) })
    .where('process_intent_id', '=', intent.process_intent_id)
    .execute();
  const { key, owner, principal, requestId } = intent.actor;
  if (key !== null && owner !== null) await keepAnswer(work, { principal: owner, key }, done);
  await writeAudit(work.tx, {
    requestId,
    operation: definition.name,
    principal,
    organizationId: work.organizationId,
    root: { table: intent.root_table, id: intent.root_id },
    outcome: 'done',
    input: { intent: intent.process_intent_id },
  });
  return done;
}

/** Whether an intent still waits for the outside. */
export async function isUnfinished(kernel: Kernel, intentId: string, organizationId: string): Promise<boolean> {
  const { state } = await inOrganization(kernel, organizationId, systemRequest(intentId), ({ tx }) =>
    readIntent(tx, intentId),
  );
  return state === 'begun';
}

async function readIntent(tx: Tx, intentId: string): Promise<IntentRow> {
  const row = await tx
    .selectFrom('process_intents')
    .select([
      'process_intent_id',
      'organization_id',
      'root_table',
      'root_id',
      'request',
      'created',
      'state',
      'result',
      'actor',
    ])
    .where('process_intent_id', '=', intentId)
    .executeTakeFirstOrThrow();
  return { ...row, actor: row.actor as Actor };
}

function requestOf(actor: Actor): RequestContext {
  return {
    requestId: actor.requestId,
    principal: actor.principal,
    // What is kept is English; the caller's own answer is said in the caller's language.
    locale: 'en-US',
    idempotencyKey: actor.key,
    ip: '',
    userAgent: '',
    answerHeaders: new Map(),
  };
}
