// Begins an operation: npm run new operation <slice> <verb-noun> [-- --table quotes --permission quote:edit --shown]
// Begins an event: npm run new event <slice> <what-happened> [-- --about policy]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { primaryKeys } from '@roadworthy/db/generated/primary-keys.ts';
import { newEventFile } from './new-event-file.ts';
import { type NewFile, newOperationFiles, withField } from './new-operation-files.ts';
import { runStep } from './run-step.ts';

const usage = `npm run new operation <slice> <verb-noun> [-- --table <table> --permission <noun:verb> --shown]
npm run new event <slice> <what-happened> [-- --about <record>]`;

function fail(problem: string): never {
  console.error(`${problem}\n${usage}`);
  process.exit(1);
}

/** Writes what is begun, unless one of the files that are new is there already. */
async function write(files: readonly NewFile[], changed: readonly NewFile[] = []): Promise<void> {
  const taken = files.find(({ path }) => existsSync(path));
  if (taken) fail(`${taken.path} is there already.`);
  const all = [...files, ...changed];
  for (const { path, text } of all) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await runStep({ name: 'formatting', command: 'oxfmt', args: all.map(({ path }) => path) });
  console.log(all.map(({ path }) => path).join('\n'));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: 'string' },
    permission: { type: 'string' },
    shown: { type: 'boolean' },
    about: { type: 'string' },
  },
});
const [what, slice = '', name = ''] = positionals;
if (what !== 'operation' && what !== 'event') fail('Operations and events are begun so.');
const folder = what === 'event' ? `packages/core/src/${slice}` : `packages/server/src/${slice}`;
if (!/^[a-z]+$/.test(slice) || !existsSync(folder)) fail(`There is no ${folder}.`);
if (!/^[a-z]+(?:-[a-z]+)+$/.test(name)) fail('The name is of several words: decline-quote, quote-declined.');

if (what === 'event') {
  await write([
    newEventFile({ slice, name, about: values.about ?? (name.split('-')[0] === 'quote' ? 'quote' : 'policy') }),
  ]);
  console.log(`
Next:
1. Say what it is about, its facts, who reads it and in which words; or "timeline: null", and why.
2. Publish it where it happens: work.publish({ type: '${name.replaceAll('-', '_')}', … }).
3. Answer it in higher slices by on('${name.replaceAll('-', '_')}', …), where something follows.
4. npm run check, npm test -- --changed.`);
  process.exit(0);
}

const noun = name.slice(name.indexOf('-') + 1).replaceAll('-', '_');
const keys: Readonly<Record<string, string>> = primaryKeys;
const table = values.table ?? Object.keys(keys).find((each) => keys[each] === `${noun}_id`) ?? 'quotes';
const key = keys[table];
if (key === undefined) fail(`There is no table ${table} with one key.`);
const permission = values.permission ?? `${noun.split('_')[0]}:edit`;
const operation = { slice, name, table, key, permission, isShown: values.shown === true };

const sdl = `packages/server/src/${slice}/${slice}.graphql`;
await write(newOperationFiles(operation), [
  { path: sdl, text: withField(existsSync(sdl) ? readFileSync(sdl, 'utf8') : '', operation) },
]);

console.log(`
Next:
1. Decide it in packages/core/src/${slice}/${name}.ts, with its test; what it refuses is said in both languages.
2. Permit it: ${operation.permission} and its roles are a line of packages/core/src/identity/permission-roles.ts.
3. Carry it out in packages/server/src/${slice}/${name}.ts: lock, decide, save, publish; what happened is an event (npm run new event); its contract (example, statuses, bad input) stands in its declaration. A new root argument is a line of roots in packages/server/src/kernel/operations/contract.ts.
4. npm run generate, npm run check, npm test -- --changed.
${
  operation.isShown
    ? `5. Show it: in the record's list of actions, or by a formDialog in apps/web/src/features/${slice}/${name}/.`
    : '5. Where people do it on a page, begin it with --shown: document and words come with it.'
}`);
