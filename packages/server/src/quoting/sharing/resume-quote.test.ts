import { randomUUID } from 'node:crypto';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import {
  answeredQuote,
  aQuote,
  boundQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('resume quote');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await answeredQuote(fixture.backend, aQuote());
});

const replaceToken = (backend: Backend, quoteId: string) =>
  selectRows(backend, 'update quotes set token_version = 2 where quote_id = $1', [quoteId]);

const document = `query ($id: uuid!, $token: String!) {
  resume_quote(quote_id: $id, token: $token) { result quote_id quote_token next }
}`;
const resume = (id: string, token: string) => fixture.backend.anonymous().must(document, { id, token });

describe('resume_quote', () => {
  test('goes on where the quote was left', async () => {
    expect(await resume(quote.quoteId, quote.token)).toEqual({
      resume_quote: { result: 'restored', quote_id: quote.quoteId, quote_token: quote.token, next: 'plans' },
    });
  });

  test('does not mind how the id is spelled', async () => {
    expect(await resume(quote.quoteId.toUpperCase(), quote.token)).toMatchObject({
      resume_quote: { result: 'restored' },
    });
  });

  test('answers a wrong token, a foreign one and an unknown quote alike, byte for byte', async () => {
    const other = await startQuote(fixture.backend, aQuote());
    const flipped = quote.token.endsWith('A') ? 'B' : 'A';
    const bodies: string[] = [];
    for (const [id, token] of [
      [randomUUID(), quote.token],
      [quote.quoteId, other.token],
      [other.quoteId, quote.token],
      [quote.quoteId, 'nonsense'],
      [quote.quoteId, `${quote.token.slice(0, -1)}${flipped}`],
      [quote.quoteId, ''],
    ] as const) {
      bodies.push((await fixture.backend.anonymous().ask(document, { id, token })).body);
      const refused = await refusalOf(fixture.backend, fixture.backend.anonymous(), document, { id, token });
      expect(refused).toEqual({ code: 'not_found' });
    }
    expect(new Set(bodies).size).toBe(1);
  });

  test('says of a token that has been replaced that the link is an old one, and sends nothing', async () => {
    const renewed = await answeredQuote(fixture.backend, aQuote());
    await replaceToken(fixture.backend, renewed.quoteId);
    expect(await resume(renewed.quoteId, renewed.token)).toEqual({
      resume_quote: { result: 'outdated', quote_id: null, quote_token: null, next: null },
    });
    expect(
      await selectRows(fixture.backend, 'select from notifications where quote_id = $1', [renewed.quoteId]),
    ).toEqual([]);
  });

  test('does not open a bound quote with the link from before', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    expect(await resume(bound.quoteId, bound.token)).toMatchObject({ resume_quote: { quote_token: null } });
  });

  test('shows an ended offer as such', async () => {
    const ended = await answeredQuote(fixture.backend, aQuote());
    await fixture.backend.owner.pool.query(`update quotes set status = 'expired' where quote_id = $1`, [ended.quoteId]);
    expect(await resume(ended.quoteId, ended.token)).toMatchObject({ resume_quote: { next: 'expired' } });
  });
});
