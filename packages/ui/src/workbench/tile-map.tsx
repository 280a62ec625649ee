'use client';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classes } from '../base/classes.ts';
import { nextTile, type Placed } from './tile-steps.ts';

/** On, on in part, off, or closed to everybody. */
export type TileLook = 'on' | 'part' | 'off' | 'barred';

export type MapTile = Placed & {
  /** The few letters on the tile. */
  code: string;
  look: TileLook;
  /** What it is and how it stands, in words. */
  label: string;
  /** Whether it is about to become something else. */
  changed?: boolean;
};

export type TileMapProps = {
  label: string;
  tiles: readonly MapTile[];
  /** Changes a tile; absent where nobody may. */
  onToggle?: ((key: string) => void) | undefined;
  /** Hears which tile is looked at, by pointer or keyboard. */
  onPoint?: (key: string) => void;
};

/** What says the same without a colour. */
export const tileMarks: Readonly<Record<TileLook, string>> = { on: '✓', part: '◐', off: '–', barred: '✕' };

const stripes = 'bg-[repeating-linear-gradient(135deg,var(--rw-primary-tint)_0_4px,var(--rw-canvas)_4px_8px)]';
const hatch = 'bg-[repeating-linear-gradient(45deg,var(--rw-line)_0_2px,var(--rw-surface-2)_2px_6px)]';

/** How each state looks, on the map and in its legend. */
export const tileFaces: Readonly<Record<TileLook, string>> = {
  on: 'border-primary bg-primary text-on-primary',
  part: `border-primary text-ink ${stripes}`,
  off: 'border-line-strong bg-canvas text-ink-2',
  barred: `border-line text-ink-2 ${hatch}`,
};

/**
 * A map of tiles, each in about the place where it lies. One tile is in the order of the Tab key, the arrows move among
 * them, Space and Enter change one; a barred one says why and stays.
 */
export function TileMap({ label, tiles, onToggle, onPoint }: TileMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const stop = tiles.some(({ key }) => key === current) ? current : (tiles[0]?.key ?? null);
  function move(event: KeyboardEvent, from: string) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const next = nextTile(tiles, from, event.key);
    if (next === null) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(next)}"]`)?.focus();
  }
  return (
    <div ref={box} role="group" aria-label={label} className="grid w-fit grid-flow-dense gap-1 max-sm:gap-0.5">
      {tiles.map(({ key, row, column, code, look, label: name, changed }) => {
        const acts = onToggle !== undefined && look !== 'barred';
        return (
          <button
            key={key}
            type="button"
            data-tile={key}
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
            tabIndex={key === stop ? 0 : -1}
            // Who speaks to their computer says what stands on the tile.
            aria-label={`${code}, ${name}`}
            {...(acts ? { 'aria-pressed': look !== 'off' } : { 'aria-disabled': true })}
            onClick={() => acts && onToggle(key)}
            onKeyDown={(event) => move(event, key)}
            onFocus={() => {
              setCurrent(key);
              onPoint?.(key);
            }}
            onPointerEnter={() => onPoint?.(key)}
            className={classes(
              'flex size-[clamp(1.5rem,7.4vw,2.75rem)] flex-col items-center justify-center rounded-input border-[1.5px] text-small leading-none font-semibold',
              tileFaces[look],
              changed && 'outline-2 outline-offset-1 outline-marigold outline-dashed',
              acts ? 'cursor-pointer' : 'cursor-default',
            )}
          >
            {code}
            <span data-mark={tileMarks[look]} className="text-[0.65rem] font-normal after:content-[attr(data-mark)]" />
          </button>
        );
      })}
    </div>
  );
}
