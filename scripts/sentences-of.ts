// What the server can say to a person, read from its sources: a new refusal is found here without being listed.

import type { Translations } from '../packages/core/src/shared/text/sentence.ts';
import { typographyProblems } from './message-problems.ts';

const placesOf = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([place]) => place)
    .toSorted()
    .join();

/** Words in a source: those that can be translated, and templates, which cannot because their facts are in them already. */
export type Statement = { readonly sentences: readonly string[]; readonly templates: readonly string[] };

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm;
// A developer's mistake is told to developers.
const thrown = /\b(?:Range|Type|Syntax)?Error\(\s*(?:'[^'\n]*'|`[^`]*`)/g;
// What an operation's contract gives as an example, and as bad input, is for its suites.
const examples = /\b(?:example|badInput|\w+Example\d?)(?::| =) (?=[[{])/g;
const ownErrors = /\bOperationError\(/g;
const withFacts = /\bsentence\(\s*'((?:[^'\\\n]|\\.)+)'/g;
// A refusal says something however its words end.
const refused = /\b(?:refuse|refused)\(\s*'[\w-]+',\s*'((?:[^'\\\n]|\\.)+)'/g;
// What is said as it is: the labels of documents, and the words around letters.
const spoken = /\bsay\(\s*(?:\w+,\s*)?'((?:[^'\\\n]|\\.)+)'/g;
// Both languages beside each other, which the compiler compares.
const bilingual = /\bwords\(\s*'((?:[^'\\\n]|\\.)*)',\s*'((?:[^'\\\n]|\\.)*)'/g;
const quoted = /'((?:[^'\\\n]|\\.)*)'/g;
const template = /`((?:[^`\\]|\\.)*)`/g;

/** Begins like a sentence, has more than one word, and ends. */
const isSentence = (text: string): boolean => /^[A-Z“{].* .*[.?!]$/s.test(text);

/** A source without the arrays and objects that follow a pattern. */
function without(source: string, pattern: RegExp): string {
  const [start] = source.matchAll(pattern);
  if (!start) return source;
  const from = start.index + start[0].length;
  const tokens = source.slice(from).matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[[\]{}]/g);
  let depth = 0;
  for (const { 0: token, index } of tokens) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth === 0) return source.slice(0, start.index) + without(source.slice(from + index + 1), pattern);
  }
  return source.slice(0, start.index);
}

/** The sentences for people in a source file. */
export function sentencesOf(source: string): Statement {
  const code = without(source.replaceAll(comments, ''), examples)
    .replaceAll(ownErrors, 'refused(')
    .replaceAll(thrown, '')
    .replaceAll(bilingual, '');
  const found = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, text = '']) => text);
  const sentences = [...found(withFacts), ...found(refused), ...found(spoken), ...found(quoted).filter(isSentence)];
  return {
    sentences: [...new Set(sentences.map((text) => text.replaceAll(/\\(.)/g, '$1')))],
    templates: found(template).filter((text) => text.includes('${') && isSentence(text)),
  };
}

/** The words of a source that stand in both languages beside each other. */
export function pairsOf(source: string): { readonly en: string; readonly fr: string }[] {
  const plain = (text: string): string => text.replaceAll(/\\(.)/g, '$1');
  return [...source.matchAll(bilingual)].map(([, en = '', fr = '']) => ({ en: plain(en), fr: plain(fr) }));
}

/** What is wrong with words that stand beside each other: French that is English still, or its typography. */
export function pairProblems(
  sources: readonly { readonly file: string; readonly source: string }[],
  same: readonly string[],
): string[] {
  return sources.flatMap(({ file, source }) =>
    pairsOf(source).flatMap(({ en, fr }) => [
      ...(en === fr && isSentence(en) && !same.includes(en) ? [`${file} is English still: ${en}`] : []),
      ...typographyProblems(fr, true).map((problem) => `${file} ${problem}: ${fr}`),
    ]),
  );
}

type Source = { readonly file: string; readonly said: Statement };

/** What keeps the server's words from being French: a sentence without a translation, or that cannot have one. */
export function sentenceProblems(
  sources: readonly Source[],
  french: Translations,
  { sentences: same }: { readonly sentences: readonly string[] },
): string[] {
  const used = new Set(sources.flatMap(({ said: input }) => input.sentences));
  const problems = sources.flatMap(({ file, said: input }) => [
    ...input.sentences
      .filter((text) => french[text] === undefined && !same.includes(text))
      .map((text) => `${file} says what has no French: ${text}`),
    ...input.templates.map((text) => `${file} puts facts into its words; use sentence(): ${text}`),
  ]);
  for (const [english, text] of Object.entries(french)) {
    if (!used.has(english) && isSentence(english)) problems.push(`nothing says any more: ${english}`);
    if (placesOf(english) !== placesOf(text)) problems.push(`not the same facts: ${english} – ${text}`);
    if (text === english && isSentence(english)) problems.push(`English still: ${english}`);
    for (const problem of typographyProblems(text, true)) problems.push(`${problem}: ${text}`);
  }
  return problems;
}
