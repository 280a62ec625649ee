// Prints every text that a reader may see, in each language: the pages' catalogues as they are sent, every letter of
// the fixtures, and all words of the core and the server with their French:
// `node scripts/print-texts.ts > before.txt`, and again after a change that no reader is to notice.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Letter } from '../packages/core/src/notifications/letter.ts';
import { facts } from '../packages/core/src/notifications/letter-facts.fixture.ts';
import { letters } from '../packages/core/src/notifications/letters.ts';
import { locales, printSentence } from '../packages/core/src/shared/text/sentence.ts';
import { locales as pageLocales } from '../packages/core/src/shared/site/page-locales.ts';
import { pairsOf } from './sentences-of.ts';

const compare = (one: string, other: string): number => (one < other ? -1 : 1);

/** The texts of a catalogue with their paths, in the order of the paths. */
function linesOf(text: unknown, path: string): string[] {
  if (typeof text !== 'object' || text === null) return [`${path}: ${JSON.stringify(text)}`];
  return Object.entries(text).flatMap(([name, part]) => linesOf(part, `${path}.${name}`));
}

/** The catalogues of the pages as they are sent. */
function printCatalogues(): void {
  for (const locale of pageLocales) {
    const files = globSync(`apps/web/src/generated/messages/${locale}/*.json`);
    const lines = files.flatMap((file) => linesOf(JSON.parse(readFileSync(file, 'utf8')), basename(file, '.json')));
    for (const line of lines.toSorted(compare)) console.log(`page ${locale} ${line}`);
  }
}
printCatalogues();

/** Every letter about every example that it can be written about. */
function printLetters(): void {
  for (const [template, declared] of Object.entries(letters)) {
    const letter: Letter = declared;
    for (const [index, about] of facts[letter.subject].entries()) {
      // A way to a new password is a link; a code is for signing in.
      if (template === 'reset_password' && !('link' in about && about.link !== undefined)) continue;
      for (const status of 'cancellation' in about ? ['pending', 'done', 'reversed', 'reinstated'] : ['']) {
        const example = 'cancellation' in about ? { ...about, cancellation: { ...about.cancellation, status } } : about;
        const decision = letter.write(example as never);
        for (const locale of locales) {
          const print = (text: Parameters<typeof printSentence>[0]): string => printSentence(text, locale);
          const said = decision.ok
            ? [
                decision.event.subject,
                ...decision.event.paragraphs,
                ...(decision.event.button === null ? [] : [decision.event.button.label]),
              ].map(print)
            : [print(decision.refusal)];
          console.log(`letter ${template} ${index} ${status} ${locale}: ${JSON.stringify(said)}`);
        }
      }
    }
  }
}
printLetters();

/** All words of the core and the server with their French. */
function printSentences(): void {
  const pairs = new Set<string>();
  const sources = globSync('packages/{{core,server,providers}/src,data-api/src/run}/**/*.ts');
  for (const file of sources.filter((each) => !/\.(test|fixture)\.ts$/.test(each))) {
    for (const { en, fr } of pairsOf(readFileSync(file, 'utf8'))) pairs.add(`${en} | ${fr}`);
  }
  for (const pair of [...pairs].toSorted(compare)) console.log(`said ${pair}`);
}
printSentences();
