import { randomUUID } from 'node:crypto';
import { formatCents } from '@roadworthy/core/shared/money/money.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aFrenchQuote,
  aMotorhomeQuote,
  aQuote,
  plannedQuote,
  startQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addLineProducts } from '@roadworthy/testkit/seed.ts';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventHandlers } from '../registry.ts';
import { renderDocument } from './render-document.ts';

const fixture = useFixture('prepare proposal', { now: '2026-06-15T14:00:00Z' });
const agent = () => fixture.tenants.insurer.agent;
beforeAll(() => addLineProducts(fixture.backend.owner, fixture.tenants.insurer.organization));

type Row = {
  readonly document_id: string;
  readonly organization_id: string;
  readonly status: string;
  readonly version: number;
  readonly storage_key: string;
};

const mutation = `mutation ($id: uuid!, $providers: [String!]) {
  prepare_proposal(quote_id: $id, providers: $providers) { id }
}`;
const rowsOf = ({ quoteId }: StartedQuote) =>
  selectRows<Row>(
    fixture.backend,
    "select * from documents where quote_id = $1 and document_type = 'proposal' order by version",
    [quoteId],
  );

async function proposed(quote: StartedQuote, providers: readonly string[] = []): Promise<readonly Row[]> {
  await agent().must(mutation, { id: quote.quoteId, providers });
  const kernel = { platform: fixture.backend.platform, handlers: eventHandlers };
  for (const { document_id: documentId, organization_id: organizationId, status } of await rowsOf(quote)) {
    if (status === 'pending') await renderDocument(kernel, { documentId, organizationId });
  }
  return rowsOf(quote);
}

async function textOf({ storage_key }: Row): Promise<string> {
  const bytes = await fixture.backend.platform.storage.get(storage_key);
  if (!bytes) throw new Error('There is no file');
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ').replaceAll('\u2212', '-');
}

type Way = {
  payment_term: string;
  due_today: number;
  total: number;
  saving: number;
  following: { count: number; amount: number }[];
};
type Card = { total: number; ways_to_pay: Way[] };
const cardsOf = async ({ quoteId }: StartedQuote, provider?: string): Promise<Card[]> => {
  const fields = 'total ways_to_pay { payment_term due_today total saving following { count amount } }';
  if (provider === undefined) {
    const document = `query ($id: uuid!) { recommended_plans(quote_id: $id) { ${fields} } }`;
    return (await agent().must<{ recommended_plans: Card[] }>(document, { id: quoteId })).recommended_plans;
  }
  const { recommended_plans_new_provider: offer } = await agent().must<{
    recommended_plans_new_provider: { cards: Card[] };
  }>(
    `query ($id: uuid!, $provider: String!) {
      recommended_plans_new_provider(quote_id: $id, provider: $provider) { cards { ${fields} } }
    }`,
    { id: quoteId, provider },
  );
  return offer.cards;
};

/** The rows of money as they stand beneath the offers that the pages show. */
function moneyRows(cards: readonly Card[]): string[] {
  const row = (label: string, of: (monthly: Way, inFull: Way, card: Card) => string) =>
    [
      label,
      ...cards.map((card) => {
        const [monthly, inFull] = ['monthly', 'pay_in_full'].map((term) =>
          card.ways_to_pay.find(({ payment_term }) => payment_term === term),
        );
        if (!monthly || !inFull) throw new Error('A card is paid in both ways');
        return of(monthly, inFull, card);
      }),
    ].join(' ');
  return [
    row('Total for the term', (_monthly, _inFull, { total }) => formatCents(total)),
    row('Paid monthly: due today', ({ due_today }) => formatCents(due_today)),
    row('Paid monthly: then', ({ following }) =>
      following.map(({ count, amount }) => `${count} × ${formatCents(amount)}`).join(', '),
    ),
    row('Paid monthly: all payments', ({ total }) => formatCents(total)),
    row('Paid in full: due today', (_monthly, { total }) => formatCents(total)),
    row('Paid in full: saves', (_monthly, { saving }) => formatCents(saving)),
  ];
}

