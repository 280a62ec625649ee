import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { FieldGroup, type FieldGroupProps } from './field.tsx';

export type RadioTileProps = {
  name: string;
  value: string;
  checked: boolean;
  onSelect: (value: string) => void;
  label: ReactNode;
  note?: ReactNode;
  /** A drawing above the label, such as a `Rig`. */
  picture?: ReactNode;
  onBlur?: (() => void) | undefined;
};

/** One large answer: a real radio input under a drawn tile. */
export function RadioTile({ name, value, checked, onSelect, label, note, picture, onBlur }: RadioTileProps) {
  return (
    <label
      className={classes(
        'settle group relative flex min-h-target rounded-card border-[1.5px] bg-canvas p-3 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
        picture ? 'flex-col gap-2' : 'items-start gap-3',
        checked
          ? 'border-primary bg-primary-tint shadow-[inset_0_0_0_1px_var(--rw-primary)]'
          : 'border-line-strong hover:border-ink-2 hover:bg-surface-2',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onSelect(value)}
        onBlur={onBlur}
        className="peer sr-only"
      />
      {picture && (
        <span
          className={classes('settle block pt-3 motion-safe:group-hover:translate-x-1', checked && 'translate-x-1')}
          aria-hidden
        >
          {picture}
        </span>
      )}
      <span className="flex items-start gap-2.5">
        <span
          aria-hidden
          className={classes(
            'grid size-[1.15em] shrink-0 place-items-center rounded-full border-[1.5px] bg-canvas',
            picture ? 'absolute top-2.5 right-2.5' : 'mt-[0.22em]',
            checked ? 'border-primary' : 'border-line-strong',
          )}
        >
          <span className={classes('settle size-[0.6em] rounded-full bg-primary', !checked && 'scale-0')} />
        </span>
        <span className="flex flex-col">
          <span className="leading-snug font-semibold text-ink">{label}</span>
          {note && <span className="text-small text-ink-2">{note}</span>}
        </span>
      </span>
    </label>
  );
}

export type TileOption = { value: string; label: ReactNode; note?: ReactNode; picture?: ReactNode };

export type RadioTilesProps = Omit<FieldGroupProps, 'children'> & {
  name: string;
  options: readonly TileOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Tiles beside each other on a wide screen; phones show two with pictures and one without. */
  columns?: 1 | 2 | 3 | 4 | 5;
};

const wide = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-3 lg:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-5',
};

/** One question with its answers as tiles. */
export function RadioTiles({ name, options, value, onChange, onBlur, columns = 2, ...group }: RadioTilesProps) {
  const pictured = options.some(({ picture }) => Boolean(picture));
  return (
    <FieldGroup {...group}>
      <div className={classes('grid gap-3', pictured ? 'grid-cols-2' : 'grid-cols-1', wide[columns])}>
        {options.map((option) => (
          <RadioTile
            key={option.value}
            {...option}
            name={name}
            checked={option.value === value}
            onSelect={onChange}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
