import { describe, expect, test } from 'vitest';
import { answerTo, listedGroups, type PressState, type Shortcut, type ShortcutGroup } from './shortcut.ts';

const shortcut = (keys: string, more: Partial<Shortcut> = {}): Shortcut => ({
  keys,
  label: keys,
  run: () => undefined,
  ...more,
});
const group = (name: string, ...shortcuts: Shortcut[]): ShortcutGroup => ({ group: name, shortcuts });
const page: PressState = { pending: '', singleKeys: true, isTyping: false, inDialog: false, isRepeated: false };

const groups = [
  group('Everywhere', shortcut('?'), shortcut('g q'), shortcut('g p'), shortcut('Mod+k', { whileTyping: true })),
  group('List', shortcut('j', { repeats: true }), shortcut('q'), shortcut('Escape')),
];
const keysOf = (stroke: string, state: Partial<PressState> = {}) => {
  const answer = answerTo(groups, stroke, { ...page, ...state });
  return answer.kind === 'run' ? answer.shortcut.keys : answer.kind;
};

describe('a stroke', () => {
  test('acts', () => {
    expect(keysOf('j')).toBe('j');
    expect(keysOf('x')).toBe('none');
  });

  test('begins a sequence and ends it', () => {
    expect(answerTo(groups, 'g', page)).toEqual({ kind: 'wait', pending: 'g' });
    expect(keysOf('q', { pending: 'g' })).toBe('g q');
  });

  test('counts for itself after a sequence that leads nowhere', () => {
    expect(keysOf('j', { pending: 'g' })).toBe('j');
    expect(keysOf('x', { pending: 'g' })).toBe('none');
  });

  test('is text where text is typed, except with Ctrl or Cmd', () => {
    expect(keysOf('j', { isTyping: true })).toBe('none');
    expect(keysOf('Mod+k', { isTyping: true })).toBe('Mod+k');
  });

  test('does nothing behind an open dialog', () => {
    expect(keysOf('j', { inDialog: true })).toBe('none');
  });

  test('does nothing alone when single keys are switched off', () => {
    expect(keysOf('j', { singleKeys: false })).toBe('none');
    expect(keysOf('g', { singleKeys: false })).toBe('none');
    expect(keysOf('Escape', { singleKeys: false })).toBe('Escape');
  });

  test('of a held key acts once, unless it moves', () => {
    expect(keysOf('q', { isRepeated: true })).toBe('held');
    expect(keysOf('j', { isRepeated: true })).toBe('j');
  });

  test('of a held key neither begins a sequence nor ends one', () => {
    expect(keysOf('g', { isRepeated: true })).toBe('held');
    expect(keysOf('g', { pending: 'g', isRepeated: true })).toBe('held');
  });

  test('belongs to what was registered last', () => {
    const inner = shortcut('j', { label: 'inner' });
    const answer = answerTo([...groups, group('Inner', inner)], 'j', page);
    expect(answer).toEqual({ kind: 'run', shortcut: inner });
  });
});

describe('the sheet', () => {
  test('lists groups of one name together and each key once', () => {
    const listed = listedGroups([...groups, group('List', shortcut('x'), shortcut('j', { label: 'Next' }))], true);
    expect(listed.map((one) => [one.group, one.shortcuts.map(({ keys }) => keys)])).toEqual([
      ['Everywhere', ['?', 'g q', 'g p', 'Mod+k']],
      ['List', ['j', 'q', 'Escape', 'x']],
    ]);
    expect(listed[1]?.shortcuts[0]?.label).toBe('Next');
  });

  test('leaves out what is switched off', () => {
    expect(listedGroups(groups, false).flatMap(({ shortcuts }) => shortcuts.map(({ keys }) => keys))).toEqual([
      'Mod+k',
      'Escape',
    ]);
  });
});
