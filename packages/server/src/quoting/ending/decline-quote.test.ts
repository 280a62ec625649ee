import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('decline quote');
const document = 'mutation ($id: uuid!, $why: String!) { decline_quote(quote_id: $id, reason: $why) { status } }';

test('a quote that an underwriter declines keeps why and by whom, for staff alone', async () => {
  const { quoteId, customer } = await startQuote(fixture.backend, aQuote());
  const why = ' The roof was repaired with tape. ';
  const { decline_quote } = await fixture.tenants.insurer.underwriter.must<{ decline_quote: { status: string } }>(
    document,
    {
      id: quoteId,
      why,
    },
  );
  expect(decline_quote.status).toBe('ineligible');
  const notes = await selectRows(
    fixture.backend,
    'select note, author_name, visible from quote_notes where quote_id = $1',
    [quoteId],
  );
  expect(notes).toEqual([{ note: why.trim(), author_name: 'Ulla Harbor', visible: false }]);
  const { quote_notes } = await customer.must<{ quote_notes: unknown[] }>('{ quote_notes { note } }');
  expect(quote_notes).toEqual([]);
});
