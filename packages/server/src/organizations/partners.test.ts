import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('partners');
const create = `mutation ($id: uuid!, $slug: String!, $partner: partner_changes!) {
  create_partner(organization_id: $id, slug: $slug, partner: $partner) { partner_id slug partner_name version } }`;
const update = `mutation ($id: uuid!, $changes: partner_changes!, $archived: Boolean, $version: Int) {
  update_partner(partner_id: $id, changes: $changes, archived: $archived, version: $version) {
    partner_name dealership default_product archived version } }`;

async function aPartner(slug: string, partner: object = { partner_name: 'Lakeside RV' }): Promise<string> {
  const { insurer } = fixture.tenants;
  const { organizationId: id } = insurer.organization;
  const made = await insurer.owner.must<{ create_partner: { partner_id: string } }>(create, { id, slug, partner });
  return made.create_partner.partner_id;
}
const organizationOf = async (quoteId: string) =>
  selectOne(fixture.backend, 'select organization_id, partner_id, marketing_source from quotes where quote_id = $1', [
    quoteId,
  ]);

describe('a partner', () => {
  test('is made by an owner, and a quote of its link is its organization’s and counted as its own', async () => {
    const id = await aPartner('Lakeside-Link');
    const { quoteId } = await startQuote(fixture.backend, aQuote({ partner: 'LAKESIDE-link' }));
    expect(await organizationOf(quoteId)).toEqual({
      organization_id: fixture.tenants.insurer.organization.organizationId,
      partner_id: id,
      marketing_source: 'partner',
    });
  });

  test('has a slug that nobody else on the platform has, archived or not', async () => {
    const { insurer, mirror } = fixture.tenants;
    const id = await aPartner('one-of-a-kind');
    await insurer.owner.must(update, { id, changes: {}, archived: true });
    for (const side of [insurer, mirror]) {
      const input = {
        id: side.organization.organizationId,
        slug: 'One-Of-A-Kind',
        partner: { partner_name: 'Another' },
      };
      expect(await refusalOf(fixture.backend, side.owner, create, input)).toMatchObject({
        code: 'slug_taken',
        field: 'slug',
      });
    }
  });

  test('ends: its link leads to the platform’s own organization; opened again, to its own', async () => {
    const { owner, organization } = fixture.tenants.insurer;
    const id = await aPartner('on-and-off');
    await owner.must(update, { id, changes: {}, archived: true });
    const ended = await startQuote(fixture.backend, aQuote({ partner: 'on-and-off' }));
    expect(await organizationOf(ended.quoteId)).toMatchObject({ partner_id: null });
    await owner.must(update, { id, changes: {}, archived: false });
    const open = await startQuote(fixture.backend, aQuote({ partner: 'on-and-off' }));
    expect(await organizationOf(open.quoteId)).toMatchObject({
      partner_id: id,
      organization_id: organization.organizationId,
    });
  });

  test('is changed on the version that was seen, and the trail keeps what was said', async () => {
    const { owner } = fixture.tenants.insurer;
    const id = await aPartner('lakeside-version');
    const changes = { partner_name: 'Lakeside RV of Erie', dealership: true };
    expect(await owner.must(update, { id, changes, version: 1 })).toEqual({
      update_partner: { ...changes, default_product: null, archived: null, version: 2 },
    });
    expect(await refusalOf(fixture.backend, owner, update, { id, changes, version: 1 })).toMatchObject({
      code: 'partner_changed_elsewhere',
    });
    const trail = await selectRows(
      fixture.backend,
      `select input -> 'changes' as changes from audit_log where root_table = 'partners' and root_id = $1`,
      [id],
    );
    expect(trail).toEqual([{ changes }]);
  });

  test('is found by nobody of another organization, and changed by no agent', async () => {
    const { insurer, mirror } = fixture.tenants;
    const id = await aPartner('lakeside-own');
    const input = { id, changes: { partner_name: 'Taken' } };
    expect(await refusalOf(fixture.backend, mirror.owner, update, input)).toMatchObject({ code: 'not_found' });
    const asked = await insurer.agent.ask(update, input);
    expect(asked.errors).not.toEqual([]);
  });
});
