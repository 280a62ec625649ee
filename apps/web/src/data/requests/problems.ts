import { createProblemQueue } from '@roadworthy/ui/states/problem-queue.ts';

/** What went wrong on any page of this tab: the banner shows it, the user menu keeps it. */
export const problems = createProblemQueue();

let noAnswer = '';

/** Gives the words for calls that brought no answer, in the language of the page. */
export function reportNoAnswer(words: string): void {
  noAnswer = words;
}

/** Shows what the server said of a failure; undefined when it said nothing that a person could read. */
export function showProblem(message: string | undefined): void {
  problems.push(message ?? noAnswer);
}
