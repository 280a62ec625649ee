import { ownValue } from '../../base/own-value.ts';
/** What of a key press tells which key it was. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  /** On keyboards where a sign needs AltGr, Ctrl and Alt only belong to the sign. */
  readonly altGraph?: boolean;
};

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();

/** A press in one spelling, such as `j`, `?`, `Mod+a` or `Shift+ArrowDown`; Mod is Ctrl or Cmd. */
export function strokeOf(press: KeyPress): string {
  const isSign = press.key.length === 1 && press.key !== ' ' && !isLetter(press.key);
  const key = press.key === ' ' ? 'Space' : press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const mod = (press.ctrlKey || press.metaKey) && !press.altGraph;
  const alt = press.altKey && !press.altGraph;
  // Which signs need Shift differs from keyboard to keyboard: the sign itself says enough.
  const shift = press.shiftKey && !isSign;
  return [mod && 'Mod', alt && 'Alt', shift && 'Shift', key].filter(Boolean).join('+');
}

/** Whether a sequence such as `g q` holds a single letter or sign, which a person may switch off (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  return keys.split(' ').some((stroke) => [...stroke.replace(/^Shift\+/, '')].length === 1);
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
};

/** What is written on the keys that carry a word and no sign. */
export type KeyWords = Readonly<Record<'Shift' | 'Space' | 'Escape', string>>;

/** The caps to press, stroke by stroke, as they are printed: `[['Ctrl', 'A']]`, `[['G'], ['Q']]`. */
export function keyCaps(keys: string, isApple: boolean, words: KeyWords): string[][] {
  const cap = (part: string): string => {
    if (part === 'Mod') return isApple ? '⌘' : 'Ctrl';
    if (part === 'Shift' && isApple) return '⇧';
    if (part === 'Shift' || part === 'Space' || part === 'Escape') return words[part];
    return ownValue(signs, part) ?? (part.length === 1 ? part.toUpperCase() : part);
  };
  return keys.split(' ').map((stroke) => stroke.split('+').map(cap));
}
