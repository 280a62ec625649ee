// Every language says everything: the pages' catalogues, and what the server says to people.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { declineFrench } from '../packages/core/src/billing/collection/decline-reasons.ts';
import { elsewhere } from '../packages/core/src/lines/data/elsewhere.ts';
import { lines } from '../packages/core/src/lines/line-for.ts';
import { lowered } from '../packages/core/src/shared/text/lowered.ts';
import { wordsIn } from '../packages/core/src/lines/words.ts';
import {
  coverageLabels,
  paymentTermLabels,
  storageLabels,
  usageLabels,
  valueBasisLabels,
  vehicleClassLabels,
} from '../packages/core/src/products/labels.ts';
import {
  answerLabels,
  chargeLabels,
  discountLabels,
  factorLabels,
} from '../packages/core/src/rating/explaining/labels.ts';
import { french } from '../packages/server/src/french.ts';
import { type Catalogue, type Language, messageProblems } from './message-problems.ts';
import { pairProblems, sentenceProblems, sentencesOf } from './sentences-of.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function languageIn(locale: string): Language {
  const files = globSync(`apps/web/src/generated/messages/${locale}/*.json`);
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), read(file) as Catalogue]));
}

/** Sources whose words are for those who run the platform or program against it, or stand beside their French. */
const notForPages =
  /\.(test|fixture)\.ts$|\/(testing|matrices|generated)\/|\/lines\/data\/|\/core\/src\/\w+\/events\/|decline-reasons\.ts$|french\.ts$|kernel\/(?:settings\/)?(env|stripe-settings|s3-settings|post-settings)\.ts$|webhook|graphql-request\.ts$/;

const sources = globSync('packages/{{core,server,providers}/src,data-api/src/run}/**/*.ts')
  .filter((file) => !notForPages.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const labels = [
  coverageLabels,
  discountLabels,
  paymentTermLabels,
  usageLabels,
  valueBasisLabels,
  vehicleClassLabels,
  lines.flatMap(({ objects }) => objects.kinds.map(({ label }) => lowered(label.en))),
  wordsIn([lines, elsewhere]).map(({ en }) => en),
  Object.keys(declineFrench),
  answerLabels,
  chargeLabels,
  factorLabels,
  storageLabels,
].flatMap((each) => Object.values<string>(each));
const sameInFrench = read('scripts/same-in-french.json') as {
  readonly messages: string[];
  readonly sentences: string[];
};

const english = languageIn('en-us');
const problems = [
  ...messageProblems(english, languageIn('en-ca'), 'en-ca', []),
  ...messageProblems(english, languageIn('fr-ca'), 'fr-ca', sameInFrench.messages),
  ...pairProblems(sources, sameInFrench.sentences),
  ...sentenceProblems(
    [
      ...sources.map(({ file, source }) => ({ file, said: sentencesOf(source) })),
      { file: 'labels', said: { sentences: labels, templates: [] } },
    ],
    french,
    sameInFrench,
  ),
];
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems in ${Object.keys(english).length} catalogues and ${sources.length} sources`);
if (problems.length > 0) process.exit(1);
