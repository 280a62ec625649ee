// What the core and the server say to people in both languages, read from their sources.

import { typographyProblems } from './message-problems.ts';

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm;
const bilingual = /\bwords\(\s*'((?:[^'\\\n]|\\.)*)',\s*'((?:[^'\\\n]|\\.)*)'/g;

/** Begins like a sentence, has more than one word, and ends. */
const isSentence = (text: string): boolean => /^[A-Z“{].* .*[.?!]$/s.test(text);

/** The words of a source that stand in both languages beside each other. */
export function pairsOf(source: string): { readonly en: string; readonly fr: string }[] {
  const plain = (text: string): string => text.replaceAll(/\\(.)/g, '$1');
  const code = source.replaceAll(comments, '');
  return [...code.matchAll(bilingual)].map(([, en = '', fr = '']) => ({ en: plain(en), fr: plain(fr) }));
}

/** What is wrong with words that stand beside each other: French that is English still, or its typography. */
export function pairProblems(sources: readonly { readonly file: string; readonly source: string }[]): string[] {
  return sources.flatMap(({ file, source }) =>
    pairsOf(source).flatMap(({ en, fr }) => [
      ...(en === fr && isSentence(en) ? [`${file} is English still: ${en}`] : []),
      ...typographyProblems(fr, true).map((problem) => `${file} ${problem}: ${fr}`),
    ]),
  );
}
