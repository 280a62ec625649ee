'use client';
import { usePostalArea } from './use-postal-area.ts';

type PostalAreaHintProps = {
  text: string;
  words: {
    /** In which state a code lies. */
    readonly lies: (values: { area: string }) => string;
    /** That no list has a code, and where most lie that begin like it. */
    readonly unlisted: (values: { code: string; area: string }) => string;
  };
};

/** In which state the postal code of a field lies: what an address is saved with, read by whoever types it. */
export function PostalAreaHint({ text, words }: PostalAreaHintProps) {
  const area = usePostalArea(text);
  return (
    <p aria-live="polite" className="text-small text-ink-3 empty:hidden">
      {area &&
        (area.isListed
          ? words.lies({ area: area.administrativeArea })
          : words.unlisted({ code: area.code, area: area.administrativeArea }))}
    </p>
  );
}
