'use client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { takesText } from '../../base/takes-text.ts';
import { answerTo, type Shortcut, type ShortcutGroup } from './shortcut.ts';
import { type SheetCopy, ShortcutSheet } from './shortcut-sheet.tsx';
import { strokeOf } from './strokes.ts';

type Registry = {
  readonly add: (group: ShortcutGroup) => () => void;
  readonly openSheet: () => void;
};

const nowhere: Registry = { add: () => () => undefined, openSheet: () => undefined };
const RegistryContext = createContext<Registry>(nowhere);

/** A second stroke belongs to the first for this long. */
const sequenceMs = 1200;

/** Whether the press belongs to the element that has the focus. A box to tick takes no text. */
function isTypedInto(element: EventTarget | null): boolean {
  return takesText(element) && !(element instanceof HTMLElement && element.matches('[type=checkbox], [type=radio]'));
}

/** Whether a dialog, menu or small panel has the keys. */
function isInOverlay(element: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return element instanceof Element && element.closest('[role=dialog], [role=menu]') !== null;
}

export type ShortcutsProviderProps = {
  /** Whether single letters and signs act; Ctrl and Cmd strokes always do. */
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  copy: SheetCopy;
  children: ReactNode;
};

/** Hears the keys of a page once, and gives each to the part that registered for it; `?` lists them. */
export function ShortcutsProvider({ singleKeys, onSingleKeys, copy, children }: ShortcutsProviderProps) {
  const groups = useRef<ShortcutGroup[]>([]);
  const [shown, setShown] = useState<readonly ShortcutGroup[] | null>(null);
  const registry = useMemo<Registry>(
    () => ({
      add: (group) => {
        groups.current = [...groups.current, group];
        return () => {
          groups.current = groups.current.filter((one) => one !== group);
        };
      },
      openSheet: () => setShown(groups.current),
    }),
    [],
  );
  useEffect(() => {
    let pending = '';
    let pressedAt = 0;
    let taken = false;
    function press(event: KeyboardEvent) {
      if (!event.repeat) taken = false;
      if (event.defaultPrevented || event.isComposing || ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key))
        return;
      const stroke = strokeOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        shiftKey: event.shiftKey,
        altGraph: event.getModifierState('AltGraph'),
      });
      const answer = answerTo(groups.current, stroke, {
        pending: event.timeStamp - pressedAt < sequenceMs ? pending : '',
        singleKeys,
        isTyping: isTypedInto(event.target),
        inDialog: isInOverlay(event.target),
        isRepeated: event.repeat,
      });
      if (answer.kind === 'held') {
        // The rest of a press that acted is not for the browser either: Space would scroll, a letter would be typed.
        if (taken) event.preventDefault();
        return;
      }
      pending = answer.kind === 'wait' ? answer.pending : '';
      pressedAt = event.timeStamp;
      taken = answer.kind === 'run' && answer.shortcut.run(event) !== false;
      if (taken) event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [singleKeys]);
  return (
    <RegistryContext value={registry}>
      <SheetKey group={copy.everywhere} label={copy.open} onPress={registry.openSheet} />
      {children}
      <ShortcutSheet
        groups={shown}
        onClose={() => setShown(null)}
        singleKeys={singleKeys}
        onSingleKeys={onSingleKeys}
        copy={copy}
      />
    </RegistryContext>
  );
}

function SheetKey({ group, label, onPress }: { group: string; label: string; onPress: () => void }) {
  useShortcuts(group, [{ keys: '?', label, run: onPress }]);
  return null;
}

type Shape = Omit<Shortcut, 'run' | 'scope' | 'whileTyping' | 'repeats'> & {
  readonly scope: Shortcut['scope'] | undefined;
  readonly whileTyping: boolean | undefined;
  readonly repeats: boolean | undefined;
};

/** Registers shortcuts while the component is shown. The newest functions act; the set itself may change freely. */
export function useShortcuts(group: string, shortcuts: readonly Shortcut[], enabled = true): void {
  const { add } = useContext(RegistryContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const shape = JSON.stringify(
    shortcuts.map(({ keys, label, scope, whileTyping, repeats }): Shape => ({
      keys,
      label,
      scope,
      whileTyping,
      repeats,
    })),
  );
  useEffect(() => {
    if (!enabled) return;
    const shapes = JSON.parse(shape) as Shape[];
    const run = (index: number) => (event: KeyboardEvent) => latest.current[index]?.run(event);
    return add({ group, shortcuts: shapes.map((one, index) => ({ ...one, run: run(index) })) });
  }, [add, group, enabled, shape]);
}

/** Opens the sheet of shortcuts, for a menu. */
export function useShortcutSheet(): () => void {
  return useContext(RegistryContext).openSheet;
}
