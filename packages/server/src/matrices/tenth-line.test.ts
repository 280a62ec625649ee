import { lineBook, lineFor } from '@roadworthy/core/lines/line-for.ts';
import { aSubject } from '@roadworthy/core/lines/testing/example-objects.ts';
import { snowmobile, snowmobileRows } from '@roadworthy/core/lines/testing/snowmobile.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aLineQuote } from '@roadworthy/testkit/line-quotes.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderDocument } from '../documents/render-document.ts';
import { eventHandlers } from '../registry.ts';

const fixture = useFixture('a tenth line');
// The database knows who sells by name: while this test runs, one of them sells something else.
const provider = 'windshield';
const replaced = lineFor(provider) ?? snowmobile;
const line = { ...snowmobile, provider };

beforeAll(async () => {
  lineBook.set(provider, line);
  const { organizationId } = fixture.tenants.insurer.organization;
  const { structure, terms } = line;
  await fixture.backend.owner.pool.query(
    `insert into products (organization_id, product_name, provider, live_in, available_policy_duration_months,
       default_policy_duration_months, new_policy_number)
     values ($1, 'Snowmobile', $2, '{US-OH}', $3, $4, 'SNO')`,
    [organizationId, provider, terms.months, terms.usual],
  );
  await releaseRates(fixture.backend.owner, { organizationId, provider, structure, rows: snowmobileRows });
});
afterAll(() => lineBook.set(provider, replaced));

test('a tenth line from data alone is quoted, rated with its trace, bought, and its declarations are printed', async () => {
  const sled = { class: 'trail_sled', value: 800_000, track_inches: 146, raced: false };
  const example = aSubject([sled], { damage: { deductible: 250 }, rescue: {} }, { termMonths: 6 });
  const { quoteId, policyId, customer } = await boundQuote(fixture.backend, aLineQuote(line, example));
  const { quote_pricing: pricing } = await customer.must<{
    quote_pricing: { total: number; items: unknown; trace: { coverage: string; factor: string; value: string }[] };
  }>(
    `query ($id: uuid!) {
      quote_pricing(quote_id: $id) { total items { coverage label amount } trace { coverage factor value } }
    }`,
    { id: quoteId },
  );
  // 5.5 + 2.7 = 8.2 units; 21 x 8.2 x 1.25 x 1.00 x .80 = 172.20; rescue 25 x .80
  expect(pricing).toMatchObject({
    total: 19_220,
    items: [
      { coverage: 'damage', label: 'Damage to the sled', amount: 17_220 },
      { coverage: 'rescue', label: 'Rescue', amount: 2000 },
    ],
  });
  expect(pricing.trace.map(({ factor }) => factor)).toEqual(
    expect.arrayContaining(['kind', 'worth', 'track', 'deductible', 'season', 'rescue']),
  );
  const [policy] = await selectRows<{ policy_number: string; premium: number }>(
    fixture.backend,
    'select policy_number, premium::int from policies where policy_id = $1',
    [policyId],
  );
  expect(policy).toMatchObject({ policy_number: expect.stringMatching(/^SNO/), premium: 19_220 });
  const printed = await printedDeclarations(policyId);
  for (const words of ['Declarations: Snowmobile', 'Trail', 'Damage to the sled', '$250', 'Rescue', '$192.20']) {
    expect(printed).toContain(words);
  }
});

/** The text of a policy's declarations, rendered as the worker does. */
async function printedDeclarations(policyId: string): Promise<string> {
  const { platform } = fixture.backend;
  const { organizationId } = fixture.tenants.insurer.organization;
  const document = () =>
    selectOne<{ document_id: string; storage_key: string | null }>(
      fixture.backend,
      "select document_id, storage_key from documents where policy_id = $1 and document_type = 'declarations'",
      [policyId],
    );
  const { document_id: documentId } = await document();
  await renderDocument({ platform, handlers: eventHandlers }, { documentId, organizationId });
  const bytes = await platform.storage.get((await document()).storage_key ?? '');
  const { text } = await extractText(new Uint8Array(bytes ?? []), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
