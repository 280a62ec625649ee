import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { newOperationFiles, withField, withRegistration } from './new-operation-files.ts';

const decline = { slice: 'quoting', name: 'decline-quote', table: 'quotes', key: 'quote_id', permission: 'quote:edit' };

test('one stem names the files, the function, the field and the decision', () => {
  const files = newOperationFiles(decline);
  expect(files.map(({ path }) => path)).toEqual([
    'packages/core/src/quoting/decline-quote.ts',
    'packages/core/src/quoting/decline-quote.test.ts',
    'packages/server/src/quoting/decline-quote.ts',
    'packages/server/src/quoting/decline-quote.contract.ts',
    'packages/server/src/quoting/decline-quote.test.ts',
  ]);
  const [core, , server, contract] = files.map(({ text }) => text);
  expect(core).toContain('export function decideDeclineQuote(');
  expect(server).toContain('export const declineQuote = operation({');
  expect(contract).toContain("operation: 'decline_quote'");
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

test.each([
  ['operations: [bindQuote, signQuote] }', 'operations: [bindQuote, signQuote, declineQuote] }'],
  [
    'operations: [\n    ...[bindQuote],\n    ...[signQuote],\n  ],',
    'operations: [\n    ...[bindQuote],\n    ...[signQuote], declineQuote],',
  ],
])('the slice lists it and imports it in order: %j', (list, grown) => {
  const imports =
    "import type { Slice } from '../kernel/slice.ts';\nimport { bindQuote } from './bind-quote.ts';\nimport { signQuote } from './sign-quote.ts';\n";
  const source = `${imports}\nexport const quotingSlice = { ${list}`;
  const registered = withRegistration(source, decline);
  expect(registered).toContain(grown);
  expect(registered).toContain(
    "'./bind-quote.ts';\nimport { declineQuote } from './decline-quote.ts';\nimport { signQuote }",
  );
});
