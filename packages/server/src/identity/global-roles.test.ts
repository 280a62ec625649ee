import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('global roles', { now: '2026-06-15T14:00:00Z' });
const askFor = `mutation ($email: String!, $role: String = "global:underwriter", $reason: String = "Joins the desk.") {
  ask_global_role(email: $email, role: $role, reason: $reason) { global_role_request_id } }`;
const decide = `mutation ($id: uuid!, $approved: Boolean = true) {
  decide_global_role(global_role_request_id: $id, approved: $approved) { status decided_by_name } }`;
const take = `mutation ($user: uuid!, $role: String!, $reason: String = "Left.") {
  take_global_role(user_id: $user, role: $role, reason: $reason) { user_id } }`;

const administrators: Caller[] = [];
beforeAll(async () => {
  for (const firstName of ['Ann', 'Bea']) {
    const email = `${firstName}@roles.example`.toLowerCase();
    const person = { role: 'global:admin', firstName, lastName: 'Roles', email } as const;
    administrators.push(fixture.backend.as(await addPerson(fixture.backend.owner, person)));
  }
});
const [ann, bea] = [0, 1].map((place) => () => {
  const caller = administrators[place];
  if (!caller) throw new Error('nobody');
  return caller;
}) as [() => Caller, () => Caller];
const agent = () => fixture.tenants.insurer.agent.principal.userId ?? '';
const email = 'agnes@harbor.example';
type RequestAnswer = { ask_global_role: { global_role_request_id: string } };
const asked = async (who: Caller, variables: Record<string, unknown> = { email }) =>
  (await who.must<RequestAnswer>(askFor, variables)).ask_global_role.global_role_request_id;
const codeOf = async (who: Caller, text: string, variables: Record<string, unknown>) =>
  (await refusalOf(fixture.backend, who, text, variables)).code;
const rolesOf = async (userId: string) =>
  (
    await selectRows<{ role: string }>(
      fixture.backend,
      'select role from user_global_roles where user_id = $1 order by role',
      [userId],
    )
  ).map(({ role }) => role);

describe('a role of the platform', () => {
  test('is asked for by one administrator and given by another', async () => {
    const id = await asked(ann());
    const letters = `select template, recipient from notifications where subject_kind = 'global_role_request' and subject_id = $1`;
    expect(await selectRows(fixture.backend, letters, [id])).toEqual([
      { template: 'role_waits', recipient: 'bea@roles.example' },
    ]);
    expect(await codeOf(ann(), decide, { id })).toBe('approver_asked');
    expect(await rolesOf(agent())).not.toContain('global:underwriter');
    expect(await bea().must(decide, { id })).toEqual({
      decide_global_role: { status: 'granted', decided_by_name: 'Bea Roles' },
    });
    expect(await rolesOf(agent())).toContain('global:underwriter');
    expect(await codeOf(bea(), decide, { id, approved: false })).toBe('role_decided');
    expect(await codeOf(bea(), askFor, { email })).toBe('role_held');
    const audit = `select count(*)::int as done from audit_log where outcome = 'done'
      and operation in ('ask_global_role', 'decide_global_role')`;
    expect(await selectOne(fixture.backend, audit)).toEqual({ done: 2 });
  });

  test('is never asked for, given or refused by whom it is about', async () => {
    expect(await codeOf(ann(), askFor, { email: 'ann@roles.example', role: 'global:actuary' })).toBe('own_roles');
    const id = await asked(ann(), { email: 'bea@roles.example', role: 'global:actuary' });
    for (const approved of [true, false]) expect(await codeOf(bea(), decide, { id, approved })).toBe('own_roles');
    await ann().must(decide, { id, approved: false });
    expect(await rolesOf(bea().principal.userId ?? '')).toEqual(['global:admin']);
  });

  test('is asked for once at a time, with a reason, of who has an account', async () => {
    const one = { email, role: 'global:actuary' };
    const id = await asked(ann(), one);
    expect(await codeOf(bea(), askFor, one)).toBe('role_asked');
    await ann().must(decide, { id, approved: false });
    expect(await codeOf(ann(), askFor, { ...one, reason: ' ' })).toBe('reason_missing');
    expect(await codeOf(ann(), askFor, { ...one, email: 'nobody@roles.example' })).toBe('person_unknown');
    expect(await codeOf(ann(), askFor, { ...one, role: 'organization:owner' })).toBe('role_unknown');
  });

  test('is not given after fourteen days', async () => {
    const id = await asked(ann(), { email, role: 'global:read_only' });
    fixture.backend.clock.set('2026-06-29T14:00:00Z');
    expect(await codeOf(bea(), decide, { id })).toBe('request_over');
    await bea().must(decide, { id, approved: false });
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
  });

  test('is taken at once with its keys, and the last administrator keeps theirs', async () => {
    await selectRows(
      fixture.backend,
      `insert into api_keys (organization_id, name, key_hash, key_prefix, role, created_by, expires)
       values ($1, 'Desk', $2, 'rw_desk', 'global:underwriter', $3, app_now() + interval '30 days')`,
      [fixture.tenants.insurer.organization.organizationId, 'd'.repeat(64), agent()],
    );
    await ann().must(take, { user: agent(), role: 'global:underwriter' });
    expect(await rolesOf(agent())).not.toContain('global:underwriter');
    expect(
      await selectOne(fixture.backend, `select revoked is not null as ended from api_keys where name = 'Desk'`),
    ).toEqual({ ended: true });
    expect(await codeOf(ann(), take, { user: agent(), role: 'global:underwriter' })).toBe('role_not_held');
    await selectRows(
      fixture.backend,
      `delete from user_global_roles where role = 'global:admin' and user_id not in ($1, $2)`,
      [ann().principal.userId, bea().principal.userId],
    );
    await ann().must(take, { user: bea().principal.userId, role: 'global:admin' });
    expect(await codeOf(ann(), take, { user: ann().principal.userId, role: 'global:admin' })).toBe(
      'last_administrator',
    );
  });

  test('is nobody’s to ask for but an administrator’s', async () => {
    for (const who of [fixture.tenants.insurer.owner, fixture.tenants.insurer.agent]) {
      expect((await who.ask(askFor, { email })).errors).not.toEqual([]);
    }
  });
});
