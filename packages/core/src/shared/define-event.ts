import type { EventFields, StoredNames, ValuesOf } from './event-field.ts';
import type { PriceChange, TimelineEntry, TimelineFacts, TimelineLook, TimelineRecord } from './timeline-entry.ts';
import type { Text } from './words.ts';

/** Of types alone: what an event carries beside what a person may be told. */
type Carried<Values> = { readonly carries?: Values };

/** What the answers to an event need and nobody is told: `carries: of<{ readonly transactionId: string }>()`. */
export function of<Values extends object>(): Carried<Values> {
  return {};
}

/** Who reads an entry: the customer and staff, or staff alone. */
type Reader = 'customer' | 'staff';

/** What a timeline says of an event. Its facts are those of the event, by the names under which rows hold them. */
type Timeline<Event, Place extends string> = TimelineLook & {
  /** Where the customer reads it, none of its facts may be for staff alone. */
  readonly for: Reader | ((event: Event) => Reader);
  readonly text: Text<Place | 'reader'>;
  /** The premium before and after, where it was made anew. */
  readonly price?: (event: Event) => PriceChange | undefined;
  /** The record that it is about, where the keys of the event do not say it; null where it has no timeline. */
  readonly record?: (event: Event) => TimelineRecord | null;
  /** Facts that are not plainly fields of the event. */
  readonly moreFacts?: (event: Event) => TimelineFacts;
};

type Simple<Values> = { readonly [Name in keyof Values]: Values[Name] };

/** An event without its name. */
type Values<About extends EventFields, Facts extends EventFields, Other> = Simple<
  ValuesOf<About> & ValuesOf<Facts> & Other
>;

type Declaration<About extends EventFields, Facts extends EventFields, Other> = {
  /** The keys of the records that it is about. */
  readonly about: About;
  /** What happened, as a person may be told; rows of the timeline hold it. */
  readonly facts?: Facts;
  /** What its answers need beside that. */
  readonly carries?: Carried<Other>;
  /** Null: nobody looks for it later, or another event says it better. */
  readonly timeline: Timeline<NoInfer<Values<About, Facts, Other>>, NoInfer<StoredNames<Facts>>> | null;
  /** What it may hold, once for each way in which it is told. */
  readonly examples: readonly NoInfer<Values<About, Facts, Other>>[];
};

/** An event as it was declared: its name, what it says, and what a timeline keeps of it. */
export type DeclaredEvent<Type extends string = string, Held = unknown> = {
  readonly type: Type;
  readonly about: EventFields;
  readonly facts: EventFields;
  /** What is said of it later; null where nothing is. */
  readonly timeline: (TimelineLook & { readonly text: Text }) | null;
  readonly examples: readonly Held[];
  /** What a timeline keeps of one that happened; null where it keeps nothing. */
  entryOf(event: Held): TimelineEntry | null;
};

/** The event of a declaration: what is published, and what decisions answer. */
export type InferEvent<Declared> =
  Declared extends DeclaredEvent<infer Type, infer Held> ? Simple<{ readonly type: Type } & Held> : never;

function storedFacts(facts: EventFields, event: object): TimelineFacts {
  const values = new Map<string, unknown>(Object.entries(event));
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, { storedAs, isOmitted }]) => {
      const value = values.get(name);
      if (value === null && isOmitted) return [];
      return [[storedAs ?? name, typeof value === 'string' || typeof value === 'number' ? value : null]];
    }),
  );
}

const recordKeys = ['quoteId', 'policyId', 'productId', 'claimId'];

function recordOf(about: EventFields, event: object): TimelineRecord {
  const isKey = (name: string) => recordKeys.includes(name) && Object.hasOwn(about, name);
  return Object.fromEntries(Object.entries(event).filter(([name]) => isKey(name)));
}

/** Declares what may happen: from it come the type of the event, its entry in a timeline, how that looks, and its words. */
export function defineEvent<
  const Type extends string,
  const About extends EventFields,
  const Facts extends EventFields = Record<never, never>,
  Other extends object = Record<never, never>,
>(type: Type, declaration: Declaration<About, Facts, Other>): DeclaredEvent<Type, Values<About, Facts, Other>> {
  const { about, facts, timeline, examples } = declaration;
  return {
    type,
    about,
    facts: facts ?? {},
    timeline,
    examples,
    entryOf(event) {
      const record = timeline?.record ? timeline.record(event) : recordOf(about, event);
      if (!timeline || !record) return null;
      const reader = typeof timeline.for === 'string' ? timeline.for : timeline.for(event);
      return {
        ...record,
        facts: { ...storedFacts(facts ?? {}, event), ...timeline.moreFacts?.(event) },
        price: timeline.price?.(event),
        visible: reader === 'customer',
      };
    },
  };
}
