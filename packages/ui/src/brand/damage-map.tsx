import { classes } from '../base/classes.ts';
import { useId } from 'react';
import { damageSpots, type DamagePart, damageView, type DamageView } from './rig/damage-spots.ts';
import type { RigClass } from './rig/rig-class.ts';
import { rigDrawing } from './rig/rig-drawing.ts';
import { RigParts } from './rig/rig-parts.tsx';

export type DamageMapProps = {
  vehicleClass: RigClass;
  lengthFeet?: number | undefined;
  year?: number | undefined;
  /** Names the drawing. */
  label: string;
  /** What each part is called, and its number in the list beside the drawing. */
  parts: Readonly<Record<DamagePart, { readonly name: string; readonly number: number }>>;
  damaged: readonly string[];
  onToggle: (part: DamagePart) => void;
};

/** A vehicle from its side and from above, on which one points at what is damaged; a list beside it says the same. */
export function DamageMap({ label, ...props }: DamageMapProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2 rounded-sheet bg-surface-2 p-2 sm:p-4">
      <MappedView {...props} view="side" />
      <MappedView {...props} view="top" />
    </div>
  );
}

type MappedViewProps = Omit<DamageMapProps, 'label'> & { view: DamageView };

function MappedView({ view, vehicleClass, lengthFeet, year, parts, damaged, onToggle }: MappedViewProps) {
  const clipId = useId();
  const frame = damageView(vehicleClass, view, lengthFeet);
  const percent = (value: number, of: number) => `${Math.round((value / of) * 1000) / 10}%`;
  return (
    <div className="relative">
      <svg
        data-drawing=""
        data-livery="coach"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        aria-hidden
        className="block w-full"
      >
        <RigParts drawing={rigDrawing({ view, vehicleClass, lengthFeet, year })} clipId={clipId} />
      </svg>
      {damageSpots(vehicleClass, view, lengthFeet).map(({ part, box }) => {
        const isDamaged = damaged.includes(part);
        return (
          <button
            key={part}
            type="button"
            aria-pressed={isDamaged}
            onClick={() => onToggle(part)}
            style={{
              left: percent(box.x + box.width / 2 - frame.x, frame.width),
              top: percent(box.y + box.height / 2 - frame.y, frame.height),
              width: percent(box.width, frame.width),
              height: percent(box.height, frame.height),
            }}
            className={classes(
              'absolute flex min-h-6 min-w-6 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-input border-2 p-0',
              isDamaged
                ? 'border-danger bg-danger/35'
                : 'border-dashed border-ink/45 bg-transparent hover:border-solid hover:border-ink hover:bg-ink/10',
            )}
          >
            <span
              className={classes(
                'grid size-5 shrink-0 place-items-center rounded-full text-small leading-none font-semibold tabular-nums',
                isDamaged ? 'bg-danger text-on-danger' : 'bg-ink text-canvas',
              )}
            >
              {parts[part].number}
            </span>
            <span className="sr-only">{parts[part].name}</span>
          </button>
        );
      })}
    </div>
  );
}
