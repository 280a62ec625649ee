// What no commit holds of events: their list, and what the pages show of them.
import { emit } from './emit.ts';
import { emitMessages } from './emit-messages.ts';
import { printEvents } from './print-events.ts';

/** Prints the list of all events, then the pages' messages in each language, theirs among them, and how their entries look. */
export async function emitEvents(): Promise<void> {
  emit('packages/core/src/generated/events.ts', printEvents());
  // These read the list.
  const { eventMessages, printEventLooks } = await import('./print-event-words.ts');
  await emitMessages(eventMessages);
  emit('apps/web/src/generated/event-looks.ts', printEventLooks());
}
