// Prints everything that is generated from the declared operations and the database. `--check` compares what is committed instead.
import { generateDatabaseFiles } from '@roadworthy/db/generate-database-files.ts';
import { printEnvExample } from '@roadworthy/server/kernel/settings/env.ts';
import { emit } from './emit.ts';
import { emitEvents } from './emit-events.ts';
import { emitFrameRoutes } from './emit-frame-routes.ts';
import { emitDocuments, emitOperationTypes } from './print-types.ts';
import { documentFonts } from './document-fonts.ts';
import { subsetFonts } from './subset-fonts.ts';

const check = process.argv.includes('--check');

const stale = await generateDatabaseFiles({ check });
const print = (file: string, content: string | Buffer): void => {
  if (emit(file, content, check)) stale.push(file);
};
await emitEvents();
emitFrameRoutes();
await emitOperationTypes();
// What follows reads the registry, which needs the types above.
const { printGraphqlSchema } = await import('./print-graphql-schema.ts');
const { printPermissions } = await import('./print-permissions.ts');
print('schema.graphql', await printGraphqlSchema());
print('permissions.md', await printPermissions());
print('.env.example', printEnvExample());
await emitDocuments();
for (const { file, bytes } of [...(await subsetFonts()), ...(await documentFonts())]) print(file, bytes);

if (check && stale.length > 0) {
  console.error(`Generated files are out of date: ${stale.join(', ')}. Run "npm run generate" and commit them.`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Generated ${stale.join(', ')}` : 'Generated files are up to date.');
