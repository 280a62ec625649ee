'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { LineView } from './line-view.ts';
import { LineWordsProvider } from './line-words.tsx';

export type LineViews = Readonly<Record<string, LineView>>;

const Context = createContext<LineViews>({});

/** Gives a page that edits quotes all that each line asks and offers, its words among it; it is made where the page is. */
export function LinesProvider({ lines, children }: { lines: LineViews; children: ReactNode }) {
  return (
    <Context value={lines}>
      <LineWordsProvider words={lines}>{children}</LineWordsProvider>
    </Context>
  );
}

/** Every line that we price ourselves, by its provider. */
export const useLineViews = (): LineViews => useContext(Context);
