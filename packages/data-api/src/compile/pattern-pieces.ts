import { ownValue } from '../own-value.ts';
/** What a pattern consists of, whichever dialect it was written in. */
export type Piece =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'any' | 'start' | 'end' | 'open' | 'close' | 'or' }
  | { readonly kind: 'class'; readonly source: string }
  | { readonly kind: 'repeat'; readonly source: string; readonly most: number };

type Dialect = 'regex' | 'similar';

const setStart = String.raw`\[(?:\^|(?!\^))`;
const inSet = String.raw`[^\]\[\\]|\[:[a-z]+:\]`;
const repeats = String.raw`(?<repeat>[*+?]|\{\d{1,3}(?:,\d{0,3})?\})`;
const grammars: Readonly<Record<Dialect, RegExp>> = {
  regex: new RegExp(
    String.raw`\\(?<escaped>[^\p{L}\p{N}])|(?<class>\\[dDsSwW]|${setStart}(?:${inSet}|\\[^\p{L}\p{N}]|\\[dsw])+\])|(?<open>\((?:\?:)?(?!\?))|(?<sign>[)|.^$])|${repeats}\??|(?<letter>[^\\[({*+?])`,
    'uy',
  ),
  similar: new RegExp(
    String.raw`\\(?<escaped>[^\p{L}\p{N}"])|(?<class>${setStart}(?:${inSet})+\])|(?<open>\()|(?<sign>[)|_%])|${repeats}|(?<letter>[^\\[({*+?])`,
    'uy',
  ),
};

const signs: Readonly<Record<string, readonly Piece[]>> = {
  ')': [{ kind: 'close' }],
  '|': [{ kind: 'or' }],
  '.': [{ kind: 'any' }],
  '^': [{ kind: 'start' }],
  $: [{ kind: 'end' }],
  _: [{ kind: 'any' }],
  '%': [{ kind: 'any' }, { kind: 'repeat', source: '*', most: 1 }],
};

/** How often the repeated stands in what PostgreSQL compiles. */
function mostOf(source: string): number {
  const [least = '1', most] = source.replaceAll(/[{}]/g, '').split(',');
  if (!source.startsWith('{')) return 1;
  return most === undefined ? Number(least) : most === '' ? Number(least) + 1 : Number(most);
}

const widestRange = 255;

/** Ranges as wide as an alphabet: without regard to case, PostgreSQL goes through each of a range's characters. */
function hasWideRange(set: string): boolean {
  return [...set.matchAll(/(?<=([^]))-(?=\\?([^]))/gu)].some(
    ([, from = '', to = '']) => Number(to.codePointAt(0)) - Number(from.codePointAt(0)) > widestRange,
  );
}

function pieceOf(groups: Readonly<Record<string, string | undefined>>): readonly Piece[] | undefined {
  const { escaped, class: set, open, sign, repeat, letter } = groups;
  if (set !== undefined) return hasWideRange(set) ? undefined : [{ kind: 'class', source: set }];
  if (open !== undefined) return [{ kind: 'open' }];
  if (sign !== undefined) return ownValue(signs, sign);
  if (repeat !== undefined) return [{ kind: 'repeat', source: repeat, most: mostOf(repeat) }];
  return [{ kind: 'letter', letter: escaped ?? letter ?? '' }];
}

/** Reads a pattern; undefined where it holds what is not offered: back references, options, lookaround, wide ranges. */
export function piecesOf(pattern: string, dialect: Dialect): readonly Piece[] | undefined {
  const grammar = new RegExp(grammars[dialect]);
  const pieces: Piece[] = [];
  while (grammar.lastIndex < pattern.length) {
    const match = grammar.exec(pattern);
    const read = match?.groups === undefined ? undefined : pieceOf(match.groups);
    if (read === undefined) return undefined;
    pieces.push(...read);
  }
  return pieces;
}

const special = /[\\^$.|?*+()[\]{}]/;

/** The pieces as a regular expression of PostgreSQL, which so sees only what was read. */
export function regexOf(pieces: readonly Piece[]): string {
  const sources = { any: '.', start: '^', end: '$', open: '(?:', close: ')', or: '|' } as const;
  return pieces
    .map((piece) => {
      if (piece.kind === 'letter') return special.test(piece.letter) ? `\\${piece.letter}` : piece.letter;
      return piece.kind === 'class' || piece.kind === 'repeat' ? piece.source : sources[piece.kind];
    })
    .join('');
}

/** The pieces as a pattern of `like`, where it can say them. */
export function likeOf(pieces: readonly Piece[]): string | undefined {
  let like = pieces[0]?.kind === 'start' ? '' : '%';
  for (const [index, piece] of pieces.entries()) {
    const isAnyBefore = pieces[index - 1]?.kind === 'any';
    if (piece.kind === 'letter') like += piece.letter.replaceAll(/[\\%_]/g, '\\$&');
    else if (piece.kind === 'any') like += '_';
    else if (piece.kind === 'repeat' && isAnyBefore && piece.source === '*') like = `${like.slice(0, -1)}%`;
    else if (piece.kind === 'repeat' && isAnyBefore && piece.source === '+') like += '%';
    else if (piece.kind !== 'start' && piece.kind !== 'end') return undefined;
  }
  if (pieces.at(-1)?.kind !== 'end') like += '%';
  return like.replaceAll(/%%+/g, (found, at: number) => (like[at - 1] === '\\' ? found : '%'));
}
