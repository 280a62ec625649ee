import { describe, expect, test } from 'vitest';
import { codeOf, exampleInsured, exampleQuote } from '../quote.fixture.ts';
import { decideRenewQuoteLink, decideSaveQuoteProgress } from './save-quote-progress.ts';
import { quoteStatuses } from '../vocabulary.ts';

const resumable = ['open', 'agent_required', 'agent_approved', 'referred', 'expired'];

describe('the link back to a quote', () => {
  test.each(quoteStatuses)('of a quote that is %s is sent only while somebody may go on with it', (status) => {
    const code = resumable.includes(status) ? null : 'quote_not_resumable';
    const quote = exampleQuote({ status });
    expect([codeOf(decideSaveQuoteProgress(quote, 'ada@example.com')), codeOf(decideRenewQuoteLink(quote))]).toEqual([
      code,
      code,
    ]);
  });

  test('goes to the address that was given, in lower case', () => {
    expect(decideSaveQuoteProgress(exampleQuote(), ' Ada@Example.com ')).toMatchObject({
      event: { type: 'quote_progress_saved', quoteId: 'quote-1', email: 'ada@example.com' },
    });
  });

  test('goes to no address that is none', () => {
    expect(decideSaveQuoteProgress(exampleQuote(), 'ada')).toMatchObject({
      refusal: { code: 'email_invalid', field: 'email' },
    });
  });

  test('is renewed for the address on the quote alone', () => {
    expect(decideRenewQuoteLink(exampleQuote())).toMatchObject({ event: { email: exampleInsured.email } });
    const without = exampleQuote({ entities: [{ ...exampleInsured, email: null }] });
    expect(codeOf(decideRenewQuoteLink(without))).toBe('quote_without_email');
  });
});
