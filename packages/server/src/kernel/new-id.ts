import { randomUUIDv7 } from 'node:crypto';

/** The key of a row that is about to be written: made here, nobody has to ask the database for it. They grow with time. */
export const newId: () => string = randomUUIDv7;