/** Gives a quote the agent of the insurer, who has a telephone. */
async function assigned(quote: StartedQuote, phone = '614-555-0177'): Promise<void> {
  const { user_id } = await selectOne<{ user_id: string }>(
    fixture.backend,
    `update users set phone = $2 where user_id = (
       select user_id from organization_members where role = 'organization:agent' and organization_id = $1
     ) returning user_id`,
    [fixture.tenants.insurer.organization.organizationId, phone],
  );
  await agent().must(
    'mutation ($id: uuid!, $agent: uuid) { update_assigned_agent(quote_id: $id, assigned_agent_id: $agent) { id } }',
    { id: quote.quoteId, agent: user_id },
  );
}

const stateOf = async ({ customer, quoteId }: StartedQuote) => {
  const { quote_documents } = await customer.must<{
    quote_documents: { document_type: string; version: number | null; outdated: boolean }[];
  }>('query ($id: uuid!) { quote_documents(quote_id: $id) { document_type version outdated } }', { id: quoteId });
  return quote_documents.find(({ document_type }) => document_type === 'proposal');
};

const movesTo = ({ customer, quoteId }: StartedQuote, day: string) =>
  customer.must(
    'mutation ($id: uuid!, $day: date!) { update_effective_date(quote_id: $id, effective_date: $day) { id } }',
    { id: quoteId, day },
  );

