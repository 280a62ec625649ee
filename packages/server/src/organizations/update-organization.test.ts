import { aQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('organizations');
const create = `mutation ($organization: organization_changes!) {
  create_organization(organization: $organization) { organization_id name version parent_organization_id } }`;
const update = `mutation ($id: uuid!, $changes: organization_changes!, $version: Int) {
  update_organization(organization_id: $id, changes: $changes, version: $version) { name sales_number version } }`;
const archive = 'mutation ($id: uuid!) { archive_organization(organization_id: $id) { archived } }';
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
const idOf = async (name: string, parent: string | null = null): Promise<string> => {
  const organization = { name, parent_organization_id: parent };
  const { create_organization: made } = await administrator.must<{ create_organization: { organization_id: string } }>(
    create,
    { organization },
  );
  return made.organization_id;
};
const trailOf = (id: string) =>
  selectRows<{ operation: string; input: object }>(
    fixture.backend,
    'select operation, input from audit_log where organization_id = $1 order by at, audit_id',
    [id],
  );

describe('an organization', () => {
  test('is made by an administrator, beneath another, and the trail says so', async () => {
    const { organizationId: parent } = fixture.tenants.insurer.organization;
    const id = await idOf('Prairie RV', parent);
    expect(
      await selectOne(
        fixture.backend,
        'select name, parent_organization_id as parent, is_platform, version from organizations where organization_id = $1',
        [id],
      ),
    ).toEqual({ name: 'Prairie RV', parent, is_platform: false, version: 1 });
    expect(await trailOf(id)).toEqual([
      {
        operation: 'create_organization',
        input: { organization: { name: 'Prairie RV', parent_organization_id: parent } },
      },
    ]);
  });

  test('is changed by its own owner alone in how it is reached, and the trail keeps what was said', async () => {
    const { insurer, mirror } = fixture.tenants;
    const id = insurer.organization.organizationId;
    expect(await insurer.owner.must(update, { id, changes: { sales_number: '216-555-0177' }, version: 1 })).toEqual({
      update_organization: { name: insurer.organization.name, sales_number: '216-555-0177', version: 2 },
    });
    expect(await trailOf(id)).toContainEqual({
      operation: 'update_organization',
      input: { organization_id: id, changes: { sales_number: '216-555-0177' }, version: 1 },
    });
    const changes = { name: 'Another' };
    expect(await refusalOf(fixture.backend, insurer.owner, update, { id, changes })).toMatchObject({
      code: 'administrators_alone',
      field: 'name',
    });
    expect(await refusalOf(fixture.backend, mirror.owner, update, { id, changes })).toMatchObject({
      code: 'not_found',
    });
    await selectRows(fixture.backend, 'update organizations set sales_number = null where organization_id = $1', [id]);
  });

  test('never stands beneath itself', async () => {
    const above = await idOf('Above');
    const below = await idOf('Below', above);
    const changes = { parent_organization_id: below };
    expect(await refusalOf(fixture.backend, administrator, update, { id: above, changes })).toMatchObject({
      code: 'parent_beneath',
    });
  });
});

describe('an organization that is archived', () => {
  test('has nothing that goes on', async () => {
    await signedQuote(fixture.backend, aQuote());
    const id = await idOf('Above too');
    await idOf('Below too', id);
    expect(await refusalOf(fixture.backend, administrator, archive, { id })).toMatchObject({
      code: 'organization_unfinished',
    });
  });

  test('ends its partners’ links and its keys, and takes no change any more', async () => {
    const id = await idOf('Short-lived');
    await selectRows(
      fixture.backend,
      `insert into partners (organization_id, slug, partner_name) values ($1, 'short', 'S')`,
      [id],
    );
    await selectRows(
      fixture.backend,
      `insert into api_keys (organization_id, name, key_hash, key_prefix, role, created_by, expires)
       select $1, 'k', repeat('a', 64), 'rwk_1', 'organization:agent', user_id, app_now() + interval '1 day' from users limit 1`,
      [id],
    );
    await administrator.must(archive, { id });
    expect(
      await selectOne(
        fixture.backend,
        `select (select count(*)::int from partners where organization_id = $1 and archived is null) as partners,
          (select count(*)::int from api_keys where organization_id = $1 and revoked is null) as keys`,
        [id],
      ),
    ).toEqual({ partners: 0, keys: 0 });
    const changes = { name: 'Again' };
    expect(await refusalOf(fixture.backend, administrator, update, { id, changes })).toMatchObject({
      code: 'organization_archived',
    });
  });
});
