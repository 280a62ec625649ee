'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type { LineWords } from './line-view.ts';

const LineWordsContext = createContext<LineWords>({});

/** Gives a page about records of every line what their lines say; it is made where the page is. */
export function LineWordsProvider({ words, children }: { words: LineWords; children: ReactNode }) {
  return <LineWordsContext value={words}>{children}</LineWordsContext>;
}

/** What a line of ours says of its covers and terms; undefined of a carrier's. */
export function useLineWords(provider: string): LineWords[string] {
  return ownValue(useContext(LineWordsContext), provider);
}
