'use client';
import { fetchedPart, useFetchedPart } from '../base/fetched-part.ts';
import type { PopoverButtonProps } from './popover-props.ts';

const opened = fetchedPart(() => import('./opened-popover.tsx'));

/** A button with a small panel under it; all but the button is fetched when somebody is about to press it. */
export function PopoverButton(props: PopoverButtonProps) {
  const { part, expect, want, drop } = useFetchedPart(opened);
  if (part) return <part.OpenedPopover {...props} />;
  return (
    <span className="inline-flex">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={false}
        className={props.className}
        onPointerEnter={expect}
        onFocus={expect}
        onClick={want}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && drop()) event.preventDefault();
        }}
      >
        {props.content}
      </button>
    </span>
  );
}
