'use client';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';
import { useSteady } from '../base/use-steady.ts';
import { StripeLoading } from '../brand/stripe.tsx';
import { type Active, activeFor, flatten, moveActive, type SearchItem, type SearchSection } from './search-sections.ts';

export type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Recents, results, places to go: empty ones are left out. */
  sections: readonly SearchSection[];
  onPick: (item: SearchItem) => void;
  /** Results are on their way. */
  busy?: boolean;
  loadingLabel: string;
  placeholder?: string;
  /** Said when nothing matches. */
  empty?: ReactNode;
  /** Key hints at the foot. */
  foot?: ReactNode;
  /** Announced after results arrive: "4 results". */
  resultText?: string;
};

/** Search over everything: typing filters, arrows choose, Enter opens. It appears without movement. */
export function SearchDialog({
  open,
  onClose,
  label,
  query,
  onQuery,
  sections,
  onPick,
  busy = false,
  loadingLabel,
  placeholder,
  empty,
  foot,
  resultText,
}: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useShown(dialog, open, onClose);
  const shown = sections.filter((section) => section.items.length > 0);
  const items = flatten(shown);
  const typed = open ? query : null;
  const [held, setHeld] = useState<Active>({ query: null, id: null });
  const current = activeFor(held, typed, shown);
  if (current.query !== held.query || current.id !== held.id) setHeld(current);
  // What is gone is not replaced: Enter would open something that nobody chose.
  const place = items.findIndex((item) => item.id === current.id);
  const active = items[place]?.id ?? null;
  const choose = (chosen: string | null) => setHeld({ query: typed, id: chosen });

  useEffect(() => {
    if (place !== -1) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, place, id]);

  function steer(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(moveActive(shown, active, event.key === 'ArrowDown' ? 1 : -1));
    }
    const item = items[place];
    if (event.key === 'Enter' && item) {
      event.preventDefault();
      onPick(item);
    }
  }

  return (
    <>
      {open && <div aria-hidden onPointerDown={onClose} className="fixed inset-0 z-10 bg-(--rw-scrim)" />}
      <dialog
        ref={dialog}
        aria-modal
        aria-label={label}
        className="fixed inset-x-0 top-0 z-10 mx-auto mt-[10vh] w-[min(40rem,calc(100vw-1.5rem))] overflow-hidden rounded-sheet border border-line bg-canvas p-0 text-ink shadow-overlay"
      >
        {open && (
          <>
            <div className="flex items-center gap-3 px-4">
              <Icon name="search" className="size-5 text-ink-3" />
              <input
                role="combobox"
                aria-label={label}
                aria-expanded={items.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={active ? `${id}-${active}` : undefined}
                aria-autocomplete="list"
                autoComplete="off"
                spellCheck={false}
                placeholder={placeholder}
                value={query}
                onChange={(event) => onQuery(event.currentTarget.value)}
                onKeyDown={steer}
                className="h-13 min-w-0 flex-1 bg-transparent text-[1.0625rem] outline-none placeholder:text-ink-3"
              />
              <kbd className="rounded-input border border-line px-1.5 font-mono text-[0.75rem] text-ink-3">Esc</kbd>
            </div>
            <StripeLoading active={busy} label={loadingLabel} />
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={label}
              className="max-h-[min(26rem,60vh)] overflow-y-auto border-t border-line p-1.5"
            >
              {shown.map((section) => (
                <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}-name`}>
                  <p
                    id={`${id}-${section.id}-name`}
                    className="px-2.5 pt-2 pb-1 text-[0.75rem] font-semibold text-ink-3"
                  >
                    {section.label}
                  </p>
                  {section.items.map((item) => (
                    <Option
                      key={item.id}
                      id={`${id}-${item.id}`}
                      item={item}
                      active={item.id === active}
                      onPick={onPick}
                      onPoint={() => choose(item.id)}
                    />
                  ))}
                </div>
              ))}
            </div>
            {items.length === 0 && !busy && <div className="px-4 pb-6 text-center text-ink-3">{empty}</div>}
            <p role="status" className="sr-only">
              {resultText}
            </p>
            {foot && (
              <div className="flex flex-wrap gap-4 border-t border-line bg-surface-2 px-4 py-2 text-[0.75rem] text-ink-3">
                {foot}
              </div>
            )}
          </>
        )}
      </dialog>
    </>
  );
}

/**
 * Opens and closes the dialog. The platform's modal way would work out the style of everything behind it, which takes a
 * slow machine longer than all the rest; what is behind can be kept off without.
 */
function useShown(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void): void {
  const close = useSteady(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const before = document.activeElement;
    element.show();
    element.querySelector('input')?.focus();
    const press = (event: globalThis.KeyboardEvent): void => {
      // Over it somebody may read a message in full.
      if (document.querySelector('dialog:modal')) return;
      if (event.key === 'Tab' || event.key === 'Escape') event.preventDefault();
      if (event.key === 'Tab') tabWithin(element, event.shiftKey ? -1 : 1);
      if (event.key === 'Escape' && !event.isComposing) close();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      document.removeEventListener('keydown', press, { capture: true });
      element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog, open, close]);
}

/** The focus goes round in what is open: nothing behind it may have it. */
function tabWithin(element: HTMLElement, step: 1 | -1): void {
  const stops = [...element.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')].filter(
    (stop) => stop.tabIndex >= 0,
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + step) % stops.length)?.focus();
}

type OptionProps = {
  id: string;
  item: SearchItem;
  active: boolean;
  onPick: (item: SearchItem) => void;
  onPoint: () => void;
};

function Option({ id, item, active, onPick, onPoint }: OptionProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={onPoint}
      onClick={() => onPick(item)}
      className={classes(
        'relative flex min-h-9 w-full text-left items-center gap-3 rounded-input px-2.5 text-body',
        active && 'bg-surface-3',
      )}
    >
      {active && (
        <span aria-hidden data-edge="" className="absolute inset-y-1.5 left-0 w-[3px] rounded-full bg-marigold" />
      )}
      <span className="truncate font-medium">{item.label}</span>
      {item.detail && <span className="min-w-0 flex-1 truncate text-ink-3">{item.detail}</span>}
      {item.tag && <span className="ml-auto text-small text-ink-2">{item.tag}</span>}
    </button>
  );
}
