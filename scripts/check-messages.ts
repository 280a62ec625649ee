// Every language says everything: the pages' catalogues, and what the server says to people.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Catalogue, type Language, messageProblems } from './message-problems.ts';
import { pairProblems } from './sentences-of.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function languageIn(locale: string): Language {
  const files = globSync(`apps/web/src/generated/messages/${locale}/*.json`);
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), read(file) as Catalogue]));
}

const sources = globSync('packages/{core,server,providers}/src/**/*.ts')
  .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const sameInFrench = read('scripts/same-in-french.json') as string[];

const english = languageIn('en-us');
const problems = [
  ...messageProblems(english, languageIn('en-ca'), 'en-ca', []),
  ...messageProblems(english, languageIn('fr-ca'), 'fr-ca', sameInFrench),
  ...pairProblems(sources),
];
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems in ${Object.keys(english).length} catalogues and ${sources.length} sources`);
if (problems.length > 0) process.exit(1);
