import type { RaterVersionPromoted } from './promote-rater-version.ts';

/** What happens to rates. */
export type RatingEvent = RaterVersionPromoted;
