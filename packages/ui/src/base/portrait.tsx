import { classes } from './classes.ts';
import { initialsOf } from './initials.ts';

export type PortraitProps = {
  name: string;
  /** The address of a square picture; without one the initials stand there. */
  src?: string | null | undefined;
  /** Size and colours. */
  className?: string;
};

/**
 * A person's face in a circle, over their initials: they stand there until the picture is, and where it does not come. The
 * name stands beside it, so that it is said once.
 */
export function Portrait({ name, src, className }: PortraitProps) {
  return (
    <span
      aria-hidden
      className={classes(
        'grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold *:col-start-1 *:row-start-1',
        className ?? 'size-12 bg-primary text-on-primary',
      )}
    >
      <span>{initialsOf(name)}</span>
      {src && <img src={src} alt="" width={96} height={96} className="size-full object-cover" />}
    </span>
  );
}
