import { useId } from 'react';
import type { RigLivery } from './livery.ts';
import { type RigSubject, rigDrawing, rigViewBox } from './rig/rig-drawing.ts';
import { RigParts } from './rig/rig-parts.tsx';

export type RigProps = RigSubject & {
  livery?: RigLivery;
  /** Names the drawing for assistive technology; without it the drawing is decoration. */
  title?: string;
  className?: string;
};

/** A recreational vehicle from its side, its front or from above, painted with the coach stripe. */
export function Rig({ livery = 'coach', title, className, ...subject }: RigProps) {
  const clipId = useId();
  const drawing = rigDrawing(subject);
  return (
    <svg
      data-drawing=""
      className={className}
      data-livery={livery}
      viewBox={rigViewBox(drawing, subject.view)}
      preserveAspectRatio={subject.view === 'top' ? 'xMidYMid meet' : 'xMidYMax meet'}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <RigParts drawing={drawing} clipId={clipId} />
    </svg>
  );
}
