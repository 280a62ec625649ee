import { isSingleKey } from './strokes.ts';

/** Where a shortcut holds: on the page, or on the page and inside its dialogs too. */
export type ShortcutScope = 'page' | 'dialog';

export type Shortcut = {
  /** One stroke, `Mod+Shift+c`, or a sequence, `g q`. */
  readonly keys: string;
  /** What it does, as the sheet lists it. */
  readonly label: string;
  /** Acts; `false` leaves the press to the browser. */
  readonly run: (event: KeyboardEvent) => unknown;
  readonly scope?: ShortcutScope | undefined;
  /** Also while text is typed; only for strokes with Ctrl or Cmd. */
  readonly whileTyping?: boolean | undefined;
  /** Acts again and again while its key is held, as what moves does; every other acts once. */
  readonly repeats?: boolean | undefined;
};

export type ShortcutGroup = { readonly group: string; readonly shortcuts: readonly Shortcut[] };

/** How the page stands at a press. */
export type PressState = {
  /** Strokes of a sequence so far. */
  readonly pending: string;
  readonly singleKeys: boolean;
  readonly isTyping: boolean;
  readonly inDialog: boolean;
  /** The key is still held since it acted. */
  readonly isRepeated: boolean;
};

function holds(shortcut: Shortcut, state: PressState): boolean {
  if (state.isTyping && !shortcut.whileTyping) return false;
  if (state.inDialog && shortcut.scope !== 'dialog') return false;
  return state.singleKeys || !isSingleKey(shortcut.keys);
}

export type Answer =
  | { readonly kind: 'run'; readonly shortcut: Shortcut }
  | { readonly kind: 'wait'; readonly pending: string }
  | { readonly kind: 'held' }
  | { readonly kind: 'none' };

function meaningOf(groups: readonly ShortcutGroup[], stroke: string, state: PressState): Answer {
  const all = groups.flatMap(({ shortcuts }) => shortcuts).filter((shortcut) => holds(shortcut, state));
  const sequence = state.pending === '' ? stroke : `${state.pending} ${stroke}`;
  const shortcut = all.findLast(({ keys }) => keys === sequence);
  if (shortcut) return { kind: 'run', shortcut };
  if (all.some(({ keys }) => keys.startsWith(`${sequence} `))) return { kind: 'wait', pending: sequence };
  // A sequence that leads nowhere is forgotten, and the stroke counts for itself.
  return state.pending === '' ? { kind: 'none' } : meaningOf(groups, stroke, { ...state, pending: '' });
}

/** What a stroke means: a shortcut, the beginning of a sequence, or nothing. What was registered last goes first. */
export function answerTo(groups: readonly ShortcutGroup[], stroke: string, state: PressState): Answer {
  const answer = meaningOf(groups, stroke, state);
  const acts = !state.isRepeated || (answer.kind === 'run' && answer.shortcut.repeats === true);
  return acts ? answer : { kind: 'held' };
}

/** The groups as the sheet lists them: same names together, each shortcut once, the one that would act. */
export function listedGroups(groups: readonly ShortcutGroup[], singleKeys: boolean): ShortcutGroup[] {
  const byName = new Map<string, Map<string, Shortcut>>();
  for (const { group, shortcuts } of groups) {
    const listed = byName.get(group) ?? new Map<string, Shortcut>();
    for (const shortcut of shortcuts) {
      if (singleKeys || !isSingleKey(shortcut.keys)) listed.set(shortcut.keys, shortcut);
    }
    byName.set(group, listed);
  }
  return [...byName]
    .map(([group, listed]) => ({ group, shortcuts: [...listed.values()] }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}
