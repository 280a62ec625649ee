// Which words a page can say: those that its modules name. A page of the staff is given them alone.
import { parseSync } from '@swc/core';
import type { Texts } from './gather-words.ts';

/** What a module says of itself; more names than words are found, never fewer. */
export type SourceNames = {
  /** Modules beside it that are loaded with it, or later. */
  readonly imports: readonly string[];
  readonly names: ReadonlySet<string>;
  /** Its texts, of one with places what stands before the first, and what each begins with up to a full stop. */
  readonly texts: ReadonlySet<string>;
  /** Of texts with a place what stands before and behind the first, where each is a part of a path. */
  readonly patterns: readonly (readonly [before: string, behind: string])[];
};

type Part = { readonly type: string } & Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const textOf = (part: unknown) => (isPart(part) && typeof part['value'] === 'string' ? part['value'] : '');

/** `a.b.c` begins with `a` and `a.b`. */
const heads = (text: string) => [text, ...Array.from(text.matchAll(/\./g), ({ index }) => text.slice(0, index))];

export function namesIn(file: string, source: string): SourceNames {
  const found = {
    imports: [] as string[],
    names: new Set<string>(),
    texts: new Set<string>(),
    patterns: [] as [string, string][],
  };
  const visit = (part: Part): void => {
    const { type } = part;
    if (part['typeOnly'] === true || type === 'ImportDeclaration') {
      if (part['typeOnly'] !== true) found.imports.push(textOf(part['source']));
      return;
    }
    if (type === 'ExportAllDeclaration' || type === 'ExportNamedDeclaration')
      found.imports.push(textOf(part['source']));
    if (type === 'CallExpression' && isPart(part['callee']) && part['callee'].type === 'Import') {
      for (const one of part['arguments'] as readonly Part[]) found.imports.push(textOf(one['expression']));
    }
    if (type === 'Identifier') found.names.add(textOf(part));
    if (type === 'StringLiteral') for (const head of heads(textOf(part))) found.texts.add(head);
    if (type === 'TemplateLiteral') {
      const [first = '', next = ''] = (part['quasis'] as readonly Part[]).map(({ cooked }) => String(cooked));
      for (const head of heads(first)) found.texts.add(head);
      if (/^([\w.]+\.)?$/.test(first) && /^\.[\w.]+$/.test(next)) found.patterns.push([first, next.replace(/\.$/, '')]);
    }
    for (const below of Object.values(part)) if (isPart(below)) visit(below);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), comments: false }) as unknown as Part);
  return { ...found, imports: found.imports.filter((from) => /^\..*\.tsx?$/.test(from)) };
}

/** Catalogues whose parts are chosen by what a row says, so that all of them belong together. */
const whole = new Set(['shell', 'insurance', 'covers', 'price', 'timeline', 'events', 'quoteForm']);
/** What holds all catalogues: who names one beside it reads it. */
const readers = ['useMessages', 'Messages', 'messages', 'words'];
/** Its parts are named after operations, which a module names by themselves. */
const byOperation = 'actions';

/** Parts of catalogues by their paths, such as `queue.views`; a catalogue's own name is all of it. */
export type WordPaths = ReadonlySet<string>;

const hasText = (below: string | Texts, path: string): boolean =>
  path
    .split('.')
    .slice(1)
    .reduce<string | Texts | undefined>((part, name) => (typeof part === 'object' ? part[name] : undefined), below) !==
  undefined;

/** `${place}.title` where the catalogue is named, and `actions.${operation}.title` by itself: that of every part. */
function behindPlaces({ patterns }: SourceNames, catalogue: string, isNamed: boolean): string[] {
  const isRead = (before: string) =>
    before === `${catalogue}.` || (before === '' && isNamed && catalogue !== byOperation);
  return patterns.filter(([before]) => isRead(before)).map(([, behind]) => behind);
}

function partsNamed(module: SourceNames, catalogue: string, texts: Texts): string[] {
  const isNamed =
    module.texts.has(catalogue) || (module.names.has(catalogue) && readers.some((name) => module.names.has(name)));
  if (whole.has(catalogue)) return isNamed ? [catalogue] : [];
  return Object.entries(texts).flatMap(([part, below]) => {
    const path = `${catalogue}.${part}`;
    if (module.texts.has(path)) return [path];
    if (catalogue === byOperation && (module.texts.has(part) || module.names.has(part))) return [path];
    if (isNamed && (module.names.has(part) || module.texts.has(part))) return [path];
    return behindPlaces(module, catalogue, isNamed)
      .filter((behind) => hasText(below, behind))
      .map((behind) => path + behind);
  });
}

/** The words that these modules can say, of the catalogues given. */
export function wordsNamed(modules: Iterable<SourceNames>, catalogues: Texts): WordPaths {
  const found = new Set<string>();
  for (const module of modules) {
    for (const [catalogue, texts] of Object.entries(catalogues)) {
      if (typeof texts !== 'string') for (const path of partsNamed(module, catalogue, texts)) found.add(path);
    }
  }
  return withoutParts(found, found);
}

/** Those that do not come with others already. */
export function withoutParts(paths: WordPaths, others: WordPaths): WordPaths {
  const isBelow = (path: string) =>
    path.split('.').some((_, length, parts) => length > 0 && others.has(parts.slice(0, length).join('.')));
  return new Set([...paths].filter((path) => !isBelow(path) && (paths === others || !others.has(path))).toSorted());
}
