import {
  decideAskGlobalRole,
  decideGlobalRole,
  decideTakeGlobalRole,
  roleRequestDays,
} from '@roadworthy/core/identity/global-role.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { operation } from '../kernel/operation.ts';
import { storedNameOf, personOf } from '../kernel/operations/person-of.ts';
import { organizationOfPerson } from './organization-of-person.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The roles that somebody holds. Two who decide about one person at once meet at their row. */
async function rolesOf(tx: Tx, userId: string): Promise<readonly string[]> {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  const rows = await tx.selectFrom('user_global_roles').select('role').where('user_id', '=', userId).execute();
  return rows.map(({ role }) => role);
}

/** Asks for a role of the whole platform for somebody, which another administrator then gives or refuses. */
export const askGlobalRole = operation({
  name: 'ask_global_role',
  permission: 'global_role:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { email: 'nobody@example.com', role: 'global:read_only', reason: 'Joins the service desk.' },
  badInput: [
    {
      input: { email: 'nobody@example.com', role: 'global:user', reason: 'Joins.' },
      code: 'role_unknown',
      field: 'role',
    },
    {
      input: { email: 'nobody@example.com', role: 'global:read_only', reason: 'Joins.' },
      code: 'person_unknown',
      field: 'email',
    },
  ],
  async run({ input, actor, tx, organizationId, now, publish }) {
    const asker = personOf(actor);
    const found = await tx
      .selectFrom('users')
      .select('user_id')
      .where(sql<boolean>`email = ${input.email.trim().toLowerCase()}`)
      .where('archived', 'is', null)
      .executeTakeFirst();
    const waiting =
      found &&
      (await tx
        .selectFrom('global_role_requests')
        .select('expires')
        .where('user_id', '=', found.user_id)
        .where(sql<boolean>`role = ${input.role}`)
        .where('status', '=', 'open')
        .executeTakeFirst());
    const decision = decideAskGlobalRole(
      input,
      { userId: asker },
      {
        person: found ? { userId: found.user_id, held: await rolesOf(tx, found.user_id) } : null,
        isWaiting: waiting !== undefined,
      },
    );
    if (!decision.ok) return decision;
    const { userId, role, reason } = decision.event;
    const request = await tx
      .insertInto('global_role_requests')
      .values({
        organization_id: organizationId,
        user_id: userId,
        user_name: storedNameOf(userId),
        role,
        reason,
        requested_by: asker,
        requested_by_name: storedNameOf(asker),
        expires: new Date(now.getTime() + roleRequestDays * dayMs),
      })
      .returning('global_role_request_id')
      .executeTakeFirstOrThrow();
    const givers = await tx
      .selectFrom('user_global_roles')
      .innerJoin('users', 'users.user_id', 'user_global_roles.user_id')
      .select('users.user_id')
      .where('role', '=', 'global:admin')
      .where('users.archived', 'is', null)
      .where('users.user_id', 'not in', [asker, userId])
      .orderBy('users.user_id')
      .limit(20)
      .execute();
    await publish({
      type: 'global_role_asked',
      globalRoleRequestId: request.global_role_request_id,
      recipients: givers.map(({ user_id }) => user_id),
    });
    return request;
  },
});

/** Gives what was asked for, or refuses it; who asked may take it back that way. */
export const decideGlobalRoleRequest = operation({
  name: 'decide_global_role',
  permission: 'global_role:write',
  root: 'global_role_request_id',
  example: { approved: false },
  async run({ input, actor, tx, now }) {
    const { global_role_request_id, approved } = input;
    const decider = personOf(actor);
    const request = await tx
      .selectFrom('global_role_requests as request')
      .innerJoin('users', 'users.user_id', 'request.user_id')
      .select(['request.status', 'request.user_id', 'request.role', 'request.requested_by', 'request.expires'])
      .select('users.archived')
      .where('global_role_request_id', '=', global_role_request_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const decision = decideGlobalRole(
      approved,
      { userId: decider },
      {
        status: request.status,
        userId: request.user_id,
        requestedBy: request.requested_by,
        expires: request.expires,
        isArchived: request.archived !== null,
      },
      now,
    );
    if (!decision.ok) return decision;
    if (decision.event === 'granted') {
      await tx
        .insertInto('user_global_roles')
        .values({ user_id: request.user_id, role: request.role })
        .onConflict((row) => row.doNothing())
        .execute();
    }
    await tx
      .updateTable('global_role_requests')
      .set({ status: decision.event, decided: now, decided_by: decider, decided_by_name: storedNameOf(decider) })
      .where('global_role_request_id', '=', global_role_request_id)
      .execute();
    return { global_role_request_id };
  },
});

/** Takes a role of the platform from somebody at once: their sessions end, and keys that speak under it. */
export const takeGlobalRole = operation({
  name: 'take_global_role',
  permission: 'global_role:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { user_id: '018f0000-0000-7000-8000-000000000000', role: 'global:read_only', reason: 'Left the desk.' },
  badInput: [
    {
      input: { user_id: '018f0000-0000-7000-8000-000000000000', role: 'global:user', reason: 'Left.' },
      code: 'role_not_held',
      field: 'role',
    },
  ],
  async run({ input, actor, tx }) {
    const taker = personOf(actor);
    const { user_id } = input;
    // Two who take each other's role at once meet here: one of them stays.
    const administrators = await tx
      .selectFrom('user_global_roles')
      .innerJoin('users', 'users.user_id', 'user_global_roles.user_id')
      .select('users.user_id')
      .where('role', '=', 'global:admin')
      .where('archived', 'is', null)
      .orderBy('users.user_id')
      .forUpdate('users')
      .execute();
    const decision = decideTakeGlobalRole(input.role, input.reason, {
      held: await rolesOf(tx, user_id),
      otherAdministrators: administrators.filter((one) => one.user_id !== user_id).length,
    });
    if (!decision.ok) return decision;
    const { role } = decision.event;
    await sql`select end_global_role(${user_id}::uuid, ${role}, ${taker}::uuid), end_sessions(${user_id}::uuid)`.execute(
      tx,
    );
    return { user_id };
  },
});
