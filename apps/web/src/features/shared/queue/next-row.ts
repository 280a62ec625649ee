import { createContext, useContext } from 'react';

/** Goes on from the record beside a list to the one after it, or back from the last. */
export const NextRow = createContext<() => void>(() => undefined);

/** The way on from the record beside the list that one is in; nothing where there is no list. */
export function useNextRow(): () => void {
  return useContext(NextRow);
}
