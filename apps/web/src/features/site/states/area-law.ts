import { areaName } from '@roadworthy/core/products/area-names.ts';
import { french } from '@roadworthy/core/products/french.ts';
import { linesDemanded, type MandatoryLine } from '@roadworthy/core/products/mandatory-lines.ts';
import { chargesOwed } from '@roadworthy/core/products/state-charges.ts';
import { minimumOn, type StateMinimum, stateMinimums } from '@roadworthy/core/products/state-minimums.ts';
import { type NoticeClass, noticeClasses, noticeRowOf } from '@roadworthy/core/policies/notices/notice-table.ts';
import { type Day, day } from '@roadworthy/core/shared/day.ts';
import type { PageLocale } from '@roadworthy/core/shared/page-locales.ts';

/** How sure a fact is, as its reader is told. */
export type Sureness = 'confirmed' | 'table' | 'unconfirmed' | 'unfound';
export type Sourced = { readonly source: string; readonly sureness: Sureness };

/** Thousands of dollars; `from` is null for what counts already. */
export type LegalMinimum = Sourced & {
  readonly from: Day | null;
  readonly limits: Readonly<{ person: number; accident: number; property: number }> | Readonly<{ combined: number }>;
};

/** What the law of a place says, as far as the platform keeps it. */
export type AreaLaw = {
  /** In a sentence, and alone. */
  readonly name: string;
  readonly minimums: readonly LegalMinimum[];
  readonly lines: readonly (Sourced & { readonly line: MandatoryLine; readonly refusable: boolean })[];
  /** In hundredths of a per cent; null where each town sets its own. */
  readonly charges: readonly (Sourced & { readonly basisPoints: number | null })[];
  readonly notices: readonly (Sourced & { readonly reason: NoticeClass; readonly days: number })[];
  /** Whether a public insurer sells the basic cover. */
  readonly isPublic: boolean;
};

const surenessOf = { S: 'confirmed', A: 'confirmed', B: 'table', C: 'unfound', K: 'unconfirmed' } as const;

function legalMinimum(minimum: StateMinimum, today: Day): LegalMinimum {
  const limits = 'combined' in minimum ? { combined: minimum.combined } : minimum;
  const from = minimum.from > today ? minimum.from : null;
  return { from, limits, source: minimum.source, sureness: surenessOf[minimum.grade] };
}

/** A state or province in the page's language, as it stands in a sentence. */
export function areaNameIn(code: string, locale: PageLocale): string {
  const name = areaName(code);
  return locale === 'fr-ca' ? (french[name] ?? name) : name;
}

/**
 * What the law of a state or province (postal code) says on a day, and of minimums what it will say. Only what is made
 * without a browser calls it: the browser loads no table of laws.
 */
export function areaLaw(code: string, locale: PageLocale, now: string): AreaLaw {
  const today = day(now);
  const [current, notice] = [minimumOn(code, today), noticeRowOf(code, today)];
  const later = (stateMinimums[code] ?? []).filter(({ from }) => from > today);
  const demanded = linesDemanded(code, today);
  return {
    name: areaNameIn(code, locale),
    minimums: [...(current ? [current] : []), ...later].map((minimum) => legalMinimum(minimum, today)),
    lines: demanded.map(({ line, refusable, source, grade }) => ({
      line,
      refusable: refusable === 'in_writing',
      source,
      sureness: surenessOf[grade],
    })),
    charges: chargesOwed(code, today).map(({ basisPoints, source, grade }) => ({
      basisPoints,
      source,
      sureness: surenessOf[grade],
    })),
    notices: noticeClasses.map((reason) => {
      const { days, source, grade } = notice[reason];
      return { reason, days, source, sureness: surenessOf[grade] };
    }),
    isPublic: demanded.some(({ line }) => line === 'public_basic_cover'),
  };
}
