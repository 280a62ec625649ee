// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { type MapTile, TileMap } from './tile-map.tsx';

afterEach(cleanup);

const tiles: readonly MapTile[] = [
  { key: 'US-WA', code: 'WA', row: 0, column: 0, look: 'on', label: 'Washington: sold' },
  { key: 'US-ID', code: 'ID', row: 0, column: 1, look: 'off', label: 'Idaho: not sold' },
  { key: 'US-OR', code: 'OR', row: 1, column: 0, look: 'barred', label: 'Oregon: closed by law' },
];

function draw(options: { editable: boolean }) {
  const toggled: string[] = [];
  const pointed: string[] = [];
  const user = userEvent.setup();
  render(
    <TileMap
      label="States"
      tiles={tiles}
      onToggle={options.editable ? (key) => toggled.push(key) : undefined}
      onPoint={(key) => pointed.push(key)}
    />,
  );
  return { user, toggled, pointed };
}

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a map of tiles', () => {
  test('is one stop of the Tab key, and the arrows move in it', async () => {
    const { user, pointed } = draw({ editable: true });
    await user.tab();
    expect(focused()).toBe('WA, Washington: sold');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('ID, Idaho: not sold');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('OR, Oregon: closed by law');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.tab({ shift: true });
    expect(focused()).toBe('OR, Oregon: closed by law');
    expect(pointed.slice(0, 3)).toEqual(['US-WA', 'US-ID', 'US-OR']);
  });

  test('changes a tile by Space, Enter and a click, and says whether it is on', async () => {
    const { user, toggled } = draw({ editable: true });
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('{ArrowRight}{Enter}');
    await user.click(screen.getByRole('button', { name: 'WA, Washington: sold' }));
    expect(toggled).toEqual(['US-WA', 'US-ID', 'US-WA']);
    expect(screen.getByRole('button', { name: 'WA, Washington: sold', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ID, Idaho: not sold', pressed: false })).toBeTruthy();
  });

  test('leaves a barred tile as it is', async () => {
    const { user, toggled } = draw({ editable: true });
    await user.click(screen.getByRole('button', { name: 'OR, Oregon: closed by law' }));
    expect(toggled).toEqual([]);
  });

  test('is looked at and not changed where nobody may', async () => {
    const { user, toggled } = draw({ editable: false });
    await user.tab();
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(focused()).toBe('ID, Idaho: not sold');
    expect(toggled).toEqual([]);
  });

  test('says its states without a colour', () => {
    draw({ editable: true });
    const marks = screen
      .getAllByRole('button')
      .map((tile) => tile.querySelector('[data-mark]')?.getAttribute('data-mark'));
    expect(marks).toEqual(['✓', '–', '✕']);
  });
});