describe('a proposal', () => {
  test('says who is insured, what each plan covers and costs as its card does, what that means, and who sends it', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
    await assigned(quote);
    const [row, ...others] = await proposed(quote);
    expect(others).toEqual([]);
    const text = row ? await textOf(row) : '';
    for (const part of [
      'Proposal for recreational vehicle insurance',
      'For Ada Moreno Cover 12 months from Jun 16, 2026 Prices good until Jul 15, 2026',
      'Ada Moreno 12 Oak Street Columbus, OH 43215',
      'Harbor RV Insurance 614-555-0177',
      '2023 Tiffin Allegro Class A motorhome VIN 1F66F5DY4PA100001 Recreational $120,000',
      'Essential Road-ready, chosen Full-throttle',
      '$50,000 each person, $100,000 each accident, $50,000 property damage $100,000 each person',
      'Collision $1,000 deductible $500 deductible $500 deductible',
      'Pet injury Not included Not included Included',
      'What a total loss pays Actual cash value Agreed value Agreed value',
      'Premium $836.06 $1,068.48 $1,374.29 Fees $25.00 $25.00 $25.00 Taxes $0.00 $0.00 $0.00',
      ...moneyRows(await cardsOf(quote)),
      'A deductible is the part of each loss that you pay yourself',
      'Collision Damage in a crash or a turnover. Example: a post dents the side',
      'Not covered: wear, rust, rot, mould',
      'Accidents outside the United States and Canada.',
      'The prices are good until Jul 15, 2026',
      'nothing is covered until you have signed and paid',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Products compared|null|undefined|NaN/);
    // The first document of a process waits for the thread that lays it out.
  }, 60_000);

  test('shows what stands in the quote before the plans, where that is none of them', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    await quote.customer.must(
      'mutation ($id: uuid!, $covers: jsonb!) { update_coverages(quote_id: $id, coverages: $covers) { id } }',
      { id: quote.quoteId, covers: { comprehensive: { deductible: 250 }, collision: { deductible: 250 } } },
    );
    const { quote_pricing } = await quote.customer.must<{ quote_pricing: { total: number } }>(
      'query ($id: uuid!) { quote_pricing(quote_id: $id) { total } }',
      { id: quote.quoteId },
    );
    const [row] = await proposed(quote);
    const text = row ? await textOf(row) : '';
    expect(text).toContain('Your choice, chosen Essential Road-ready Full-throttle');
    expect(text).toContain(`Total for the term ${formatCents(quote_pricing.total)} `);
  });

  test('is in the language of the risk', async () => {
    const [row] = await proposed(await plannedQuote(fixture.backend, aFrenchQuote()));
    const text = row ? await textOf(row) : '';
    expect(text).toContain('Prix valables jusqu’au 15 juill. 2026');
    expect(text).toContain('Essentiel Prêt à rouler (choisie) Plein régime');
    expect(text).toContain('Collision et versement Franchise de 1 000 $ Franchise de 500 $ Franchise de 500 $');
    expect(text).not.toMatch(
      /\b(?:Premium|Deductible|deductible|Total for|Included|Not included|Paid|Plans|Cover|What)\b/,
    );
  });

  test('compares the product that the agent chose with the quote’s own, at the prices of its copy', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const [row] = await proposed(quote, ['pro']);
    const text = row ? await textOf(row) : '';
    const [own, pro] = [(await cardsOf(quote))[1], await cardsOf(quote, 'pro')];
    const other = pro[Math.floor(pro.length / 2)];
    if (!own || !other) throw new Error('Both products have plans');
    expect(text).toMatch(/Products compared Personal RV: Road-ready Pro.{0,12}: /);
    for (const part of moneyRows([own, other])) expect(text).toContain(part);
  });

  test.each([
    ['warranty', 'compared_not_priced'],
    ['boat', 'not_insured_by_line'],
    ['aviva', 'provider_not_sold'],
  ])('compares no %s, which has no price for this', async (provider, code) => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const input = { id: quote.quoteId, providers: [provider] };
    expect(await refusalOf(fixture.backend, agent(), mutation, input)).toEqual({ code, field: 'providers' });
    expect(await rowsOf(quote)).toEqual([]);
  });

  test('is not made without a price, nor by the customer', async () => {
    const started = await startQuote(fixture.backend, aQuote());
    const refused = await refusalOf(fixture.backend, agent(), mutation, { id: started.quoteId });
    expect(refused.code).toBe('named_insured_missing');
    const quote = await plannedQuote(fixture.backend, aQuote());
    expect((await refusalOf(fixture.backend, quote.customer, mutation, { id: quote.quoteId })).code).toBe(
      'validation-failed',
    );
  });

  test('stays as long as it says what it would say now; then the quote says so, and the next version is another file', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    expect(await stateOf(quote)).toMatchObject({ version: null, outdated: false });
    const before = await proposed(quote);
    expect(await proposed(quote)).toEqual(before);
    expect(await stateOf(quote)).toMatchObject({ version: 1, outdated: false });
    await movesTo(quote, '2026-06-20');
    expect(await stateOf(quote)).toMatchObject({ version: 1, outdated: true });
    const after = await proposed(quote);
    expect(after.map(({ version, status }) => [version, status])).toEqual([
      [1, 'ready'],
      [2, 'ready'],
    ]);
    expect(after[0]).toEqual(before[0]);
    expect(after[1] && (await textOf(after[1]))).toContain('12 months from Jun 20, 2026');
    expect(await stateOf(quote)).toMatchObject({ version: 2, outdated: false });
    await assigned(quote, '614-555-0199');
    expect(await stateOf(quote)).toMatchObject({ version: 2, outdated: true });
  });

  test('is made anew for other products, and read by whoever bears the link of its quote alone', async () => {
    const [quote, other] = [
      await plannedQuote(fixture.backend, aMotorhomeQuote()),
      await plannedQuote(fixture.backend, aQuote()),
    ];
    await proposed(quote);
    const [, second] = await proposed(quote, ['pro']);
    expect(second).toMatchObject({ version: 2, compared_providers: ['pro'] });
    const read = async ({ customer }: StartedQuote) =>
      (
        await customer.must<{ documents: unknown[] }>(
          'query { documents(where: { document_type: { _eq: "proposal" } }) { version } }',
        )
      ).documents.length;
    expect([await read(quote), await read(other)]).toEqual([2, 0]);
  });

  test('is read in the account of whose quote it is, and in nobody else’s', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const [row] = await proposed(quote);
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const account = (userId: string) =>
      fixture.backend.as({
        userId,
        role: 'global:user',
        email: `${userId}@example.com`,
        name: 'A',
        organizationId: null,
      });
    const read = async (userId: string) =>
      (await account(userId).must<{ documents: unknown[] }>('query { documents { document_type } }')).documents;
    const made = 'insert into users (user_id, email, first_name) values ($1, $2, $3)';
    await selectRows(fixture.backend, made, [mine, `${mine}@example.com`, 'Own']);
    await selectRows(fixture.backend, 'update quotes set user_id = $1 where quote_id = $2', [mine, quote.quoteId]);
    expect(await read(mine)).toEqual([{ document_type: 'proposal' }]);
    expect(await read(theirs)).toEqual([]);
    await selectRows(fixture.backend, 'update documents set visible = false where document_id = $1', [
      row?.document_id,
    ]);
    expect(await read(mine)).toEqual([]);
  });
});
