import { expect, test } from 'vitest';
import { demoQuestions, writeDemoQuestions } from './demo-questions.ts';
import { useFixture } from './fixture.ts';
import { answerNo, aQuote, plannedQuote, signedQuote } from './quote-scenarios.ts';

const fixture = useFixture('demo questions');

test('the questions of the demo are kept, none speaks against another, and with no to all of them a quote is signed', async () => {
  const { underwriter, productId } = fixture.tenants.insurer;
  await writeDemoQuestions(underwriter);
  type Book = { readonly underwriting_question_book: { readonly needs_french: boolean; readonly warnings: object[] } };
  const { underwriting_question_book: book } = await underwriter.must<Book>(
    'query ($id: uuid!) { underwriting_question_book(product_id: $id) { needs_french warnings { message } } }',
    { id: productId },
  );
  expect(book).toEqual({ needs_french: false, warnings: [] });
  const planned = await plannedQuote(fixture.backend, aQuote());
  expect(await answerNo(planned)).toBe(demoQuestions.length);
  expect(await answerNo(planned)).toBe(0);
  const { quoteId, customer } = await signedQuote(fixture.backend, { ...aQuote(), answersNo: true });
  const { quotes_by_pk } = await customer.must<{ quotes_by_pk: { signed_at: string | null } }>(
    'query ($id: uuid!) { quotes_by_pk(id: $id) { signed_at } }',
    { id: quoteId },
  );
  expect(quotes_by_pk.signed_at).not.toBeNull();
});
