'use client';
import { useState } from 'react';
import { Button } from '../../../base/button.tsx';
import { classes } from '../../../base/classes.ts';
import { Icon } from '../../../base/icon.tsx';
import { ownValue } from '../../../base/own-value.ts';
import { Dialog } from '../../dialog.tsx';
import { PopoverButton } from '../../popover-button.tsx';
import { type EditorCopy, FilterEditor, type ShownField } from './filter-editor.tsx';
import { type FilterValue, type Filters, isEmptyFilter } from './filter-value.ts';
import { useSettled } from './use-settled.ts';

export type FilterBarCopy = EditorCopy & {
  filters: string;
  done: string;
  clear: string;
  clearOne: (label: string) => string;
};

export type FilterBarProps = {
  fields: readonly ShownField[];
  filters: Filters;
  /** A value in words, such as `Open, Referred` or `from Nov 1, 2026`. */
  describe: (field: ShownField, value: FilterValue) => string;
  onFilter: (key: string, value: FilterValue | null) => void;
  onClear: () => void;
  copy: FilterBarCopy;
};

const chip = 'inline-flex min-h-8 items-center gap-1 border text-small font-medium whitespace-nowrap';

/** The filters of a list as chips, each with the editor of its kind; phones edit all of them on one sheet. */
export function FilterBar(bar: FilterBarProps) {
  const { fields, filters, copy } = bar;
  const [sheet, setSheet] = useState(false);
  // Editors hold what is typed: cleared, they begin anew.
  const [clearings, setClearings] = useState(0);
  const settled = useSettled<FilterValue | null>((value, key) =>
    bar.onFilter(key, value && isEmptyFilter(value) ? null : value),
  );
  const onFilter = (key: string, value: FilterValue | null) =>
    value?.kind === 'text' ? settled.later(value, key) : settled.now(value, key);
  const props = { ...bar, onFilter };

  function clear() {
    settled.drop();
    setClearings(clearings + 1);
    bar.onClear();
  }

  const set = fields.filter(({ key }) => ownValue(filters, key) !== undefined);
  return (
    <>
      <div className="hidden basis-full flex-wrap items-center gap-1.5 lg:flex">
        {fields.map((field) => (
          <FilterChip key={field.key} field={field} {...props} />
        ))}
        {set.length > 0 && (
          <Button tone="plain" size="small" onClick={clear}>
            {copy.clear}
          </Button>
        )}
      </div>
      <button
        type="button"
        onClick={() => setSheet(true)}
        className={classes(chip, 'rounded-full border-line-strong px-3 lg:hidden')}
      >
        {copy.filters}
        {set.length > 0 && <span className="rounded-full bg-primary px-1.5 text-on-primary">{set.length}</span>}
      </button>
      <Dialog
        open={sheet}
        onClose={() => setSheet(false)}
        title={copy.filters}
        closeLabel={copy.done}
        lightDismiss
        actions={
          <>
            <Button tone="quiet" onClick={clear}>
              {copy.clear}
            </Button>
            <Button onClick={() => setSheet(false)}>{copy.done}</Button>
          </>
        }
      >
        {fields.map((field) => (
          <section key={field.key} className="flex flex-col gap-1">
            <h3 className="type-h3">{field.label}</h3>
            <Editor key={clearings} field={field} {...props} />
          </section>
        ))}
      </Dialog>
    </>
  );
}

function Editor({ field, filters, onFilter, copy }: FilterBarProps & { field: ShownField }) {
  return (
    <FilterEditor
      field={field}
      value={ownValue(filters, field.key)}
      onChange={(value) => onFilter(field.key, value)}
      copy={copy}
    />
  );
}

function FilterChip(props: FilterBarProps & { field: ShownField }) {
  const { field, filters, describe, onFilter, copy } = props;
  const value = ownValue(filters, field.key);
  return (
    <span className="inline-flex">
      <PopoverButton
        label={field.label}
        className={classes(
          chip,
          value
            ? 'rounded-l-full border-primary bg-primary-tint pr-2 pl-3 text-ink'
            : 'rounded-full border-line px-3 text-ink-2 hover:border-line-strong',
        )}
        content={
          <>
            {field.label}
            {value && <span className="max-w-56 truncate font-semibold">: {describe(field, value)}</span>}
            {!value && <Icon name="chevron-down" className="size-3 text-ink-3" />}
          </>
        }
      >
        <Editor {...props} />
      </PopoverButton>
      {value && (
        <button
          type="button"
          onClick={() => onFilter(field.key, null)}
          aria-label={copy.clearOne(field.label)}
          className="inline-grid min-h-8 w-8 place-items-center rounded-r-full border border-l-0 border-primary bg-primary-tint hover:bg-surface-3"
        >
          <Icon name="close" className="size-3" />
        </button>
      )}
    </span>
  );
}
