import { areaOf } from '../../products/live-states.ts';
import type { Provider } from '../../products/vocabulary.ts';
import { dayInZone } from '../../shared/time/day.ts';
import { type Bilingual, sentence, type Sentence } from '../../shared/text/sentence.ts';
import type { Location, Quote } from '../quote.ts';
import type { MoratoriumAction } from '../vocabulary.ts';
import { type Refusal, refusal, type RefusalDetails } from '../../shared/decision.ts';
import { type Words, words } from '../../shared/words.ts';

/** A place as far as a moratorium asks for it. */
export type RiskPlace = Pick<Location, 'administrativeArea' | 'postalCode'>;

/** Where a moratorium holds: in all of these areas together. What a map draws will stand beside them. */
export type MoratoriumArea = {
  /** `US-FL`, `CA-QC`. */
  readonly states: readonly string[];
  /** The beginning of postal codes (`33139`, `331`, `K1A`), or two of one length with all between them: `33100-33199`. */
  readonly postalCodes: readonly string[];
};

/** A stop of some kind of business somewhere, for a while, as far as rules ask for it. */
export type Moratorium = MoratoriumArea & {
  readonly moratoriumId: string;
  readonly name: Bilingual;
  /** What who buys is told of it. */
  readonly notice: Bilingual;
  /** Null stops every provider. */
  readonly provider: Provider | null;
  readonly actions: readonly MoratoriumAction[];
  readonly starts: Date;
  /** Null until somebody ends it. */
  readonly ends: Date | null;
  /** The IANA zone in which its hours were written, and are read. */
  readonly timeZone: string;
  /** Where devices in what is insured were last, while that still says where it is; nothing where none tells. */
  readonly lastSeen?: LastSeen;
};

/** The places that devices told, as a moratorium asks for places, and whether one lies in the layer that it was written by. */
export type LastSeen = { readonly places: readonly RiskPlace[]; readonly isInLayer: boolean };

/** Whether a code lies under an entry: it begins with it, or with something between the two ends of a range. */
function isUnder(entry: string, postalCode: string): boolean {
  const [first = '', last = first] = entry.split('-');
  const beginning = postalCode.slice(0, first.length);
  return first !== '' && beginning >= first && beginning <= last;
}

/** Whether a place lies in an area. */
export function isInArea({ states, postalCodes }: MoratoriumArea, place: RiskPlace): boolean {
  const state = areaOf(place.administrativeArea);
  return (state !== null && states.includes(state)) || postalCodes.some((entry) => isUnder(entry, place.postalCode));
}

/** What somebody wants to do: under which provider, about which places, and when. */
export type MoratoriumQuestion = {
  readonly action: MoratoriumAction;
  readonly provider: string;
  readonly places: readonly RiskPlace[];
  readonly at: Date;
};

/**
 * The moratoriums that stop an action: those in force at that instant, for that provider, that any of the places lies
 * in, or a device in what is insured was last seen in, in their order. The first instant belongs to a moratorium, the
 * last one does not. Every guard of an action in `moratoriumActions` asks this and nothing else; what is about a quote or
 * a policy asks by `moratoriumsOn`.
 */
export function moratoriumsFor<One extends Moratorium>(
  all: readonly One[],
  { action, provider, places, at }: MoratoriumQuestion,
): One[] {
  return all.filter(
    (one) =>
      one.actions.includes(action) &&
      (one.provider === null || one.provider === provider) &&
      one.starts <= at &&
      (one.ends === null || at < one.ends) &&
      (one.lastSeen?.isInLayer || [...places, ...(one.lastSeen?.places ?? [])].some((place) => isInArea(one, place))),
  );
}

type Placed = Pick<Quote, 'administrativeArea' | 'postalCode' | 'mailingLocationId' | 'locations'> & {
  readonly vehicles: readonly Pick<Quote['vehicles'][number], 'locationId'>[];
};

/** The places that a moratorium is asked about: where each vehicle is kept, where mail goes, or where the quote was asked for. */
export function riskPlacesOf({ vehicles, mailingLocationId, locations, ...requested }: Placed): RiskPlace[] {
  const named = new Set([mailingLocationId, ...vehicles.map(({ locationId }) => locationId)]);
  const places = locations.filter(({ locationId }) => named.has(locationId));
  const isAnyStored = vehicles.some(({ locationId }) => locations.some((place) => place.locationId === locationId));
  return isAnyStored ? places : [requested, ...places];
}

/**
 * What stops an action on a quote, or on the policy whose current quote it is: on new cover, on a change of it that
 * raises what is insured, on reinstating it with a lapse, on ending it because it was not paid, on collecting for it.
 * The moratoriums are those that are read with the quote, exceptions of both left out.
 */
export function moratoriumsOn<One extends Moratorium>(
  { quote, moratoriums }: { readonly quote: Placed & Pick<Quote, 'provider'>; readonly moratoriums: readonly One[] },
  action: MoratoriumAction,
  at: Date,
): One[] {
  return moratoriumsFor(moratoriums, { action, provider: quote.provider, places: riskPlacesOf(quote), at });
}

/** What of a moratorium is told. */
export type ToldMoratorium = Pick<Moratorium, 'name' | 'notice' | 'ends' | 'timeZone'>;

/** What is said to whoever a moratorium stops: why, and until when as a clock there shows it. */
export function describeMoratorium({ name, notice, ends, timeZone }: ToldMoratorium): Sentence {
  return ends === null
    ? sentence(words('{name}, until further notice: {notice}', '{name}, jusqu’à nouvel ordre : {notice}'), {
        name,
        notice,
      })
    : sentence(words('{name}, until {day}, {time}: {notice}', '{name}, jusqu’au {day}, {time} : {notice}'), {
        name,
        notice,
        day: dayInZone(ends, timeZone),
        time: {
          instant: ends,
          zone: timeZone,
        },
      });
}

/** What stops cover there: the moratorium, all that would have to be free for it, and where. */
export type StoppedCover = {
  readonly moratorium: ToldMoratorium;
  readonly actions: readonly MoratoriumAction[];
  readonly place: RiskPlace;
};

/**
 * The first of the moratoriums that stops any of the actions at any of the places, or where a device is; null where none
 * does. What refuses cover, and what asks later whether it still would, both ask this.
 */
export function stopOf(
  moratoriums: readonly Moratorium[],
  actions: readonly MoratoriumAction[],
  question: Omit<MoratoriumQuestion, 'action'>,
): StoppedCover | null {
  const [stop] = actions.flatMap((action) => moratoriumsFor(moratoriums, { ...question, action }));
  if (!stop) return null;
  const known = [...question.places, ...(stop.lastSeen?.places ?? [])];
  const place = known.find((one) => isInArea(stop, one)) ?? known[0];
  return place ? { moratorium: stop, actions, place } : null;
}

/** Why cover is refused where it is stopped: which moratorium, until when, and what somebody may ask to be told of. */
export function stoppedRefusal(
  { moratorium, actions, place }: StoppedCover,
  form: Words,
  field?: string,
): Refusal<'moratorium_active'> {
  const details: RefusalDetails = { actions, postal_code: place.postalCode };
  return {
    ...refusal('moratorium_active', sentence(form, { moratorium: describeMoratorium(moratorium) }), field),
    details,
  };
}
