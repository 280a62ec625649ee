// The TypeScript that no commit holds: printed from the declared operations, the database and the documents of the pages.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';
import { printWebDocuments } from '../apps/web/scripts/print-web-documents.ts';
import { emit } from './emit.ts';
import { printOperationTypes } from './print-operation-types.ts';
import { printRegistry } from './print-registry.ts';
import { printTrustedDocuments } from './print-trusted-documents.ts';

/** What the server's operations take and answer; the primary keys are printed from the database before. */
export async function emitOperationTypes(): Promise<void> {
  const { primaryKeys } = await import('@roadworthy/db/generated/primary-keys.ts');
  const declared = globSync('packages/server/src/*/*.graphql').toSorted();
  const document = parse(declared.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const keys = new Map<string, string>(Object.entries(primaryKeys));
  emit('packages/server/src/generated/operations.ts', printOperationTypes(document, keys));
  emit('packages/server/src/generated/registry.ts', printRegistry());
}

/** What the pages ask, typed by `schema.graphql`, and which of it production answers. */
export async function emitDocuments(): Promise<void> {
  const folder = 'apps/web/src/generated';
  const { texts, files } = await printWebDocuments('schema.graphql');
  const former = globSync('documents/**/*.ts', { cwd: folder }).filter((file) => !files.has(file));
  for (const file of former) rmSync(join(folder, file));
  for (const [file, content] of files) emit(join(folder, file), content);
  emit('packages/server/src/generated/trusted-documents.ts', printTrustedDocuments(texts));
}
