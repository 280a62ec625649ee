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
import { describe, expect, test } from 'vitest';

const fixture = useFixture('renew quote link');

const document = 'mutation ($id: uuid!, $token: String!) { renew_quote_link(quote_id: $id, token: $token) { sent } }';
const refusalWith = ({ quoteId, token }: StartedQuote) =>
  refusalOf(fixture.backend, fixture.backend.anonymous(), document, { id: quoteId, token });

/** Makes the links given out so far old ones. */
const replaceToken = ({ quoteId }: StartedQuote) =>
  selectRows(fixture.backend, 'update quotes set token_version = token_version + 1 where quote_id = $1', [quoteId]);

describe('renew_quote_link', () => {
  test('sends a fresh link to the address on the quote, which it does not tell', async () => {
    const quote = await answeredQuote(fixture.backend, aQuote());
    await replaceToken(quote);
    const link = { id: quote.quoteId, token: quote.token };
    expect(await fixture.backend.anonymous().must(document, link)).toEqual({ renew_quote_link: { sent: true } });
    const owed = await selectRows(
      fixture.backend,
      'select template, recipient from notifications where quote_id = $1',
      [quote.quoteId],
    );
    expect(owed).toEqual([{ template: 'resume_quote', recipient: 'ada.moreno@example.com' }]);
  });

  test('sends it to the address on the quote for a browser that has kept nothing but its id', async () => {
    const quote = await answeredQuote(fixture.backend, aQuote());
    const byId = 'mutation ($id: uuid!) { renew_quote_link(quote_id: $id) { sent } }';
    const answer = await fixture.backend.anonymous().must(byId, { id: quote.quoteId });
    expect(answer).toEqual({ renew_quote_link: { sent: true } });
    const owed = await selectRows(
      fixture.backend,
      'select template, recipient from notifications where quote_id = $1',
      [quote.quoteId],
    );
    expect(owed).toEqual([{ template: 'resume_quote', recipient: 'ada.moreno@example.com' }]);
    const nobodys = { id: '01900000-0000-7000-8000-000000000000' };
    expect(await refusalOf(fixture.backend, fixture.backend.anonymous(), byId, nobodys)).toEqual({ code: 'not_found' });
  });

  test('has nowhere to send a link before there is an address', async () => {
    const quote = await startQuote(fixture.backend, aQuote());
    await replaceToken(quote);
    expect(await refusalWith(quote)).toEqual({ code: 'quote_without_email' });
  });

  test('sends no link to a policy', async () => {
    expect(await refusalWith(await boundQuote(fixture.backend, aQuote()))).toEqual({ code: 'quote_not_resumable' });
  });

  test('knows no quote by a token that was made for another', async () => {
    const [one, other] = [await startQuote(fixture.backend, aQuote()), await startQuote(fixture.backend, aQuote())];
    expect(await refusalWith({ ...one, token: other.token })).toEqual({ code: 'not_found' });
  });
});
