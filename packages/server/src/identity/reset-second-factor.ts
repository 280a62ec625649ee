import { decideSecondFactorReset } from '@roadworthy/core/identity/reset-second-factor.ts';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { writeAudit } from '../kernel/audit/audit.ts';
import { OperationError } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import type { Work } from '../kernel/work.ts';
import { createIdentityStore } from './identity-store.ts';
import { organizationOfPerson } from './organization-of-person.ts';
import { words } from '@roadworthy/core/shared/words.ts';

// Who works elsewhere is found as little as nobody.
const notFound = () =>
  new OperationError(
    'colleague_not_found',
    words(
      'Nobody whom you answer for signs in with this e-mail. Check it.',
      'Aucune personne dont vous répondez ne se connecte avec ce courriel. Vérifiez-le.',
    ),
    {
      field: 'email',
    },
  );

async function personAt(client: pg.ClientBase, email: string): Promise<string> {
  await enterRole(client, 'identity', {});
  const text = 'select user_id from users where email = lower(trim($1)) and archived is null';
  const { rows } = await client.query<{ user_id: string }>(text, [email]);
  const [person] = rows;
  if (!person) throw notFound();
  return person.user_id;
}

/**
 * The organization for which somebody works whom the caller sees there, in which the reset is booked. Who works for the
 * platform alone is seen by its administrator, and booked with the platform organization. Throws `colleague_not_found` for everybody else.
 */
async function organizationOfColleague(email: string, arrival: Arrival): Promise<string> {
  const { client, claims, request } = arrival;
  const userId = await personAt(client, email);
  await enterRole(client, request.principal.role, claims);
  const { rows } = await client.query<{ organization_id: string }>(
    `select organization_id from organization_members where user_id = $1 and active
     order by created, organization_member_id limit 1`,
    [userId],
  );
  const [member] = rows;
  if (member) return member.organization_id;
  if (request.principal.role !== 'global:admin') throw notFound();
  const works = await client.query('select from user_global_roles where user_id = $1 limit 1', [userId]);
  if (works.rowCount === 0) throw notFound();
  return organizationOfPerson(arrival);
}

async function holderOf({ platform, tx }: Work, email: string) {
  const account = await createIdentityStore(platform.pools.reads).accountByEmail(email);
  if (account === null) throw notFound();
  const { userId } = account;
  const organizations = new Set(account.memberships.map(({ organizationId }) => organizationId)).size;
  const factor = await tx
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed', 'is not', null)
    .executeTakeFirst();
  const passkey = await tx.selectFrom('passkeys').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return { userId, roles: account.roles, organizations, hasFactor: (factor ?? passkey) !== undefined };
}

/** Takes away what somebody lost, so that their password signs them in again; every session of theirs ends. */
export const resetSecondFactor = operation({
  name: 'reset_second_factor',
  permission: 'member:write',
  organization: ({ email }, arrival) => organizationOfColleague(email, arrival),
  example: { email: 'nobody@example.com', reason: 'Lost the phone; known by voice.' },
  async run(work) {
    const { input, actor, tx } = work;
    const holder = await holderOf(work, input.email);
    const decision = decideSecondFactorReset(holder, { userId: personOf(actor), role: actor.role }, input.reason);
    if (!decision.ok) return decision;
    const { userId: user_id, reason } = decision.event;
    await tx.selectNoFrom((build) => build.fn('end_ways_in', [build.val(user_id)]).as('ended')).execute();
    // Under the person, too, beside what they change themselves; the trail keeps no addresses.
    await writeAudit(tx, {
      requestId: work.request.requestId,
      operation: 'lose_second_factor',
      principal: actor,
      outcome: 'done',
      organizationId: work.organizationId,
      root: {
        table: 'users',
        id: user_id,
      },
      input: { reason },
    });
    const notice = { noticeId: randomUUID(), userId: user_id, change: 'second_factor_reset' } as const;
    await work.enqueue('tell-of-sign-in-change', notice);
    return { user_id };
  },
});
