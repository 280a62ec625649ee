import { areaName } from '@roadworthy/core/products/area-names.ts';
import { linesDemanded, type MandatoryLine } from '@roadworthy/core/products/mandatory-lines.ts';
import { findLegalGap } from '@roadworthy/core/products/legal-gap.ts';
import { chargesOwed } from '@roadworthy/core/products/state-charges.ts';
import { type Grade, minimumOn, type StateMinimum, stateMinimums } from '@roadworthy/core/products/state-minimums.ts';
import {
  type NoticeClass,
  noticeClasses,
  type NoticeGrade,
  noticeRowOf,
} from '@roadworthy/core/policies/notices/notice-table.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { wordsFor } from '@roadworthy/core/shared/words.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { areas } from './areas.ts';

/** A fact of law, and the law that was read for it: what nobody confirmed is not printed. */
export type Sourced = { readonly source: string };

/** Thousands of dollars; `from` is null for what counts already. */
export type LegalMinimum = Sourced & {
  readonly from: Day | null;
  readonly limits: Readonly<{ person: number; accident: number; property: number }> | Readonly<{ combined: number }>;
};

/** What the law of a place says, as far as it is confirmed. */
export type AreaLaw = {
  /** In a sentence, and alone. */
  readonly name: string;
  readonly minimums: readonly LegalMinimum[];
  /** Null where some are demanded and none of them is confirmed. */
  readonly lines: readonly (Sourced & { readonly line: MandatoryLine; readonly refusable: boolean })[] | null;
  /** In hundredths of a per cent; null where each town sets its own. */
  readonly charges: readonly (Sourced & { readonly basisPoints: number | null })[];
  readonly notices: readonly (Sourced & { readonly reason: NoticeClass; readonly days: number })[];
  /** What stands on the road of the picture: a rig that may be sold there; null where nothing may be. */
  readonly rig: VehicleClass | null;
  /** Whether a public insurer sells the basic cover. */
  readonly isPublic: boolean;
};

const isConfirmed = ({ grade }: { readonly grade: Grade | NoticeGrade }): boolean => grade === 'S' || grade === 'A';

function legalMinimum(minimum: StateMinimum, today: Day): LegalMinimum {
  const limits = 'combined' in minimum ? { combined: minimum.combined } : minimum;
  const from = minimum.from > today ? minimum.from : null;
  return { from, limits, source: minimum.source };
}

const driven = ['class_a', 'class_c', 'class_b'] as const;
const towed = ['travel_trailer', 'fifth_wheel', 'teardrop', 'toy_hauler'] as const;

/** Motorhomes only where we have every cover that their law asks for; another one in each place of the alphabet. */
export function rigSoldIn(code: string, today: Day): VehicleClass | null {
  const gapOf = (isDriven: boolean) => findLegalGap({ state: code, isDriven, effectiveDate: today }, 'area');
  const sold: readonly VehicleClass[] = [...(gapOf(true) ? [] : driven), ...(gapOf(false) ? [] : towed)];
  const index = areas.findIndex((area) => area.code === code);
  return sold[index % sold.length] ?? null;
}

/** A state or province in the page's language, as it stands in a sentence. */
export function areaNameIn(code: string, locale: PageLocale): string {
  return wordsFor(areaName(code), locale);
}

/**
 * What the law of a state or province (postal code) says on a day, and of minimums what it will say. Only what is made
 * without a browser calls it: the browser loads no table of laws.
 */
export function areaLaw(code: string, locale: PageLocale, now: string): AreaLaw {
  const today = day(now);
  const [current, notice] = [minimumOn(code, today), noticeRowOf(code, today)];
  const later = (ownValue(stateMinimums, code) ?? []).filter(({ from }) => from > today);
  const demanded = linesDemanded(code, today);
  const lines = demanded.filter(isConfirmed);
  return {
    name: areaNameIn(code, locale),
    minimums: [...(current ? [current] : []), ...later]
      .filter(isConfirmed)
      .map((minimum) => legalMinimum(minimum, today)),
    lines:
      lines.length === 0 && demanded.length > 0
        ? null
        : lines.map(({ line, refusable, source }) => ({ line, refusable: refusable === 'in_writing', source })),
    charges: chargesOwed(code, today)
      .filter(isConfirmed)
      .map(({ basisPoints, source }) => ({ basisPoints, source })),
    notices: noticeClasses.flatMap((reason) => {
      const period = notice[reason];
      return isConfirmed(period) ? { reason, days: period.days, source: period.source } : [];
    }),
    rig: rigSoldIn(code, today),
    isPublic: demanded.some(({ line }) => line === 'public_basic_cover'),
  };
}
