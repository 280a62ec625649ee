import { actuaryDocuments } from '@roadworthy/core/documents/vocabulary.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('actuary documents');
type Read = { document_name: string; provider_version: string; payload: Record<string, unknown> };

const ofQuote = `mutation ($id: uuid!, $name: String!) {
  document: read_quote_actuary_document(quote_id: $id, document_name: $name) { document_name provider_version payload }
}`;
const ofPolicy = ofQuote.replace('read_quote_actuary_document(quote_id', 'read_policy_actuary_document(policy_id');
const actuary = () => someone(fixture.backend, 'global:actuary');

test('a document of a policy is its price to the cent, and names nobody who is on it', async () => {
  const { policyId, quoteId } = await boundQuote(fixture.backend, aQuote());
  const [sold] = await selectRows<{ total: number; version: string }>(
    fixture.backend,
    `select q.total, v.provider_version as version from quotes q join rater_versions v using (rater_version_id)
     where quote_id = $1`,
    [quoteId],
  );
  const texts: string[] = [];
  for (const name of actuaryDocuments) {
    const { document } = await actuary().must<{ document: Read }>(ofPolicy, { id: policyId, name });
    expect(document).toMatchObject({ document_name: name, provider_version: sold?.version });
    if (name === 'rating_response') expect(document.payload['total']).toBe(sold?.total);
    texts.push(JSON.stringify(document.payload));
  }
  for (const known of ['Moreno', 'ada.moreno', '614', '555-0148', '1968-03-09', 'Oak Street', '43215']) {
    expect(texts.filter((text) => text.includes(known))).toEqual([]);
  }
});

test('a document of a quote that is not sold is what its rates say now', async () => {
  const { quoteId } = await plannedQuote(fixture.backend, aQuote());
  const { document } = await actuary().must<{ document: Read }>(ofQuote, { id: quoteId, name: 'rating_response' });
  const [quote] = await selectRows<{ total: number }>(fixture.backend, 'select total from quotes where quote_id = $1', [
    quoteId,
  ]);
  expect(document.payload['total']).toBe(quote?.total);
});

test('a name that is none of a document is refused', async () => {
  const { policyId } = await boundQuote(fixture.backend, aQuote());
  const { errors } = await actuary().ask(ofPolicy, { id: policyId, name: 'declarations' });
  expect(errors[0]?.extensions).toMatchObject({ code: 'document_not_known', field: 'document_name' });
});

test('it is kept who read which document', async () => {
  const { quoteId } = await plannedQuote(fixture.backend, aQuote());
  await actuary().must(ofQuote, { id: quoteId, name: 'terms' });
  const rows = await selectRows<{ actor_role: string }>(
    fixture.backend,
    `select actor_role from audit_log where operation = 'read_quote_actuary_document' and root_id = $1`,
    [quoteId],
  );
  expect(rows).toEqual([{ actor_role: 'global:actuary' }]);
});
