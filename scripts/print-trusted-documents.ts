import { createHash } from 'node:crypto';

/** The hashes of the documents, exactly as the pages send them; given are the texts by the names of their operations. */
export function printTrustedDocuments(texts: ReadonlyMap<string, string>): string {
  const entries = [...texts].map(
    ([name, text]) => `  ['${createHash('sha256').update(text).digest('hex')}', '${name}'],\n`,
  );
  return `// Printed from the documents of the web by scripts/generate.ts. Do not edit.

/** The SHA-256 of every document that our pages send, and the name of its operation. */
export const trustedDocuments: ReadonlyMap<string, string> = new Map([
${entries.join('')}]);
`;
}
