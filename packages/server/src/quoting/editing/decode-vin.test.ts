import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('decode vin', { env: { OPERATION_CONNECTIONS: '1' } });
let quote: StartedQuote;
beforeAll(async () => {
  quote = await startQuote(fixture.backend, aQuote());
});

const document = `query ($vin: String!, $year: Int) {
  decode_vin(vin: $vin, year: $year) { status vin make model year type length body is_chassis }
}`;
type Decoded = { decode_vin: { status: string; vin: string; make: string | null; year: number | null } };
const nothing = { make: null, model: null, year: null, type: null, length: null, body: null, is_chassis: false };

describe('decode_vin', () => {
  test('tells the bearer of a quote what the number says, typed as on the plate', async () => {
    const { decode_vin } = await quote.customer.must<Decoded>(document, { vin: '4x4 tsmh2 4fs-123456' });
    expect(decode_vin).toMatchObject({ status: 'decoded', vin: '4X4TSMH24FS123456', make: 'Forest River', year: 2015 });
  });

  test('says of a motorhome that the number is that of its chassis', async () => {
    const { decode_vin } = await fixture.tenants.insurer.agent.must<Decoded>(document, { vin: exampleVin(2021) });
    expect(decode_vin).toMatchObject({ make: 'Ford', year: 2021, type: 'class_a', is_chassis: true });
  });

  test('takes the year that its owner says for the one of two that are 30 apart', async () => {
    const requested = { vin: exampleVin(2018), year: 1988 };
    expect((await quote.customer.must<Decoded>(document, requested)).decode_vin.year).toBe(1988);
  });

  test('answers whatever year the form says, which may be the one that is wrong', async () => {
    const requested = { vin: '4X4TSMH24FS123456', year: 2021 };
    expect((await quote.customer.must<Decoded>(document, requested)).decode_vin).toMatchObject({ year: 2015 });
  });

  test.each([
    ['unknown', exampleVin(2021, 404), null],
    ['unavailable', exampleVin(2021, 408), null],
    ['unavailable', exampleVin(2021, 503), null],
    ['unknown', '2HS4123', 1974],
  ])('answers %s to %s, and suggests nothing', async (status, vin, year) => {
    expect((await quote.customer.must<Decoded>(document, { vin, year })).decode_vin).toEqual({
      ...nothing,
      status,
      vin,
    });
  });

  test('waits for the vendor without a transaction: every connection may be taken', async () => {
    const taken = await fixture.backend.platform.pools.operations.connect();
    try {
      const { decode_vin } = await quote.customer.must<Decoded>(document, { vin: exampleVin(2020) });
      expect(decode_vin.status).toBe('decoded');
    } finally {
      taken.release();
    }
  });

  test('a visitor without a quote is not answered', async () => {
    const { errors } = await fixture.backend.anonymous().ask(document, { vin: exampleVin(2020) });
    expect(errors).toHaveLength(1);
  });

  test('the customers of one network look up 300 numbers in an hour, and agents go on', async () => {
    const requested = { vin: exampleVin(2019, 77) };
    let answered = 0;
    while ((await quote.customer.ask(document, requested)).errors.length === 0 && answered < 400) answered += 1;
    expect(answered).toBeGreaterThan(250);
    expect(answered).toBeLessThanOrEqual(300);
    const { code } = await refusalOf(fixture.backend, quote.customer, document, requested);
    expect(code).toBe('too_many_attempts');
    await fixture.tenants.insurer.agent.must(document, requested);
  });
});
