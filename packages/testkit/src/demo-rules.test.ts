import { expect, test } from 'vitest';
import { writeDemoRules } from './demo-rules.ts';
import { useFixture } from './fixture.ts';

const fixture = useFixture('demo rules');

test('the rules of the demo are kept, and none speaks against another', async () => {
  const { underwriter, productId } = fixture.tenants.insurer;
  await writeDemoRules(underwriter);
  type Book = { readonly underwriting_rule_book: { readonly rules: readonly object[] } };
  const { underwriting_rule_book: book } = await underwriter.must<Book>(
    'query ($id: uuid!) { underwriting_rule_book(product_id: $id) { rules { sentence warnings { message } } } }',
    { id: productId },
  );
  expect(book.rules).toEqual([
    { sentence: 'Hand to an agent when the number of vehicles is greater than 4.', warnings: [] },
    { sentence: 'Refer when the number of accidents is 2 or more.', warnings: [] },
    {
      sentence:
        'Refer when the per cent above the guide value is greater than 25 and the rated value is greater than $150,000.',
      warnings: [],
    },
    {
      sentence: 'Reject when the use is Full-time living and the mailing address is missing.',
      warnings: [],
    },
  ]);
});
