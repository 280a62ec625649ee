declare global {
  /** What the page asked for before its scripts were here, by who asks and what. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** How old a page may be when an answer is taken: whoever waited longer asks again. */
const freshMs = 4_000;

/** The name of an answer: who asks, as a role or by a token, and what. */
export const earlyName = (who: string | undefined, what: string): string => `${who ?? ''} ${what}`;

/** The answer to what the page asked for by itself; once. */
export function takeEarly(name: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(name);
  globalThis.earlyAnswers?.delete(name);
  return performance.now() < freshMs ? answer : undefined;
}
