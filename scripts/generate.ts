// Prints everything that is generated from the declared operations and the database. `--check` compares instead.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { generateDatabaseFiles } from '@roadworthy/db/generate-database-files.ts';
import { parse } from 'graphql';
import { printEnvExample } from '@roadworthy/server/kernel/env.ts';
import { printWebDocuments } from '../apps/web/scripts/print-web-documents.ts';
import { printOperationTypes } from './print-operation-types.ts';
import { printTrustedDocuments } from './print-trusted-documents.ts';
import { subsetFonts } from './subset-fonts.ts';

const check = process.argv.includes('--check');
const stale: string[] = [];

function emit(file: string, content: string | Buffer): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  stale.push(file);
  if (!check) writeFileSync(file, bytes);
}

const declared = globSync('packages/server/src/*/*.graphql').toSorted();
const document = parse(declared.map((file) => readFileSync(file, 'utf8')).join('\n'));

stale.push(...(await generateDatabaseFiles({ check })));
const { primaryKeys } = await import('@roadworthy/db/generated/primary-keys.ts');
const keys = new Map<string, string>(Object.entries(primaryKeys));
emit('packages/server/src/generated/operations.ts', printOperationTypes(document, keys));
// What follows reads the registry, which needs the files above.
const { printGraphqlSchema } = await import('./print-graphql-schema.ts');
const { printPermissions } = await import('./print-permissions.ts');
emit('schema.graphql', await printGraphqlSchema());
emit('permissions.md', await printPermissions());
emit('.env.example', printEnvExample());
const webDocuments = await printWebDocuments('schema.graphql');
emit('apps/web/src/generated/documents.ts', webDocuments);
emit('packages/server/src/generated/trusted-documents.ts', printTrustedDocuments(webDocuments));
for (const { file, bytes } of await subsetFonts()) emit(file, bytes);

if (check && stale.length > 0) {
  console.error(`Generated files are out of date: ${stale.join(', ')}. Run "npm run generate" and commit them.`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Generated ${stale.join(', ')}` : 'Generated files are up to date.');
