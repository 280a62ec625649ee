// The rules that the pages' words keep and the compiler cannot hold: the same branches in every language, French that is
// French, its typography.
import compile from 'icu-minify/compile';

/** A catalogue file as parsed: texts under names under names. */
export type Catalogue = { readonly [name: string]: string | Catalogue };
/** The files of one language, by name. */
export type Language = Readonly<Record<string, Catalogue>>;

type Texts = ReadonlyMap<string, string>;

/** The texts of a language by file and path: `shell:home.title`. */
export function textsOf(language: Language): Texts {
  const texts = new Map<string, string>();
  const visit = (value: string | Catalogue, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else for (const [name, part] of Object.entries(value)) visit(part, `${path}.${name}`);
  };
  for (const [file, catalogue] of Object.entries(language)) {
    for (const [name, part] of Object.entries(catalogue)) visit(part, `${file}:${name}`);
  }
  return texts;
}

type Shape = { readonly branches: readonly string[]; readonly words: string };

/** The branches that have to be the same in each language, and the words between, as the pages' own compiler reads them. */
function shapeOf(text: string): Shape {
  const branches = new Set<string>();
  const words: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node === 'string') words.push(node);
    if (!Array.isArray(node)) return;
    const [name, kind, options, ...rest] = node as readonly unknown[];
    if (typeof kind !== 'number') {
      for (const part of [kind, options, ...rest]) visit(part);
      return;
    }
    const below = typeof options === 'object' && options !== null ? Object.entries(options) : [];
    // Of a plural each language has its own, but for exact numbers.
    for (const [branch] of below) if (kind === 1 || branch.startsWith('=')) branches.add(`${String(name)} ${branch}`);
    for (const [, branch] of below) for (const part of Array.isArray(branch) ? branch : [branch]) visit(part);
  };
  const compiled = compile(text);
  for (const node of Array.isArray(compiled) ? compiled : [compiled]) visit(node);
  return { branches: [...branches].toSorted(), words: words.join(' ') };
}

const hard = '\u00a0\u202f';
/** What is wrong with a text's typography, in any language and in French. */
const typography = {
  any: [
    [/['"]/, 'has a straight quotation mark'],
    [/^ | $| {2}/, 'has a space too many'],
  ],
  french: [
    [new RegExp(`[^${hard}\\d][;!?»%$]|(?<!\\d)[^${hard}\\d]:(?!\\d)`), 'lacks the hard space before ; : ! ? » % or $'],
    [new RegExp(`«[^${hard}]|[“”]`), 'does not quote « so » with hard spaces'],
  ],
} as const;

export const typographyProblems = (text: string, isFrench: boolean): string[] =>
  [...typography.any, ...(isFrench ? typography.french : [])]
    .filter(([wrong]) => wrong.test(text))
    .map(([, problem]) => problem);

/** American spellings that Canada does not share, and words for what Canada does not have. */
const american = /\b(?:colors?|centers?|favorites?|neighbors?|honors?|gr[ae]y(?=ed)|ZIP or postal|licenses?)\b/i;

/** What keeps a language from being the English one in other words; `same` may read alike in French. */
export function messageProblems(english: Language, other: Language, locale: string, same: readonly string[]): string[] {
  const texts = textsOf(other);
  const isFrench = locale.startsWith('fr');
  const problems: string[] = [];
  for (const [path, original] of textsOf(english)) {
    const text = texts.get(path) ?? '';
    const [shape, wanted] = [shapeOf(text), shapeOf(original)];
    if (shape.branches.join() !== wanted.branches.join()) {
      problems.push(
        `${path} has the branches ${shape.branches.join(', ') || 'of none'}, not ${wanted.branches.join(', ') || 'of none'}`,
      );
    }
    const isSame = text === original && /\p{L}/u.test(shape.words);
    if (isFrench && isSame && !same.includes(text)) problems.push(`${path} is English still: ${text}`);
    if (locale === 'en-ca' && american.test(text)) problems.push(`${path} is American: ${text}`);
    for (const problem of typographyProblems(text, isFrench)) problems.push(`${path} ${problem}: ${text}`);
  }
  return problems.map((problem) => `${locale} ${problem}`);
}

/** A file of the pages, as it stands. */
export type PageSource = { readonly file: string; readonly source: string };

const named = /aria-label=\{t\(([^)]*?)[,)](?:[^<>]|=>)*?>\s*\{t\(([^)]*?)[,)]/g;
const keysIn = (expression: string): string[] => [...expression.matchAll(/'([\w.]+)'/g)].map(([, key = '']) => key);

/**
 * The buttons and links of a language whose accessible name lacks what they show: who speaks to the page says what is
 * seen (WCAG 2.5.3). Seen of what is written as `aria-label={t('…')}` around `{t('…')}`; axe finds the rest where a
 * journey opens it.
 */
export function labelProblems(pages: readonly PageSource[], language: Language, locale: string): string[] {
  const texts = new Map([...textsOf(language)].map(([path, text]) => [path.slice(path.indexOf(':') + 1), text]));
  return pages.flatMap(({ file, source }) => {
    const namespaces = [...source.matchAll(/useTranslations\('([\w.]+)'\)/g)].map(([, namespace = '']) => namespace);
    return [...source.matchAll(named)].flatMap(([, names = '', shown = '']) => {
      const [labels, contents] = [keysIn(names), keysIn(shown)];
      return labels.flatMap((key, index) => {
        const content = contents[contents.length === labels.length ? index : 0] ?? '';
        const pair = namespaces
          .map((namespace) => [texts.get(`${namespace}.${key}`), texts.get(`${namespace}.${content}`)] as const)
          .find(([label, seen]) => label !== undefined && seen !== undefined);
        const [label = '', seen = ''] = pair ?? [];
        const isHeard = label.toLowerCase().includes(seen.toLowerCase().replace(/[.…]$/, ''));
        return isHeard ? [] : [`${locale} ${file}: “${label}” is the name of what shows “${seen}”`];
      });
    });
  });
}
