'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useState } from 'react';
import type { CoverGuideProps } from './cover-guide.tsx';

const guide = fetchedComponent(
  () => import('./cover-guide.tsx').then((loaded) => loaded.CoverGuide),
  <div className="min-h-40" />,
);

/** The guide to covers and limits, folded away; it is fetched when somebody is about to open it. */
export function CoverGuideFold({ title, ...props }: CoverGuideProps & { title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group rounded-card border border-line px-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        onPointerEnter={guide.expect}
        onFocus={guide.expect}
        className="flex min-h-target cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden"
      >
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        {title}
      </summary>
      {isOpen && <guide.Component {...props} />}
    </details>
  );
}
