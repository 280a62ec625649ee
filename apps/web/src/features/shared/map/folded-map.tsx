'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { type ReactNode, useState } from 'react';

/** What stands where a small map will be until it is fetched. */
export const mapToCome = (
  <div aria-hidden="true" className="h-72 w-full rounded-card border border-line bg-surface-3" />
);

type FoldedMapProps = {
  readonly words: {
    readonly show: string;
    readonly hide: string;
    /** Where it cannot be drawn, and what says the same. */
    readonly fails: string;
  };
  /** The map and what belongs to it; it tells when it cannot be drawn. */
  readonly children: (onFail: () => void) => ReactNode;
};

/** A map that is fetched when somebody asks for it; a line of text beside it says the same without it. */
export function FoldedMap({ words, children }: FoldedMapProps) {
  const [isOpen, setOpen] = useState(false);
  const [fails, setFails] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className="min-h-11!"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setFails(false);
        }}
      >
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && !fails && <div className="flex w-full flex-col gap-1">{children(() => setFails(true))}</div>}
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {isOpen && fails ? words.fails : null}
      </p>
    </>
  );
}
