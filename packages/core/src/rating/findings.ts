import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { CompiledRow } from './book/rate-rows.ts';
import type { ReferralShape, RefusalShape } from './rate-structure.ts';
import type { MissingField, Referral, Rejection } from './rating.ts';
import { words, type Words } from '../shared/words.ts';

/** What a rating finds beside a price. `priced` is false once a coverage cannot be computed. */
export type Findings = {
  readonly missing: MissingField[];
  readonly referrals: Referral[];
  readonly rejections: Rejection[];
  priced: boolean;
};

/** Nothing found yet. */
export function newFindings(): Findings {
  return { missing: [], referrals: [], rejections: [], priced: true };
}

/** Notes that an answer is needed, by its path. Objects kept in several places ask for the same one: it is noted once. */
export function reportMissing(findings: Findings, path: string, asks: Words | undefined): void {
  if (!findings.missing.some((missing) => missing.path === path))
    findings.missing.push({ path, ...(asks ? sentence(asks) : { message: '' }) });
  findings.priced = false;
}

/** Notes a cover whose limit or deductible this rate book does not hold. */
export function reportMissingCover(findings: Findings, path: string): void {
  reportMissing(
    findings,
    `coverages.${path}`,
    words(
      'Choose another limit or deductible for this cover.',
      'Choisissez un autre montant ou une autre franchise pour cette protection.',
    ),
  );
}

function beginsAt(shape: ReferralShape, row: CompiledRow): number {
  if (shape.begins === 'dollars') return row.from * 100;
  return shape.begins === 'last_before' ? row.from - 1 : row.from;
}

/** Notes that an underwriter must look first at an answer (`field`) that reached a row; the price stands. */
export function reportReferral(
  findings: Findings,
  shape: ReferralShape,
  row: CompiledRow,
  { field, value }: Pick<Referral, 'field' | 'value'>,
): void {
  const { code, says, place } = shape;
  if (place === undefined) {
    findings.referrals.push({ code, ...sentence(says), field, value, threshold: value });
    return;
  }
  const threshold = beginsAt(shape, row);
  const fact = shape.begins === 'dollars' ? { cents: threshold } : threshold;
  findings.referrals.push({ code, ...sentence(says, { [place]: fact }), field, value, threshold });
}

/** Notes that something cannot be insured for an answer (`field`); `limit` is what the sentence names. */
export function reportRejection(
  findings: Findings,
  { code, says, place }: RefusalShape,
  limit: number | { readonly cents: number },
  field: string,
): void {
  const message: Sentence = sentence(says, { [place]: limit });
  findings.rejections.push({ code, ...message, field });
}
