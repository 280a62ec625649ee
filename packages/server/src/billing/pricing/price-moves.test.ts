import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  aQuote,
  plannedQuote,
  signedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('price moves');

type Move = {
  answer: string;
  label: string;
  version: number | null;
  before_low: number;
  before_high: number;
  after_low: number;
  after_high: number;
  voids_signature: boolean;
  rows: { about: string; label: string; before: string[]; after: string[] }[];
};
type Range = { low: number; high: number; signed_before: number | null; moves: Move[] };

const rangeOf = async ({ customer, quoteId }: StartedQuote) => {
  const { price_range } = await customer.must<{ price_range: Range }>(
    `query ($id: uuid!) {
      price_range(quote_id: $id) {
        low high signed_before
        moves {
          answer label version before_low before_high after_low after_high voids_signature
          rows { about label before after }
        }
      }
    }`,
    { id: quoteId },
  );
  return price_range;
};
const answersOf = ({ moves }: Range) => moves.map(({ answer }) => answer);

const changeVehicle = async ({ customer, quoteId }: StartedQuote, changes: object) =>
  customer.must(
    'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }',
    { id: await vehicleOf(fixture.backend, quoteId), changes },
  );
const payIn = ({ customer, quoteId }: StartedQuote, term: string) =>
  customer.must(
    'mutation ($id: uuid!, $term: String!) { update_payment_term(quote_id: $id, payment_term: $term) { id } }',
    {
      id: quoteId,
      term,
    },
  );

const facts = aMotorhomeQuote();
async function valuedQuote(): Promise<StartedQuote> {
  const quote = await startQuote(fixture.backend, facts);
  const { year, rating_value } = facts.vehicle;
  await changeVehicle(quote, { year, rating_value });
  return quote;
}

describe('the moves of a price', () => {
  test('are none while there is only the first one', async () => {
    expect((await rangeOf(await valuedQuote())).moves).toEqual([]);
  });

  test('name each answer with the price before it, the price after it, and the rows that differ', async () => {
    const quote = await valuedQuote();
    const first = await rangeOf(quote);
    await changeVehicle(quote, { storage_type: 'street' });
    const second = await rangeOf(quote);
    expect(second.moves).toMatchObject([
      {
        answer: 'storage_type',
        label: 'How it is stored',
        voids_signature: false,
        before_low: first.low,
        before_high: first.high,
        after_low: second.low,
        after_high: second.high,
        rows: [
          {
            about: 'storage',
            label: 'Storage',
            after: ['street'],
          },
        ],
      },
    ]);
    await changeVehicle(quote, { usage_type: 'frequent', rental_utilization_rate: 10 });
    const third = await rangeOf(quote);
    expect(answersOf(third)).toEqual(['storage_type', 'usage_type', 'rental_utilization_rate']);
    expect(third.moves[2]).toMatchObject({ after_low: third.low, after_high: third.high });
  });

  test('are one chain from the first price to the exact one, whatever was answered on the way', async () => {
    const quote = await plannedQuote(fixture.backend, facts);
    const { moves, low, high } = await rangeOf(quote);
    expect(low).toBe(high);
    for (const [index, move] of moves.entries()) {
      if (index === 0) continue;
      const before = moves[index - 1];
      expect([move.before_low, move.before_high]).toEqual([before?.after_low, before?.after_high]);
    }
    expect(moves.at(-1)).toMatchObject({ after_low: low, after_high: high });
  });

  test('hold an edit that changes nothing for none', async () => {
    const quote = await plannedQuote(fixture.backend, facts);
    const before = await rangeOf(quote);
    await changeVehicle(quote, { make: 'Tiffin' });
    expect(await rangeOf(quote)).toEqual(before);
  });

  test('are said in the language of whoever reads them', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote({ locale: 'fr-CA', paymentTerm: 'pay_in_full' }));
    const { moves } = await rangeOf(quote);
    expect(moves.at(-1)).toMatchObject({
      label: 'Mode de paiement',
      rows: [{ label: 'Rabais', before: [], after: ['paid_in_full'] }],
    });
  });

  test('are no more than forty of a quote: the oldest give way', async () => {
    const quote = await valuedQuote();
    for (let round = 0; round < 42; round += 1) {
      await changeVehicle(quote, { storage_type: round % 2 === 0 ? 'street' : 'indoor' });
    }
    const rows = await selectRows<{ version: number }>(
      fixture.backend,
      'select version from price_moves where quote_id = $1',
      [quote.quoteId],
    );
    expect(rows).toHaveLength(40);
    const { moves, low } = await rangeOf(quote);
    expect(new Set(moves.map(({ answer }) => answer))).toEqual(new Set(['storage_type']));
    expect(moves.at(-1)).toMatchObject({ version: Math.max(...rows.map(({ version }) => version)), after_low: low });
  });

  test('by other rates say so without an edit', async () => {
    const quote = await plannedQuote(fixture.backend, facts);
    await fixture.backend.owner.pool.query(
      `update price_moves set low_after = low_after - 100, high_after = high_after - 100
       where quote_id = $1 and sequence = (select max(sequence) from price_moves where quote_id = $1)`,
      [quote.quoteId],
    );
    const { moves, low } = await rangeOf(quote);
    expect(moves.at(-1)).toMatchObject({
      answer: 'rates',
      label: 'Our rates',
      version: null,
      rows: [],
      before_low: low - 100,
      after_low: low,
    });
  });
});

describe('a signature that no longer holds', () => {
  const totalOf = async ({ quoteId }: StartedQuote) =>
    (
      await selectRows<{ total: number }>(fixture.backend, 'select total::int from quotes where quote_id = $1', [
        quoteId,
      ])
    )[0]?.total;

  test('is told with the price that it was for, and the move that voided it', async () => {
    const quote = await signedQuote(fixture.backend, facts);
    const signed = await totalOf(quote);
    await payIn(quote, facts.paymentTerm === 'monthly' ? 'pay_in_full' : 'monthly');
    const { moves, signed_before } = await rangeOf(quote);
    expect(signed_before).toBe(signed);
    expect(moves.at(-1)).toMatchObject({ answer: 'payment_term', voids_signature: true, before_low: signed });
    expect(moves.filter(({ voids_signature }) => voids_signature)).toHaveLength(1);
  });

  test('is told where the edit kept the price, too', async () => {
    const quote = await signedQuote(fixture.backend, facts);
    const before = await rangeOf(quote);
    await changeVehicle(quote, { make: 'Tiffin' });
    const after = await rangeOf(quote);
    expect(after.moves).toEqual(before.moves);
    expect(after.signed_before).toBe(await totalOf(quote));
  });

  test('was never given on a quote that nobody signed', async () => {
    expect((await rangeOf(await plannedQuote(fixture.backend, facts))).signed_before).toBeNull();
  });
});
