import { likeOf, piecesOf, regexOf, type Piece } from './pattern-pieces.ts';

/** How PostgreSQL is asked for a pattern: by `like` where that can say it, which costs less, or by a regular expression. */
export type PatternForm = { readonly negated: boolean } & (
  | { readonly like: string; readonly regex: null }
  | { readonly like: null; readonly regex: string }
);

type RegexOperator = { readonly dialect: 'regex' | 'similar'; readonly negated: boolean; readonly anyCase: boolean };

/** The pattern operators that `like` is not: their dialect, and what they do with it. */
export const regexOperators: ReadonlyMap<string, RegexOperator> = new Map<string, RegexOperator>([
  ['_similar', { dialect: 'similar', negated: false, anyCase: false }],
  ['_nsimilar', { dialect: 'similar', negated: true, anyCase: false }],
  ['_regex', { dialect: 'regex', negated: false, anyCase: false }],
  ['_nregex', { dialect: 'regex', negated: true, anyCase: false }],
  ['_iregex', { dialect: 'regex', negated: false, anyCase: true }],
  ['_niregex', { dialect: 'regex', negated: true, anyCase: true }],
]);

const notOffered = 'holds what is not offered: back references, lookaround, options and wide ranges are not';

type Group = { size: number; repeats: boolean };

/** What stands against a pattern: with these rules its automaton is small, and a match takes time in line with the text. */
export function faultOf(pieces: readonly Piece[], largest: number): string | undefined {
  const groups: Group[] = [{ size: 0, repeats: false }];
  let atom: Readonly<Group> | undefined;
  for (const [index, piece] of pieces.entries()) {
    const group = groups.at(-1);
    if (group === undefined) break;
    if (piece.kind === 'open') groups.push({ size: 1, repeats: false });
    if (piece.kind === 'close') {
      const outer = groups.at(-2);
      if (outer === undefined) return 'closes a group that it does not open';
      groups.pop();
      outer.size += group.size;
      outer.repeats ||= group.repeats;
    }
    if (piece.kind === 'repeat') {
      if (atom === undefined) return 'repeats nothing';
      if (atom.repeats) return 'repeats what repeats itself';
      group.size += atom.size * Math.max(piece.most - 1, 0);
      group.repeats = true;
    }
    // Within a pattern they make PostgreSQL's compiler take many seconds.
    if (piece.kind === 'start' && index > 0) return 'holds ^ within';
    if (piece.kind === 'end' && index < pieces.length - 1) return 'holds $ within';
    const isOne = piece.kind === 'letter' || piece.kind === 'any' || piece.kind === 'class';
    if (isOne) group.size += 1;
    atom = isOne ? { size: 1, repeats: false } : piece.kind === 'close' ? group : undefined;
    if (group.size > largest) return `repeats too much: at most ${largest} in all`;
  }
  return groups.length > 1 ? 'opens a group that it does not close' : undefined;
}

const notAtStart = /^\^\(\?!([^]*)\)$/;
const notAtEnd = /^\(\?<!([^]*)\)\$$/;

const grouped = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.some(({ kind }) => kind === 'or') ? [{ kind: 'open' }, ...pieces, { kind: 'close' }] : pieces;

type Read = {
  readonly read: readonly Piece[] | undefined;
  readonly pieces: readonly Piece[];
  readonly negated: boolean;
};

const start: Piece = { kind: 'start' };
const end: Piece = { kind: 'end' };

/** What data providers send for "does not start with" and "does not end with" is the negation of a plain pattern. */
function readRegex(pattern: string): Read {
  const [atStart, atEnd] = [notAtStart.exec(pattern)?.[1], notAtEnd.exec(pattern)?.[1]];
  const read = piecesOf(atStart ?? atEnd ?? pattern, 'regex');
  const written = read ?? [];
  if (atStart !== undefined) return { read, pieces: [start, ...grouped(written)], negated: true };
  if (atEnd !== undefined) return { read, pieces: [...grouped(written), end], negated: true };
  return { read, pieces: written, negated: false };
}

function readSimilar(pattern: string): Read {
  const read = piecesOf(pattern, 'similar');
  return { read, pieces: [start, ...grouped(read ?? []), end], negated: false };
}

/** The form of a pattern for one of `regexOperators`; `refuse` is told what stands against it. */
export function patternForm(
  { dialect, negated }: RegexOperator,
  pattern: string,
  { largest, refuse }: { readonly largest: number; readonly refuse: (fault: string) => Error },
): PatternForm {
  const own = dialect === 'similar' ? readSimilar(pattern) : readRegex(pattern);
  if (own.read === undefined) throw refuse(notOffered);
  // What was written has to hold by itself: in a group of ours, `a)|(b` would be two.
  const fault = faultOf(own.read, largest) ?? faultOf(own.pieces, largest);
  if (fault !== undefined) throw refuse(fault);
  const like = likeOf(own.pieces);
  const isNegated = negated !== own.negated;
  return like === undefined
    ? { negated: isNegated, like: null, regex: regexOf(own.pieces) }
    : { negated: isNegated, like, regex: null };
}
