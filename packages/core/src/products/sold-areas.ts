import type { Day } from '../shared/time/day.ts';
import { refusal, type Refusal } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { areaName } from './area-names.ts';
import { findLegalGap, type LegalGap } from './legal-gap.ts';
import { areaOf, isLiveIn, type LiveAreas } from './live-states.ts';
import { canadianProvinces, usStates } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** The two lists as a product keeps them. */
export type AreaLists = { readonly live_in: readonly string[]; readonly not_live_in: readonly string[] };

/** Every state and province in ISO 3166-2 (`US-OH`), countries one after the other. */
export const allAreas: readonly string[] = [...usStates, ...canadianProvinces].flatMap((state) => areaOf(state) ?? []);

const countries: readonly string[] = ['US', 'CA'];

function live({ live_in: liveIn, not_live_in: notLiveIn }: AreaLists): (area: string) => boolean {
  const areas: LiveAreas = { liveIn, notLiveIn };
  return (area) => isLiveIn(areas, area);
}

const stateOf = (area: string): string => area.slice(3);

/** What the law leaves of an area for terms that begin on a day. */
export type LegalStatus = {
  /** `all`: nothing may be sold there; `motorised`: towed units alone. */
  readonly closes: 'all' | 'motorised';
  readonly why: Refusal<LegalGap>;
};

/** What of an area (`US-OH`) the law closes to us, and why; null where it closes nothing. */
export function legalStatusOf(area: string, effectiveDate: Day, field: string): LegalStatus | null {
  const stored = { state: stateOf(area), effectiveDate };
  const towed = findLegalGap({ ...stored, isDriven: false }, field);
  if (towed) return { closes: 'all', why: towed };
  const driven = findLegalGap({ ...stored, isDriven: true }, field);
  return driven && { closes: 'motorised', why: driven };
}

/** An area as somebody sees it who looks after a product. */
export type AreaStatus = { readonly area: string; readonly live: boolean; readonly law: LegalStatus | null };

/** Where a product is sold and what the law says of each state and province, for terms that begin on a day. */
export function areaStandings(lists: AreaLists, effectiveDate: Day): AreaStatus[] {
  const isLive = live(lists);
  return allAreas.map((area) => ({
    area,
    live: isLive(area),
    law: legalStatusOf(area, effectiveDate, 'live_in'),
  }));
}

/** The areas where selling begins and ends with a change of the lists. */
export function movedAreas(before: AreaLists, after: AreaLists): { opened: string[]; closed: string[] } {
  const [was, is] = [live(before), live(after)];
  return {
    opened: allAreas.filter((area) => !was(area) && is(area)),
    closed: allAreas.filter((area) => was(area) && !is(area)),
  };
}

type AreaRefusal = 'area_unknown' | 'area_live_and_not' | LegalGap;

function findUnknown(areas: readonly string[], field: string): Refusal<'area_unknown'> | null {
  const unknown = areas.find((area) => !countries.includes(area) && !allAreas.includes(area));
  if (unknown === undefined) return null;
  const message = sentence(
    words(
      'There is no state or province “{area}”. Write it as US-OH or CA-ON.',
      'Il n’y a ni État ni province « {area} ». Écrivez-le comme US-OH ou CA-ON.',
    ),
    { area: unknown },
  );
  return refusal('area_unknown', message, field);
}

/**
 * What is wrong with where a product is to be sold, or null: an area that does not exist, one in both lists, or one
 * that would be opened though the law closes it to us on `today`. What is open there already may stay.
 */
export function findAreaProblem(before: AreaLists, after: AreaLists, today: Day): Refusal<AreaRefusal> | null {
  const unknown = findUnknown(after.live_in, 'live_in') ?? findUnknown(after.not_live_in, 'not_live_in');
  if (unknown) return unknown;
  const both = after.live_in.find((area) => after.not_live_in.includes(area));
  if (both !== undefined) {
    const area = countries.includes(both) ? both : areaName(stateOf(both));
    const message = sentence(
      words(
        '{area} is both live and not live. Take it out of one of the lists.',
        '{area} est à la fois en vente et hors vente. Retirez-le d’une des listes.',
      ),
      { area },
    );
    return refusal('area_live_and_not', message, 'not_live_in');
  }
  const standings = movedAreas(before, after).opened.map((area) => legalStatusOf(area, today, 'live_in'));
  return standings.find((status) => status?.closes === 'all')?.why ?? null;
}
