// Begins an operation: npm run new operation <slice> <verb-noun> [-- --table quotes --permission quote:edit]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { primaryKeys } from '@roadworthy/db/generated/primary-keys.ts';
import { newOperationFiles, withField } from './new-operation-files.ts';
import { runStep } from './run-step.ts';

const usage = 'npm run new operation <slice> <verb-noun> [-- --table <table> --permission <noun:verb>]';

function fail(problem: string): never {
  console.error(`${problem}\n${usage}`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'string' }, permission: { type: 'string' } },
});
const [what, slice = '', name = ''] = positionals;
if (what !== 'operation') fail('Only operations are begun so.');
const folder = `packages/server/src/${slice}`;
if (!/^[a-z]+$/.test(slice) || !existsSync(folder)) fail(`There is no ${folder}.`);
if (!/^[a-z]+(?:-[a-z]+)+$/.test(name)) fail('The name is a verb and a noun: decline-quote.');

const noun = name.slice(name.indexOf('-') + 1).replaceAll('-', '_');
const keys: Readonly<Record<string, string>> = primaryKeys;
const table = values.table ?? Object.keys(keys).find((each) => keys[each] === `${noun}_id`) ?? 'quotes';
const key = keys[table];
if (key === undefined) fail(`There is no table ${table} with one key.`);
const operation = { slice, name, table, key, permission: values.permission ?? `${noun.split('_')[0]}:edit` };

const files = newOperationFiles(operation);
const taken = files.find(({ path }) => existsSync(path));
if (taken) fail(`${taken.path} is there already.`);
const sdl = `packages/server/src/${slice}/${slice}.graphql`;
const changed = [...files, { path: sdl, text: withField(existsSync(sdl) ? readFileSync(sdl, 'utf8') : '', operation) }];
for (const { path, text } of changed) writeFileSync(path, text);
await runStep({ name: 'formatting', command: 'oxfmt', args: changed.map(({ path }) => path) });

console.log(`${changed.map(({ path }) => path).join('\n')}

Next:
1. Decide it in packages/core/src/${slice}/${name}.ts, with its test; what it refuses has its French in french.ts.
2. Permit it: ${operation.permission} in packages/core/src/identity/vocabulary.ts, and its roles in permission-roles.ts.
3. Carry it out in packages/server/src/${slice}/${name}.ts: lock, decide, save, publish; its contract (example, statuses, bad input) stands in its declaration. A new root argument is a line of roots in packages/server/src/kernel/contract.ts.
4. npm run generate, npm run check, npm test -- --changed.
5. Show it in apps/web/src/features/${slice}/${name}/.`);
