import { bearerOf, may } from '@roadworthy/core/identity/principal.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { enterRole } from '../tokens/scope.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import type pg from 'pg';
import { writeAudit } from '../audit/audit.ts';
import type { RequestContext } from '../context.ts';
import { transactionOf } from '../database.ts';
import { fromRefusal, notPermitted } from '../errors.ts';
import type { EventHandlers } from '../events.ts';
import { claimKey, keepAnswer } from './idempotency.ts';
import type { ComputedRead, Mutation, OutsideRead } from '../operation.ts';
import type { Place } from '../network/place.ts';
import type { Platform } from '../platform.ts';
import { type Caller, enterOrganization, organizationOfRoot, type Root, targetOrganization } from './root-row.ts';
import { workOn } from '../open-work.ts';
import type { Work } from '../work.ts';

/** One call of an operation, as the data API hands it over. */
export type Call = Caller & {
  readonly args: Record<string, unknown>;
  readonly context: RequestContext;
  /** An answer without rows needs no client. */
  answer(client: pg.ClientBase | null, value: unknown): Promise<string>;
};

export type Kernel = { readonly platform: Platform; readonly handlers: EventHandlers };

type Opened = { readonly work: Work; readonly root: Root | null; readonly hasTarget: boolean };

/** Opens the organization of the operation's root row, read under the caller's role, and works there as operator. */
export async function openWork(
  { platform, handlers }: Kernel,
  client: pg.ClientBase,
  place: Place<never>,
  call: Call,
): Promise<Opened> {
  const input = call.args as never;
  const root = 'root' in place ? place.root(input) : null;
  const organizationId =
    'root' in place
      ? await organizationOfRoot(client, call, place.root(input))
      : await place.organization(input, { client, platform, request: call.context, claims: call.claims });
  const target =
    'root' in place && place.target
      ? { organizationId: await targetOrganization(client, call, place.target(input)), claims: call.claims }
      : null;
  await enterOrganization(client, call.claims, organizationId);
  const tx = transactionOf(client);
  const work = workOn({ platform, handlers, tx, organizationId, request: call.context, target });
  return { work, root, hasTarget: target !== null && target.organizationId !== organizationId };
}

/** Whether a run or a change answered with a refusal. */
export function isRefused(result: unknown): result is Refused {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
}

/** The result of a run, or the caller's error when the run was refused. */
export function resultOf<Result>(outcome: Result | Refused): Result {
  if (isRefused(outcome)) throw fromRefusal(outcome.refusal);
  return outcome;
}

/** Carries out a write in one transaction and answers the caller's selection of its result under the caller's role. */
export async function carryOut(kernel: Kernel, definition: Mutation, call: Call): Promise<string> {
  const { principal, idempotencyKey } = call.context;
  if (!may(principal, definition.permission)) throw notPermitted([definition.permission].flat().join(', '), principal);
  return transaction(kernel.platform.pools.operations, async (client) => {
    const { work, root, hasTarget } = await openWork(kernel, client, definition.place, call);
    const owner = bearerOf(principal);
    const scope =
      idempotencyKey === null || owner === null
        ? null
        : { principal: owner, key: idempotencyKey, operation: definition.name, input: call.args };
    const known = scope && (await claimKey(work, scope));
    const result = known ? known.replay : resultOf(await definition.run({ ...work, input: call.args as never }));
    if (known) {
      call.context.answerHeaders.set('idempotency-replayed', 'true');
    } else {
      const done = { operation: definition.name, principal, root, outcome: 'done', input: call.args };
      const trail = ({ tx, organizationId, request: { requestId } }: Work) =>
        writeAudit(tx, { ...done, requestId, organizationId });
      await trail(work);
      if (hasTarget) await work.inTarget(trail);
      if (scope) await keepAnswer(work, scope, result);
    }
    await enterRole(client, call.role, call.claims);
    return call.answer(client, result);
  });
}

/** Computes a read inside the organization of its root row, and answers the caller's selection of it. */
export async function compute(kernel: Kernel, definition: ComputedRead, call: Call): Promise<string> {
  const { permission } = definition;
  if (permission !== 'whoever_sees_it' && !may(call.context.principal, permission)) {
    throw notPermitted([permission].flat().join(', '));
  }
  return transaction(kernel.platform.pools.operations, async (client) => {
    const { work } = await openWork(kernel, client, definition.place, call);
    const result = resultOf(await definition.run({ ...work, input: call.args as never }));
    await enterRole(client, call.role, call.claims);
    return call.answer(client, result);
  });
}

/** Asks the outside, and answers the caller's selection of what it said. */
export async function askOutside({ platform }: Kernel, definition: OutsideRead, call: Call): Promise<string> {
  const { permission, run } = definition;
  const { context: request } = call;
  if (!may(request.principal, permission)) throw notPermitted([permission].flat().join(', '));
  return call.answer(null, resultOf(await run({ platform, request, input: call.args as never })));
}
