import type { Caller } from '@roadworthy/testkit/caller.ts';
import { referralOf, renewalOf, reportScheduleOf } from '@roadworthy/testkit/added-rows.ts';
import { aQuote, boundQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { invitationToken } from '../kernel/tokens/tokens.ts';

const fixture = useFixture('members', { now: '2026-06-15T14:00:00Z' });
const invite = `mutation ($id: uuid!, $email: String!, $roles: [String!]!) {
  invite_organization_member(organization_id: $id, email: $email, roles: $roles) { organization_invitation_id number status } }`;
const withdraw = `mutation ($id: uuid!) {
  withdraw_organization_invitation(organization_invitation_id: $id) { status } }`;
const accept = `mutation ($token: String!, $first: String, $last: String) {
  accept_organization_invitation(token: $token, first_name: $first, last_name: $last) { organization_id email } }`;
const look = `query ($token: String!) {
  invitation_link(token: $token) { state organization_name email roles is_known has_password } }`;
const update = `mutation ($id: uuid!, $user: uuid!, $roles: [String!], $active: Boolean, $successor: uuid) {
  update_organization_member(organization_id: $id, user_id: $user, roles: $roles, active: $active, successor_id: $successor) {
    user_id } }`;

let administrator: Caller;
beforeAll(async () => {
  const person = {
    role: 'global:organization_admin',
    firstName: 'Ada',
    lastName: 'Root',
    email: 'a@x.example',
  } as const;
  administrator = fixture.backend.as(await addPerson(fixture.backend.owner, person));
});
const insurer = () => fixture.tenants.insurer;
const id = () => insurer().organization.organizationId;
const agents = ['organization:agent'];

type Invited = { invite_organization_member: { organization_invitation_id: string; number: number } };
async function asked(email: string, roles: readonly string[] = agents, who: Caller = insurer().owner) {
  const { invite_organization_member: made } = await who.must<Invited>(invite, { id: id(), email, roles });
  const { organization_invitation_id: invitationId, number } = made;
  return { invitationId, token: invitationToken(fixture.backend.platform.secrets, invitationId, number) };
}
const join = (token: string, first: string | null = 'Nina', last: string | null = 'Lake') =>
  fixture.backend.anonymous().must(accept, { token, first, last });
const refusedJoin = (token: string) =>
  refusalOf(fixture.backend, fixture.backend.anonymous(), accept, { token, first: 'Nina', last: 'Lake' });
const stateOf = async (token: string) => {
  const { invitation_link: found } = await fixture.backend
    .anonymous()
    .must<{ invitation_link: { state: string } }>(look, { token });
  return found;
};
const rolesOf = async (email: string) =>
  (
    await selectRows<{ role: string }>(
      fixture.backend,
      `select role from organization_members m join users u using (user_id)
       where u.email = $1 and m.organization_id = $2 and m.active order by role`,
      [email, id()],
    )
  ).map(({ role }) => role);
const userIdOf = async (email: string) =>
  (await selectOne<{ user_id: string }>(fixture.backend, 'select user_id from users where email = $1', [email]))
    .user_id;

describe('an invitation', () => {
  test('is a letter whose link makes an account with a card and its roles, once', async () => {
    const { token } = await asked('Nina@new.example', ['organization:agent', 'organization:owner']);
    expect(await stateOf(token)).toEqual({
      state: 'open',
      organization_name: insurer().organization.name,
      email: 'nina@new.example',
      roles: ['organization:agent', 'organization:owner'],
      is_known: false,
      has_password: false,
    });
    expect(await join(token)).toEqual({
      accept_organization_invitation: { organization_id: id(), email: 'nina@new.example' },
    });
    expect(await rolesOf('nina@new.example')).toEqual(['organization:agent', 'organization:owner']);
    expect(
      await selectOne(fixture.backend, 'select first_name, organization_id from agent_profiles where email = $1', [
        'nina@new.example',
      ]),
    ).toEqual({ first_name: 'Nina', organization_id: id() });
    expect(await refusedJoin(token)).toMatchObject({ code: 'invitation_accepted' });
    expect(
      await selectOne(
        fixture.backend,
        `select template, recipient from notifications where subject_kind = 'organization_invitation'`,
      ),
    ).toEqual({ template: 'member_invited', recipient: 'nina@new.example' });
  });

  test('adds an organization to an account that is there, with a card of its own', async () => {
    const { token } = await asked('agnes@mirage.example');
    expect(await stateOf(token)).toMatchObject({ is_known: true });
    await join(token, null, null);
    expect(await rolesOf('agnes@mirage.example')).toEqual(agents);
    expect(
      await selectOne(fixture.backend, 'select count(*)::int as cards from agent_profiles where email = $1', [
        'agnes@mirage.example',
      ]),
    ).toEqual({ cards: 2 });
  });

  test('to another’s address joins that person, whoever is signed in and opens its link', async () => {
    const { token } = await asked('meant@new.example');
    const stranger = fixture.tenants.mirror.owner;
    await stranger.must(accept, { token, first: 'Mina', last: 'Ray' });
    expect(await rolesOf('meant@new.example')).toEqual(agents);
    expect(
      await selectOne(
        fixture.backend,
        'select count(*)::int as held from organization_members where user_id = $1 and organization_id = $2',
        [stranger.principal.userId, id()],
      ),
    ).toEqual({ held: 0 });
  });

  test('asks a new person for a name', async () => {
    const { token } = await asked('nameless@new.example');
    expect(
      await refusalOf(fixture.backend, fixture.backend.anonymous(), accept, { token, first: ' ', last: 'Lake' }),
    ).toMatchObject({ code: 'name_missing', field: 'first_name' });
  });

  test('that is sent again ends its former link, and one taken back ends both', async () => {
    const first = await asked('again@new.example');
    const second = await asked('again@new.example', ['organization:owner']);
    expect(second.invitationId).toBe(first.invitationId);
    expect(await stateOf(first.token)).toMatchObject({ state: 'over', email: null, roles: [] });
    expect(await stateOf(second.token)).toMatchObject({ state: 'open', roles: ['organization:owner'] });
    await insurer().owner.must(withdraw, { id: second.invitationId });
    expect(await refusedJoin(second.token)).toMatchObject({ code: 'link_over' });
    expect(await rolesOf('again@new.example')).toEqual([]);
  });

  test('works for seven days', async () => {
    const { token } = await asked('late@new.example');
    fixture.backend.clock.set('2026-06-22T14:00:01Z');
    expect(await refusedJoin(token)).toMatchObject({ code: 'link_over' });
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
  });

  test('is made by the organization’s own owner or an administrator, and underwriters by the latter alone', async () => {
    const variables = { id: id(), email: 'u@new.example', roles: ['organization:underwriter'] };
    expect(await refusalOf(fixture.backend, insurer().owner, invite, variables)).toMatchObject({
      code: 'administrators_alone',
    });
    expect(await refusalOf(fixture.backend, fixture.tenants.mirror.owner, invite, variables)).toMatchObject({
      code: 'not_found',
    });
    await administrator.must(invite, variables);
  });

  test('goes to nobody who works there', async () => {
    const variables = { id: id(), email: 'agnes@harbor.example', roles: agents };
    expect(await refusalOf(fixture.backend, insurer().owner, invite, variables)).toMatchObject({
      code: 'member_already',
    });
  });

  test('that we did not sign opens nothing', async () => {
    expect(await refusedJoin('i1.AAAA.BBBB')).toMatchObject({ code: 'not_found' });
  });
});

describe('who works for an organization', () => {
  test('is given another role by an owner, and never by themselves', async () => {
    const user = insurer().agent.principal.userId;
    await insurer().owner.must(update, { id: id(), user, roles: ['organization:agent', 'organization:owner'] });
    expect(await rolesOf('agnes@harbor.example')).toEqual(['organization:agent', 'organization:owner']);
    await insurer().owner.must(update, { id: id(), user, roles: agents });
    const own = {
      id: id(),
      user: insurer().owner.principal.userId,
      roles: ['organization:agent', 'organization:owner'],
    };
    expect(await refusalOf(fixture.backend, insurer().owner, update, own)).toMatchObject({ code: 'own_roles' });
  });

  test('leaves: their quotes are their successor’s at once, their keys and sessions end', async () => {
    const { token } = await asked('leaver@new.example');
    await join(token);
    const user = await userIdOf('leaver@new.example');
    const { quoteId } = await signedQuote(fixture.backend, aQuote());
    await selectRows(fixture.backend, 'update quotes set assigned_agent_id = $1 where quote_id = $2', [user, quoteId]);
    const successor = insurer().agent.principal.userId;
    await insurer().owner.must(update, { id: id(), user, active: false, successor });
    expect(await rolesOf('leaver@new.example')).toEqual([]);
    expect(
      await selectOne(fixture.backend, 'select assigned_agent_id as agent from quotes where quote_id = $1', [quoteId]),
    ).toEqual({ agent: successor });
    expect(
      await selectOne(
        fixture.backend,
        `select facts ->> 'agent' as agent from timeline_entries where quote_id = $1 and kind = 'agent_assigned'`,
        [quoteId],
      ),
    ).toEqual({ agent: 'Agnes Harbor' });
    await insurer().owner.must(update, { id: id(), user, active: true });
    expect(await rolesOf('leaver@new.example')).toEqual(agents);
  });

  test('leaves: each kind of their open work is their successor’s, and what is over stays theirs', async () => {
    const { token } = await asked(
      'handing@new.example',
      ['organization:agent', 'organization:underwriter'],
      administrator,
    );
    await join(token, 'Hanna', 'Over');
    const user = await userIdOf('handing@new.example');
    const to = insurer().agent.principal.userId;
    const [open, bound] = [await signedQuote(fixture.backend, aQuote()), await boundQuote(fixture.backend, aQuote())];
    const renewal = await renewalOf(fixture.backend, bound.policyId);
    const [asking, taken] = [
      await referralOf(fixture.backend, open.quoteId),
      await referralOf(fixture.backend, (await signedQuote(fixture.backend, aQuote())).quoteId),
    ];
    const schedule = await reportScheduleOf(fixture.backend, id());
    for (const text of [
      `update quotes set assigned_agent_id = $1 where quote_id = '${open.quoteId}' or policy_id = '${bound.policyId}'
         or quote_id in (select renewal_quote_id from policy_renewals where policy_renewal_id = '${renewal}')`,
      `update quote_referrals set requested_by_user_id = $1, requested_by_name = 'Hanna Over' where quote_referral_id = '${asking}'`,
      `update quote_referrals set assignee_user_id = $1, assignee_name = 'Hanna Over' where quote_referral_id = '${taken}'`,
      `insert into enquiries (organization_id, kind, about, email, name, language, status, assigned_agent_id)
         select '${id()}', 'contact', status, 'h@example.com', 'Hal', 'en-us', status, $1::uuid
         from unnest('{answered,closed}'::text[]) as status`,
      `insert into external_quotes (organization_id, product_id, external_provider, external_url, country,
           administrative_area, postal_code, status, assigned_agent_id)
         select organization_id, product_id, 'safeco', 'https://carrier.example', 'US', 'OH', '43215', status, $1::uuid
         from products, unnest('{sent,declined}'::text[]) as status where product_id = '${insurer().productId}'`,
      `insert into tasks (organization_id, title, due_date, assigned_to, assigned_name)
         values ('${id()}', 'Call them', '2026-07-01', $1, 'Hanna Over')`,
      `insert into tasks (organization_id, rule, rule_day, due_date, assigned_to, assigned_name)
         values ('${id()}', 'licence_expires', '2026-07-30', '2026-06-30', $1, 'Hanna Over')`,
      `update report_schedules set owner_id = $1, owner_name = 'Hanna Over' where report_schedule_id = '${schedule}'`,
    ]) {
      await selectRows(fixture.backend, text, [user]);
    }
    await insurer().owner.must(update, { id: id(), user, active: false, successor: to });
    const held = async (text: string, value: string | null = null) =>
      (await selectRows<{ who: string | null }>(fixture.backend, text, value === null ? [] : [value])).map(({ who }) =>
        who === to ? 'successor' : who === user ? 'leaver' : who,
      );
    expect({
      quote: await held('select assigned_agent_id as who from quotes where quote_id = $1', open.quoteId),
      policy: await held(
        'select assigned_agent_id as who from quotes q join policies p on p.current_quote_id = q.quote_id where p.policy_id = $1',
        bound.policyId,
      ),
      renewal: await held(
        `select assigned_agent_id as who from quotes q join policy_renewals r on r.renewal_quote_id = q.quote_id
         where policy_renewal_id = $1`,
        renewal,
      ),
      taken: await held('select assignee_user_id as who from quote_referrals where quote_referral_id = $1', taken),
      enquiries: await held(
        "select assigned_agent_id as who from enquiries where email = 'h@example.com' order by about",
      ),
      carriers: await held(
        "select assigned_agent_id as who from external_quotes where external_url = 'https://carrier.example' order by status",
      ),
      tasks: await held("select assigned_to as who from tasks where title = 'Call them'"),
      report: await held('select owner_id as who from report_schedules where report_schedule_id = $1', schedule),
    }).toEqual({
      quote: ['successor'],
      policy: ['successor'],
      renewal: ['successor'],
      taken: [null],
      enquiries: ['successor', 'leaver'],
      carriers: ['leaver', 'successor'],
      tasks: ['successor'],
      report: ['successor'],
    });
    expect(
      await selectRows(
        fixture.backend,
        `select status from tasks where assigned_to = $1 and rule = 'licence_expires'`,
        [user],
      ),
    ).toEqual([{ status: 'lapsed' }]);
    // What an underwriter writes goes to whose quote it is now, not to who asked and has left.
    const writes =
      'mutation ($id: uuid!) { write_referral_message(quote_referral_id: $id, message: "Which roof?") { status } }';
    await insurer().underwriter.must(writes, { id: asking });
    expect(
      await selectRows(
        fixture.backend,
        `select recipient from notifications where template = 'referral_message' and subject_id = $1`,
        [asking],
      ),
    ).toEqual([{ recipient: 'agnes@harbor.example' }]);
  });

  test('stays while they are its last owner', async () => {
    await selectRows(
      fixture.backend,
      `update organization_members set active = false where organization_id = $1 and role = 'organization:owner'
         and user_id <> $2`,
      [id(), insurer().owner.principal.userId],
    );
    const variables = { id: id(), user: insurer().owner.principal.userId, active: false };
    expect(await refusalOf(fixture.backend, administrator, update, variables)).toMatchObject({ code: 'last_owner' });
  });

  test('hands over to an agent of the organization alone', async () => {
    const successor = fixture.tenants.mirror.owner.principal.userId;
    const variables = { id: id(), user: insurer().agent.principal.userId, active: false, successor };
    expect(await refusalOf(fixture.backend, insurer().owner, update, variables)).toMatchObject({
      code: 'successor_not_agent',
    });
  });
});
