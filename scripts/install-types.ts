// A step of every command's installation: makes the types that no commit holds, when what they are printed from changed.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));
const stampFile = join('node_modules', '.roadworthy-types');
const made = [
  'packages/db/src/generated/rows.ts',
  'packages/db/src/generated/primary-keys.ts',
  'packages/server/src/generated/operations.ts',
  'packages/server/src/generated/registry.ts',
  'packages/server/src/generated/trusted-documents.ts',
  'apps/web/src/generated/documents.ts',
  'apps/web/src/generated/document-reads.ts',
];
const sources = [
  'packages/db/{migrations,access}/*.sql',
  'packages/db/src/*.ts',
  'packages/server/src/*/*.graphql',
  'apps/web/src/**/*.graphql',
  'apps/web/scripts/*.ts',
  'schema.graphql',
  'scripts/{emit,install-types,print-*}.ts',
];

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

// Which events and operations there are changes with every file of the core and the server, and is printed in a moment.
const { printRegistry } = await import('./print-registry.ts');
const { emit } = await import('./emit.ts');
const { emitEvents } = await import('./emit-events.ts');
const { emitFrameRoutes } = await import('./emit-frame-routes.ts');
await emitEvents();
emitFrameRoutes();
emit('packages/server/src/generated/registry.ts', printRegistry());

const hash = hashOf(globSync(sources).filter((file) => !file.endsWith('.test.ts')));
const isCurrent =
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash && made.every((file) => existsSync(file));
if (!isCurrent) {
  console.log('Generating types…');
  const { generateDatabaseFiles } = await import('@roadworthy/db/generate-database-files.ts');
  await generateDatabaseFiles({ check: true });
  const { emitDocuments, emitOperationTypes } = await import('./print-types.ts');
  await emitOperationTypes();
  await emitDocuments();
  writeFileSync(stampFile, hash);
}
