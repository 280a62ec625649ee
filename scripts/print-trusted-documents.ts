import { createHash } from 'node:crypto';

const constant = /^export const (\w+)Document: [^=]+=\s*("(?:[^"\\]|\\.)*");$/gm;

/** The hashes of the documents in the printed `documents.ts`, exactly as the pages send them. */
export function printTrustedDocuments(webDocuments: string): string {
  const entries = [...webDocuments.matchAll(constant)].map(([, name = '', literal = '']) => {
    const text = JSON.parse(literal) as string;
    return `  ['${createHash('sha256').update(text).digest('hex')}', '${name}'],\n`;
  });
  const declared = webDocuments.match(/^export const \w+Document\b/gm) ?? [];
  if (entries.length === 0 || entries.length !== declared.length) {
    throw new Error(`${declared.length} documents are declared and ${entries.length} were read`);
  }
  return `// Printed from the documents of the web by scripts/generate.ts. Do not edit.

/** The SHA-256 of every document that our pages send, and the name of its operation. */
export const trustedDocuments: ReadonlyMap<string, string> = new Map([
${entries.join('')}]);
`;
}
