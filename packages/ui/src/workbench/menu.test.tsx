// @vitest-environment happy-dom
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
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
