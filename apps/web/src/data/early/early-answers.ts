/** What a page asked for by itself, and the body of a good answer once it is here. */
export type EarlyAnswer = { readonly answer: Promise<Response>; body?: unknown };

declare global {
  /** What the page asked for before its scripts were here, by who asks and what. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** How old a page may be when an answer is taken: whoever waited longer asks again. */
const freshMs = 4_000;

/** The name of an answer: who asks, as a role or by a token, and what. */
export const earlyName = (who: string | undefined, what: string): string => `${who ?? ''} ${what}`;

/** What the page asked for by itself; once. */
export function takeEarly(name: string): EarlyAnswer | undefined {
  const early = globalThis.earlyAnswers?.get(name);
  globalThis.earlyAnswers?.delete(name);
  return performance.now() < freshMs ? early : undefined;
}

/** The body of what the page asked for by itself, if it is here already; once. What is still on its way stays. */
export function takeEarlyBody(name: string): unknown {
  return globalThis.earlyAnswers?.get(name)?.body === undefined ? undefined : takeEarly(name)?.body;
}
