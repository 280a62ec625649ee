import { aQuote, plannedQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('answers in french', { now: '2026-06-15T14:00:00Z' });
const french = { locale: 'fr-CA' } as const;
let planned: StartedQuote;
let started: StartedQuote;
beforeAll(async () => {
  planned = await plannedQuote(fixture.backend, aQuote());
  started = await startQuote(fixture.backend, aQuote());
});

const askFrench = async <Data>({ customer, quoteId }: StartedQuote, query: string) =>
  customer.must<Data>(query, { id: quoteId }, french);

describe('a page in French', () => {
  test('reads refusals in French, days included, under the same code', async () => {
    const document = `mutation ($id: uuid!, $day: date!) {
      update_effective_date(quote_id: $id, effective_date: $day) { id }
    }`;
    const { errors } = await planned.customer.ask(document, { id: planned.quoteId, day: '2027-06-15' }, french);
    expect(errors).toEqual([
      {
        message: 'Choisissez un jour du 15 juin 2026 au 14 août 2026.',
        extensions: expect.objectContaining({ code: 'effective_date_out_of_range', field: 'effective_date' }),
      },
    ]);
    const english = await planned.customer.ask(document, { id: planned.quoteId, day: '2027-06-15' });
    expect(english.errors[0]?.message).toBe('Choose a day from Jun 15, 2026 to Aug 14, 2026.');
  });

  test('reads why something may not be done', async () => {
    const { abilities } = await askFrench<{ abilities: { operation: string; code: string; message: string }[] }>(
      planned,
      'query ($id: uuid!) { abilities(table: "quotes", id: $id) { operation code message } }',
    );
    expect(abilities).toContainEqual({
      operation: 'bind_quote',
      code: 'not_signed',
      message: 'L’assuré désigné doit d’abord signer.',
    });
  });

  test('reads what is missing', async () => {
    const { checkout_state } = await askFrench<{ checkout_state: { missing_fields: { message: string }[] } }>(
      started,
      'query ($id: uuid!) { checkout_state(quote_id: $id) { missing_fields { message } } }',
    );
    expect(checkout_state.missing_fields[0]?.message).toBe('Entrez l’année du modèle.');
  });

  test('reads covers, terms, discounts and obstacles of a price', async () => {
    const { quote_pricing } = await askFrench<{
      quote_pricing: { items: { label: string; terms: string | null }[]; obstacles: { message: string }[] };
    }>(planned, 'query ($id: uuid!) { quote_pricing(quote_id: $id) { items { label terms } obstacles { message } } }');
    expect(quote_pricing.items).toContainEqual({
      label: 'Sans collision ni versement',
      terms: 'Franchise de 500\u00a0$',
    });
    const { recommended_plans } = await askFrench<{
      recommended_plans: { rows: { label: string; terms: string }[] }[];
    }>(planned, 'query ($id: uuid!) { recommended_plans(quote_id: $id) { rows { label terms } } }');
    expect(recommended_plans[0]?.rows).toContainEqual({ label: 'Assistance routière', terms: 'Non compris' });
  });

  test('reads what a price range assumes', async () => {
    const { price_range } = await askFrench<{ price_range: { assumptions: { message: string }[] } }>(
      planned,
      'query ($id: uuid!) { price_range(quote_id: $id) { assumptions { message } } }',
    );
    for (const { message } of price_range.assumptions) expect(message).not.toMatch(/^(The|No|Cover|Drivers|A)\b/);
  });
});
