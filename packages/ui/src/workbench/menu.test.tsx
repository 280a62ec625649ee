// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { PopoverButton } from './popover-button.tsx';

// What opens is fetched first.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const drawMenu = () => {
  render(<Menu trigger={<button type="button">More</button>} items={[{ key: 'rename', label: 'Rename' }]} />);
  return userEvent.setup();
};

test('a menu that was never opened opens at the first press, and gives the focus back', async () => {
  const person = drawMenu();
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-haspopup')).toBe('menu');
  await person.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeDefined();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(document.activeElement?.textContent).toBe('More');
});

test('Escape before the menu is here takes the press back', async () => {
  vi.resetModules();
  const { Menu: Fresh } = await import('./menu.tsx');
  const pressed: boolean[] = [];
  const note = (event: KeyboardEvent): void => void pressed.push(event.defaultPrevented);
  document.addEventListener('keydown', note);
  render(<Fresh trigger={<button type="button">More</button>} items={[{ key: 'rename', label: 'Rename' }]} />);
  screen.getByRole('button', { name: 'More' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Escape' });
  document.removeEventListener('keydown', note);
  expect(pressed).toEqual([true]);
  await import('./opened-menu.tsx');
  expect(screen.queryByRole('menuitem')).toBeNull();
});

test('a menu opens by an arrow key', async () => {
  const person = drawMenu();
  await person.tab();
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeDefined();
});

test('a small panel opens at the first press of its button', async () => {
  render(
    <PopoverButton label="Columns" content="Columns" className="">
      <input aria-label="Premium" />
    </PopoverButton>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Columns' }));
  expect(await screen.findByRole('textbox', { name: 'Premium' })).toBeDefined();
});
