'use client';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../base/button.tsx';
import { Icon } from '../../base/icon.tsx';
import { Checkbox } from '../../forms/checkbox.tsx';
import { PopoverButton } from '../popover-button.tsx';
import { useSettled } from './filters/use-settled.ts';

export type ListSearchProps = {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Enter, or Esc on an empty field: on to the rows. */
  onLeave: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** Search within a list: it narrows the rows shortly after the last letter. */
export function ListSearch({ label, text, onText, onLeave, ref }: ListSearchProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const settled = useSettled(onText);
  // The address changed without this field, by a view or by going back.
  if (known !== text) {
    setKnown(text);
    if (typed.trim() !== text) setTyped(text);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    const clears = event.key === 'Escape' && typed !== '';
    if (clears) setTyped('');
    settled.now(clears ? '' : typed.trim());
    if (!clears) onLeave();
  }

  return (
    <span className="relative block min-w-40 flex-1 max-sm:basis-full lg:max-w-72">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setTyped(next);
          settled.later(next.trim());
        }}
        onKeyDown={press}
        className="min-h-8 w-full rounded-card border border-line-strong bg-canvas pr-2 pl-8 text-body placeholder:text-ink-3 hover:border-ink-2"
      />
    </span>
  );
}

export type ColumnsButtonProps = {
  label: string;
  columns: readonly { key: string; label: string; shown: boolean }[];
  onColumn: (key: string) => void;
  reset: { label: string; onPress: () => void };
  compact: { label: string; on: boolean; onToggle: () => void };
};

/** Which columns a list shows, and how close its rows stand. */
export function ColumnsButton({ label, columns, onColumn, reset, compact }: ColumnsButtonProps) {
  return (
    <PopoverButton
      label={label}
      align="end"
      className="inline-flex min-h-8 items-center gap-1.5 rounded-card border-[1.5px] border-line-strong px-3 text-small font-semibold hover:bg-surface-2"
      content={
        <>
          {label}
          <Icon name="chevron-down" className="size-3" />
        </>
      }
    >
      <fieldset className="flex flex-col px-1">
        <legend className="sr-only">{label}</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            label={column.label}
            checked={column.shown}
            onChange={() => onColumn(column.key)}
          />
        ))}
      </fieldset>
      <div className="mt-2 flex items-center justify-between gap-2 border-t border-line pt-2">
        <Checkbox label={compact.label} checked={compact.on} onChange={compact.onToggle} />
        <Button tone="plain" size="small" onClick={reset.onPress}>
          {reset.label}
        </Button>
      </div>
    </PopoverButton>
  );
}

/** The tools above a list, filters below the search; a phone gives the search a line of its own. */
export function QueueToolbar({ search, tools, filters }: { search: ReactNode; tools: ReactNode; filters: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {search}
      <div className="ml-auto flex items-center gap-2 max-lg:order-last">{tools}</div>
      {filters}
    </div>
  );
}
