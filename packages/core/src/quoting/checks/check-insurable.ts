import { lineOf } from '../../lines/line-for.ts';
import type { Day } from '../../shared/time/day.ts';
import { exclusionFindings } from '../insurable/exclusion-findings.ts';
import type { Finding } from '../insurable/finding.ts';
import { lawFindings } from '../insurable/law-findings.ts';
import { lineFindings } from '../insurable/line-findings.ts';
import { buyerFindings } from '../insurable/person-findings.ts';
import { placeFindings, type SoldProduct } from '../insurable/place-findings.ts';
import { paperFindings } from '../insurable/vehicle-findings.ts';
import type { Quote } from '../quote.ts';
import type { EditKind } from '../vocabulary.ts';

/**
 * Everything that stands in the way of insuring a quote as it is, rates and moratoriums aside: the one place that says
 * so to every edit, the checklist, the range, the signature and the bind. Today is the civil day of the risk's zone.
 */
export function checkInsurable(quote: Quote, product: SoldProduct, today: Day): Finding[] {
  const places = placeFindings(quote, product);
  // Where it is not sold anyway, what the law asks for there is no news.
  const isLive = ({ field }: Finding) => !places.some((place) => place.field === field);
  return [
    ...places,
    ...lawFindings(quote).filter(isLive),
    ...paperFindings(quote),
    ...buyerFindings(quote, today),
    ...lineFindings(quote, lineOf(quote.provider)),
    ...exclusionFindings(quote),
  ];
}

/** What each kind of edit writes, as the fields of findings name it. */
const writtenBy: Partial<Record<EditKind, RegExp>> = {
  vehicle: /^vehicles\b/,
  entity: /^(named_insured|drivers|mailing)\b/,
  location: /^(mailing|vehicles)\b/,
  coverages: /^coverages\b/,
  policy_duration: /^policy_duration_months$/,
};

/**
 * What an edit would bring about in the very part that it writes, so that it has to be refused there. What it brings
 * about elsewhere, such as a trailer's plan for what becomes a motorhome, is said where that can be mended. Covers are
 * written as a whole: what was wrong with them before is no better for it.
 */
export function findObstacleOfEdit(
  kind: EditKind,
  before: readonly Finding[],
  after: readonly Finding[],
): Finding | null {
  const known = new Set(before.map(({ code, field }) => `${code} ${field}`));
  const isByEdit = ({ code, field }: Finding) => kind === 'coverages' || !known.has(`${code} ${field}`);
  const stands = (one: Finding) => one.remedy === 'change' && writtenBy[kind]?.test(one.field) && isByEdit(one);
  return after.find(stands) ?? null;
}
