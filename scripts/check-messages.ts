// Every language says everything: the pages' catalogues, and what the server says to people.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Catalogue, labelProblems, type Language, messageProblems } from './message-problems.ts';
import { pairProblems } from './sentences-of.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function languageIn(locale: string): Language {
  const files = globSync(`apps/web/src/generated/messages/${locale}/*.json`);
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), read(file) as Catalogue]));
}

const sourcesOf = (files: string) =>
  globSync(files)
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const sources = sourcesOf('packages/{core,server,providers}/src/**/*.ts');
const pages = sourcesOf('apps/web/src/**/*.tsx');
const sameInFrench = read('scripts/same-in-french.json') as string[];

const english = languageIn('en-us');
const french = languageIn('fr-ca');
const problems = [
  ...messageProblems(english, languageIn('en-ca'), 'en-ca', []),
  ...messageProblems(english, french, 'fr-ca', sameInFrench),
  ...labelProblems(pages, english, 'en-us'),
  ...labelProblems(pages, french, 'fr-ca'),
  ...pairProblems(sources),
];
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems in ${Object.keys(english).length} catalogues and ${sources.length} sources`);
if (problems.length > 0) process.exit(1);
