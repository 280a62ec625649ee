import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('demand second factor');
const document = `mutation ($id: uuid!, $demanded: Boolean!) {
  demand_second_factor(organization_id: $id, demanded: $demanded) { organization_id second_factor_demanded } }`;
const demanding = () =>
  selectRows<{ id: string }>(
    fixture.backend,
    'select organization_id as id from organizations where second_factor_demanded order by 1',
  );

test('an owner demands it of their own organization alone, once they have one, and no longer', async () => {
  const { insurer, mirror } = fixture.tenants;
  const id = insurer.organization.organizationId;
  expect(await refusalOf(fixture.backend, insurer.owner, document, { id, demanded: true })).toMatchObject({
    code: 'own_second_factor_missing',
  });
  await fixture.backend.owner.pool.query(
    "insert into second_factors (user_id, secret, confirmed) values ($1, 's1.a.b.c', app_now())",
    [insurer.owner.principal.userId],
  );
  expect(await insurer.owner.must(document, { id, demanded: true })).toEqual({
    demand_second_factor: { organization_id: id, second_factor_demanded: true },
  });
  expect(await demanding()).toEqual([{ id }]);
  expect(await refusalOf(fixture.backend, mirror.owner, document, { id, demanded: false })).toMatchObject({
    code: 'not_found',
  });
  await insurer.owner.must(document, { id, demanded: false });
  expect(await demanding()).toEqual([]);
});
