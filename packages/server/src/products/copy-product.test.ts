import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('copied products');
const create = `mutation ($organization: organization_changes!) {
  create_organization(organization: $organization) { organization_id } }`;
const copy = `mutation ($id: uuid!, $source: uuid!) {
  copy_product(organization_id: $id, source_product_id: $source) { product_id product_name provider } }`;
const administrator = () => someone(fixture.backend, 'global:organization_admin');
let id: string;
let copied: { product_id: string; product_name: string; provider: string };

beforeAll(async () => {
  const { productId } = fixture.tenants.insurer;
  const made = await administrator().must<{ create_organization: { organization_id: string } }>(create, {
    organization: { name: 'Lakeside Agency' },
  });
  id = made.create_organization.organization_id;
  const answer = await administrator().must<{ copy_product: typeof copied }>(copy, { id, source: productId });
  copied = answer.copy_product;
});

const countsOf = (productId: string, organizationId: string) =>
  selectOne(
    fixture.backend,
    `select (select count(*)::int from product_parameters where product_id = $1) as parameters,
       (select count(*)::int from product_cancellation_terms where product_id = $1) as cancellation_terms,
       (select count(*)::int from underwriting_rules where product_id = $1 and archived is null) as rules,
       (select count(*)::int from underwriting_questions where product_id = $1 and archived is null) as questions,
       (select count(*)::int from rate_rows r join rater_versions v using (rater_version_id)
         where v.organization_id = $2 and v.provider = 'personal' and v.status = 'promoted') as rates`,
    [productId, organizationId],
  );

describe('a product that is given to an organization', () => {
  test('says the same as the one that it was made of, and has its rules, questions and rates', async () => {
    const { productId, organization } = fixture.tenants.insurer;
    expect(copied.provider).toBe('personal');
    const own = await countsOf(copied.product_id, id);
    expect(own).toEqual(await countsOf(productId, organization.organizationId));
    expect(Number(own['rates'])).toBeGreaterThan(100);
    const releases = await selectRows(
      fixture.backend,
      `select v.organization_id from rater_releases r join rater_versions v using (rater_version_id)
       where r.organization_id = $1`,
      [id],
    );
    expect(new Set(releases.map(({ organization_id }) => organization_id))).toEqual(new Set([id]));
  });

  // Whatever column these tables get one day: what is copied by name would lose it in silence.
  test.each([
    ['products', 'product_id = $1'],
    ['product_parameters', 'product_id = $1'],
    ['product_cancellation_terms', 'product_id = $1'],
    ['underwriting_rules', 'product_id = $1 and archived is null'],
    ['underwriting_questions', 'product_id = $1 and archived is null'],
    ['rate_rows', 'organization_id = $1'],
    ['rater_fixtures', 'organization_id = $1'],
    ['rater_releases', 'organization_id = $1'],
  ])('has every column of %s as it was but whose and which row it is', async (table, of) => {
    const { productId, organization } = fixture.tenants.insurer;
    const isOfProduct = of.startsWith('product_id');
    const contents = async (key: string) =>
      selectRows<{ content: object }>(
        fixture.backend,
        `select to_jsonb(r) - array(select a.attname::text from pg_attribute a join pg_index i on i.indrelid = a.attrelid
             and i.indisprimary and a.attnum = any (i.indkey::int2[]) where a.attrelid = '${table}'::regclass)
           - array['organization_id', 'product_id', 'rater_version_id', 'parent_id', 'created', 'updated', 'version',
             'created_by', 'created_by_name'] as content
         from ${table} r where ${of} order by 1`,
        [key],
      );
    const [own, original] = [
      await contents(isOfProduct ? copied.product_id : id),
      await contents(isOfProduct ? productId : organization.organizationId),
    ];
    expect(own).toEqual(original);
  });

  test('is given once of each line', async () => {
    const input = { id, source: fixture.tenants.insurer.productId };
    expect(await refusalOf(fixture.backend, administrator(), copy, input)).toMatchObject({
      code: 'provider_sold_already',
      field: 'source_product_id',
    });
  });

  test('is given by administrators of the platform alone', async () => {
    const { insurer } = fixture.tenants;
    const input = { id: insurer.organization.organizationId, source: insurer.productId };
    expect(await refusalOf(fixture.backend, insurer.owner, copy, input)).not.toBeNull();
  });

  test('stays what it is when the one that it was made of changes', async () => {
    const { productId } = fixture.tenants.insurer;
    const change = `mutation ($id: uuid!) { update_product(product_id: $id, changes: { description: "Otherwise." }) { product_id } }`;
    await administrator().must(change, { id: productId });
    const text = 'select description from products where product_id = $1';
    expect((await selectOne<{ description: string }>(fixture.backend, text, [copied.product_id])).description).not.toBe(
      'Otherwise.',
    );
  });
});
