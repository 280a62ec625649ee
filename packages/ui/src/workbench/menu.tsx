'use client';
import { cloneElement, type KeyboardEvent } from 'react';
import { fetchedPart, useFetchedPart } from '../base/fetched-part.ts';
import type { MenuProps } from './menu-props.ts';

const opened = fetchedPart(() => import('./opened-menu.tsx'));

/** A list of actions behind a button; all but the button is fetched when somebody is about to press it. */
export function Menu(props: MenuProps) {
  const { part, expect, want, drop } = useFetchedPart(opened);
  if (part) return <part.OpenedMenu {...props} />;
  const trigger = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: expect,
    onFocus: expect,
    onClick: want,
    onKeyDown: (event: KeyboardEvent) => {
      // Who gives up before it is here means the menu, not the page.
      if (event.key === 'Escape' && drop()) event.preventDefault();
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      want();
    },
  });
  return <span className="inline-flex">{trigger}</span>;
}
