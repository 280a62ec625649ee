import { createObservable } from '../stored-value.ts';

/** Whether somebody wants to see what may be kept. */
export const privacyChoices = createObservable(false);
