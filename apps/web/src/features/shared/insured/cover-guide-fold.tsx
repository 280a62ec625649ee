'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { type ReactNode, useState } from 'react';
import type { CoverGuideProps } from './cover-guide.tsx';

const guide = fetchedComponent(
  () => import('./cover-guide.tsx').then((loaded) => loaded.CoverGuide),
  <div className="min-h-40" />,
);

type GuideFoldProps = {
  title: string;
  /** Somebody is about to open it. */
  onExpect?: () => void;
  children: ReactNode;
};

/** What explains covers, folded away, and drawn once it is opened. */
export function GuideFold({ title, onExpect, children }: GuideFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group rounded-card border border-line px-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        onPointerEnter={onExpect}
        onFocus={onExpect}
        className="flex min-h-target cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden"
      >
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        {title}
      </summary>
      {isOpen && children}
    </details>
  );
}

/** The guide to covers and limits, folded away; it is fetched when somebody is about to open it. */
export function CoverGuideFold({ title, ...props }: CoverGuideProps & { title: string }) {
  return (
    <GuideFold title={title} onExpect={guide.expect}>
      <guide.Component {...props} />
    </GuideFold>
  );
}
