/** Milliseconds without a key press before a text is searched for. */
export const searchDelay = 500;

export type SearchState = {
  /** The text without spaces around it, as it is asked for and cached. */
  readonly text: string;
  /** Whether the server is asked now: the text is there and has settled. */
  readonly asks: boolean;
  /** Whether an answer is still to come. */
  readonly isWaiting: boolean;
};

/** What a search does, given what is typed, what has settled for 500 ms, and whether an answer is being fetched. */
export function searchState(typed: string, settled: string, fetching: boolean): SearchState {
  const text = typed.trim();
  const asks = text !== '' && text === settled.trim();
  return { text, asks, isWaiting: text !== '' && (!asks || fetching) };
}
