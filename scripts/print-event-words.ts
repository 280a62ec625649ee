// What the pages show of events, from their declarations: the words of each language alone, as a browser loads them, and
// how an entry looks.
import { declaredEvents } from '@roadworthy/core/generated/events.ts';
import type { DeclaredEvent } from '@roadworthy/core/shared/define-event.ts';
import type { FieldKind } from '@roadworthy/core/shared/event-field.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { messageOf, placesOf, type Text } from '@roadworthy/core/shared/words.ts';

const events: readonly DeclaredEvent[] = declaredEvents;
const shown = events
  .flatMap(({ type, facts, timeline }) => (timeline === null ? [] : [{ type, facts, ...timeline }]))
  .toSorted((one, other) => (one.type < other.type ? -1 : 1));

/** The messages of all events in one language, in ICU, by the names of the events. */
export function eventMessages(locale: PageLocale): Readonly<Record<string, string>> {
  return Object.fromEntries(shown.map(({ type, text }) => [type, messageOf(text, locale)]));
}

type Statement = Pick<DeclaredEvent, 'facts'> & { readonly text: Text };

/** How each fact is printed that the words of an event read, by the name under which rows hold it. */
export function printedFacts({ facts, text }: Statement): Readonly<Record<string, FieldKind>> {
  const kinds = new Map(Object.entries(facts).map(([name, { kind, storedAs }]) => [storedAs ?? name, kind]));
  return Object.fromEntries(
    placesOf(text)
      .filter((place) => place !== 'reader')
      .map((place) => [place, 'by' in text && text.by === place ? 'choice' : (kinds.get(place) ?? 'text')]),
  );
}

/** The module that says of each kind of entry how it looks and how its facts are printed. */
export function printEventLooks(): string {
  const looks = shown.map(({ type, group, icon, tone = 'neutral', ...event }) => {
    return `  ${type}: ${JSON.stringify({ group, icon, tone, facts: printedFacts(event) })},`;
  });
  return [
    '// Printed by scripts/print-event-words.ts.',
    "import type { EventLook } from '../features/shared/timeline/entry-appearances.ts';",
    '',
    '/** How each kind of entry looks, and how what it says is printed. */',
    'export const eventLooks = {',
    ...looks,
    '} as const satisfies Readonly<Record<string, EventLook>>;',
    '',
  ].join('\n');
}
