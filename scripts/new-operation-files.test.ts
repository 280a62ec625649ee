import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { newOperationFiles, withField } from './new-operation-files.ts';

const decline = {
  slice: 'quoting',
  name: 'decline-quote',
  table: 'quotes',
  key: 'quote_id',
  permission: 'quote:edit',
  isShown: true,
};

test('one stem names the files, the function, the field and the decision', () => {
  const files = newOperationFiles(decline);
  expect(files.map(({ path }) => path)).toEqual([
    'packages/core/src/quoting/decline-quote.ts',
    'packages/core/src/quoting/decline-quote.test.ts',
    'packages/server/src/quoting/decline-quote.ts',
    'packages/server/src/quoting/decline-quote.test.ts',
    'apps/web/src/features/quoting/decline-quote/decline-quote.graphql',
    'apps/web/src/features/quoting/decline-quote/decline-quote.words.ts',
  ]);
  const [core, , server, , document, dialog] = files.map(({ text }) => text);
  expect(core).toContain('export function decideDeclineQuote(');
  expect(server).toContain('export const declineQuote = operation({');
  expect(server).toContain("root: 'quote_id'");
  expect(document).toContain('mutation DeclineQuote($quote_id: uuid!) {\n  decline_quote(quote_id: $quote_id) {');
  expect(dialog).toContain("'actions.decline_quote': {");
});

test('what no page shows has neither a document nor words of a dialog', () => {
  const paths = newOperationFiles({ ...decline, isShown: false }).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('apps/web/'))).toEqual([]);
});

test('the field stands among the mutations of its slice, or begins them', () => {
  const sdl =
    'type thing {\n  a: Int\n}\n\nextend type mutation_root {\n  sign_quote(quote_id: uuid!): quotes\n}\n\ntype other {\n  b: Int\n}\n';
  const grown = withField(sdl, decline);
  expect(grown).toMatch(
    /sign_quote\(quote_id: uuid!\): quotes\n {2}".+"\n {2}decline_quote\(quote_id: uuid!\): quotes\n\}/,
  );
  expect(() => parse(grown)).not.toThrow();
  expect(() => parse(withField('', decline))).not.toThrow();
});
