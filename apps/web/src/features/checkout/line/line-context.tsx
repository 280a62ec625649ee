'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { LineView } from '../../shared/lines/line-view.ts';

const LineContext = createContext<LineView | null>(null);

/** Gives the pages of a line its words. */
export function LineProvider({ line, children }: { line: LineView; children: ReactNode }) {
  return <LineContext value={line}>{children}</LineContext>;
}

/** The line whose pages these are; null among those of the personal line. */
export function useLine(): LineView | null {
  return useContext(LineContext);
}

/** The line whose pages these are; throws among those of the personal line. */
export function useOwnLine(): LineView {
  const line = useLine();
  if (!line) throw new Error('This part of checkout needs a line');
  return line;
}
