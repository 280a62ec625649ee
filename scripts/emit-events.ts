// What no commit holds of events: their list, and what the pages show of them.
import { emit } from './emit.ts';
import { printEvents } from './print-events.ts';

/** Prints the list of all events, then their words in each language and how their entries look. */
export async function emitEvents(): Promise<void> {
  emit('packages/core/src/generated/events.ts', printEvents());
  // This reads the list.
  const { printEventCatalogue, printEventLooks } = await import('./print-event-words.ts');
  const web = 'apps/web/src/generated';
  emit(`${web}/messages/en-us/events.json`, printEventCatalogue('en'));
  // What Canada says otherwise in English; of events nothing.
  emit(`${web}/messages/en-ca/events.json`, '{}\n');
  emit(`${web}/messages/fr-ca/events.json`, printEventCatalogue('fr'));
  emit(`${web}/event-looks.ts`, printEventLooks());
}
