import { on } from '../kernel/events.ts';

/** Who waits for the end of a moratorium need not wait for the next round of the clock. */
export const notifyOnMoratoriumLifted = on('moratorium_lifted', (work) => work.enqueue('notify-waitlist', {}));
