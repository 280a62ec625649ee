import { useId } from 'react';
import type { RigLivery } from '../livery.ts';
import type { Drawing } from './part.ts';
import type { RigView } from './rig-class.ts';
import { RigParts } from './rig-parts.tsx';

export type RigLook = {
  livery?: RigLivery;
  /** Names the drawing for assistive technology; without it the drawing is decoration. */
  title?: string;
  className?: string;
};

/** A short vehicle keeps its size beside a long one: no view is narrower than 27 feet, except the face. */
const narrowest = 270;

/** The view box of a drawing, the vehicle in its middle. */
export function rigViewBox({ extent: [x, y, width, height] }: Drawing, view: RigView): string {
  const frame = view === 'front' ? width : Math.max(width, narrowest);
  return `${x - (frame - width) / 2} ${y} ${frame} ${height}`;
}

type RigPictureProps = RigLook & { drawing: Drawing; view: RigView };

/** A drawing, painted with the coach stripe. */
export function RigPicture(props: RigPictureProps) {
  return <DrawnRigPicture id={useId()} {...props} />;
}

/** A drawing whose parts are named by whoever draws it, for files that are made outside of a page. */
export function DrawnRigPicture({
  id,
  drawing,
  view,
  livery = 'coach',
  title,
  className,
}: RigPictureProps & { id: string }) {
  return (
    <svg
      data-drawing=""
      className={className}
      data-livery={livery}
      viewBox={rigViewBox(drawing, view)}
      preserveAspectRatio={view === 'top' ? 'xMidYMid meet' : 'xMidYMax meet'}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <RigParts drawing={drawing} clipId={id} />
    </svg>
  );
}
