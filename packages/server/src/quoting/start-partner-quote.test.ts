import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('partner quotes');
const start = `mutation ($partner: String, $listing: partner_listing!) {
  start_partner_quote(partner: $partner, postal_code: "43215", vehicle_class: "travel_trailer", listing: $listing) {
    quote_id quote_token } }`;
type Started = { start_partner_quote: { quote_id: string; quote_token: string } };
const listing = { year: 2021, make: 'Airstream', model: 'Bambi', rating_value: 5_200_000 };

const slugOf = async (organizationId: string) =>
  (
    await selectOne<{ slug: string }>(
      fixture.backend,
      'select slug from partners where organization_id = $1 and archived is null order by created limit 1',
      [organizationId],
    )
  ).slug;
const vehicleOf = (quoteId: string) =>
  selectOne<{ vehicle_id: string; year: number | null; make: string | null; vin: string | null; listed: string[] }>(
    fixture.backend,
    'select vehicle_id, year, make, vin, listed from vehicles where quote_id = $1',
    [quoteId],
  );
async function started(provided: object = listing) {
  const { organizationId } = fixture.tenants.insurer.organization;
  const partner = await slugOf(organizationId);
  const { start_partner_quote: quote } = await fixture.backend.anonymous().must<Started>(start, {
    partner,
    listing: provided,
  });
  return { ...quote, bearer: fixture.backend.bearer(quote.quote_id) };
}

describe('a quote from a partner’s listing', () => {
  test('is the partner’s in its funnel, and holds what the listing said, marked', async () => {
    const { quote_id: quoteId } = await started();
    const row = await selectOne(
      fixture.backend,
      `select q.marketing_source, q.organization_id, p.slug is not null as by_partner
       from quotes q left join partners p using (partner_id) where quote_id = $1`,
      [quoteId],
    );
    expect(row).toMatchObject({
      marketing_source: 'partner',
      organization_id: fixture.tenants.insurer.organization.organizationId,
      by_partner: true,
    });
    const { year, make, listed } = await vehicleOf(quoteId);
    expect({ year, make, listed: listed.toSorted() }).toEqual({
      year: 2021,
      make: 'Airstream',
      listed: ['make', 'model', 'rating_value', 'year'],
    });
  });

  test('leaves out what cannot be so, and keeps the rest', async () => {
    const { quote_id: quoteId } = await started({ ...listing, year: 1492, vin: 'NOTAVIN' });
    expect(await vehicleOf(quoteId)).toMatchObject({ year: null, vin: null, make: 'Airstream' });
    expect((await vehicleOf(quoteId)).listed.toSorted()).toEqual(['make', 'model', 'rating_value']);
  });

  test('is marked no more where its customer writes anew, and not at all once they say that it is so', async () => {
    const { quote_id: quoteId, bearer } = await started();
    const { vehicle_id: id } = await vehicleOf(quoteId);
    const update = `mutation ($id: uuid!, $changes: vehicle_input!) {
      update_vehicle(vehicle_id: $id, changes: $changes) { listed } }`;
    await bearer.must(update, { id, changes: { make: 'Winnebago' } });
    expect((await vehicleOf(quoteId)).listed.toSorted()).toEqual(['model', 'rating_value', 'year']);
    await bearer.must(update, { id, changes: { confirms_listing: true } });
    expect(await vehicleOf(quoteId)).toMatchObject({ listed: [], make: 'Winnebago', year: 2021 });
  });

  test('without a partner that we know belongs to the platform organization', async () => {
    const answer = await fixture.backend.anonymous().must<Started>(start, { partner: 'nobody-knows', listing });
    expect((await vehicleOf(answer.start_partner_quote.quote_id)).make).toBe('Airstream');
  });
});
