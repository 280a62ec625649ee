import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('update effective date', { now: '2026-06-15T14:00:00Z' });
let quote: StartedQuote;
beforeAll(async () => {
  quote = await plannedQuote(fixture.backend, aQuote());
});

const document = `mutation ($id: uuid!, $day: date!, $version: Int) {
  update_effective_date(quote_id: $id, effective_date: $day, version: $version) { effective_date version premium }
}`;
const stored = () =>
  selectOne<{ version: number; content_hash: string }>(fixture.backend, 'select * from quotes where quote_id = $1', [
    quote.quoteId,
  ]);

describe('update_effective_date', () => {
  test.each(['2026-06-15', '2026-08-14'])('lets cover begin on %s, an end of the range', async (day) => {
    const before = await stored();
    const { update_effective_date } = await quote.customer.must(document, { id: quote.quoteId, day });
    expect(update_effective_date).toMatchObject({ effective_date: day, version: before.version + 1 });
    expect((await stored()).content_hash).not.toBe(before.content_hash);
  });

  test.each(['2026-06-14', '2026-08-15', '1999-01-01'])('refuses %s, outside of today and 60 days', async (day) => {
    expect(await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, day })).toEqual({
      code: 'effective_date_out_of_range',
      field: 'effective_date',
    });
  });

  test.each(['2026-02-30', 'tomorrow', ''])('refuses %j, which is no day of the calendar', async (day) => {
    const refused = await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, day });
    expect(refused).toEqual({ code: 'day_not_valid', field: 'effective_date' });
  });

  test('reckons today where the risk is', async () => {
    // Half past ten in the evening of June 15 in Ohio, when it is June 16 in Greenwich.
    fixture.backend.clock.set('2026-06-16T02:30:00Z');
    await quote.customer.must(document, { id: quote.quoteId, day: '2026-06-15' });
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
  });
});
