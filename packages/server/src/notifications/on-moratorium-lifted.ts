import { on } from '../kernel/events.ts';

/** Who waits for the end of a moratorium need not wait for the next round of the clock, nor who is excepted from it. */
export const notifyOnMoratoriumLifted = on('moratorium_lifted', (work) => work.enqueue('notify-waitlist', {}));
export const notifyOnMoratoriumException = on('moratorium_exception_made', (work) =>
  work.enqueue('notify-waitlist', {}),
);
