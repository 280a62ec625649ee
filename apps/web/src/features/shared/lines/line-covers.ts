import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { fitsKind } from './fits-kind.ts';
import type { CoverView, CoverWords } from './line-view.ts';

/** What is bought: each cover with the values of its settings. */
export type Bought = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** The covers that any of the kinds of things can have, each with the settings that it has there. */
export function coversFor(line: CoverWords, insured: readonly string[]): CoverView[] {
  const ofEach = insured.map((kind) => fitsKind(line, kind));
  const fits = (groups: readonly string[] | null) => groups === null || ofEach.some((ofKind) => ofKind(groups));
  return line.covers
    .filter(({ groups }) => fits(groups))
    .map((cover) => ({ ...cover, settings: cover.settings.filter(({ groups }) => fits(groups)) }));
}

/** A cover as it is first bought: as a package has it, or with the least of each setting. */
function firstOf(cover: CoverView, { packages }: CoverWords): Bought[string] {
  const packed = packages.map(({ covers }) => ownValue(covers, cover.code)).findLast((bought) => bought !== undefined);
  return Object.fromEntries(
    cover.settings.flatMap(({ name, values }) => {
      const value = ownValue(packed, name) ?? values[0]?.value;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** A cover more, with one that it needs where none of them is there, and without what is not bought beside it. */
export function withCover(bought: Bought, code: string, covers: readonly CoverView[], line: CoverWords): Bought {
  const cover = covers.find((one) => one.code === code);
  if (!cover || ownValue(bought, code)) return bought;
  const rest = Object.fromEntries(Object.entries(bought).filter(([other]) => !cover.excludes.includes(other)));
  const [needed] = cover.needs;
  const isMet = needed === undefined || cover.needs.some((other) => ownValue(rest, other) !== undefined);
  const base = isMet ? rest : withCover(rest, needed, covers, line);
  return { ...base, [code]: firstOf(cover, line) };
}

/** A cover less, and without what can only be bought beside it. */
export function withoutCover(bought: Bought, code: string, covers: readonly CoverView[]): Bought {
  const rest = Object.fromEntries(Object.entries(bought).filter(([other]) => other !== code));
  const orphan = covers.find(
    ({ code: other, needs }) => ownValue(rest, other) && needs.length > 0 && !needs.some((one) => ownValue(rest, one)),
  );
  return orphan ? withoutCover(rest, orphan.code, covers) : rest;
}

/** A cover with another value of one of its settings. */
export function withSetting(bought: Bought, code: string, setting: string, value: string | number): Bought {
  return { ...bought, [code]: { ...ownValue(bought, code), [setting]: value } };
}

/** What is stored of the covers of a quote. */
export function boughtOf(coverages: unknown): Bought {
  // The server alone writes it, in this shape.
  return typeof coverages === 'object' && coverages !== null ? (coverages as Bought) : {};
}
