// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SearchDialog } from './search-dialog.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <SearchDialog
        {...{ open, label: 'Search everything', query: '', loadingLabel: 'Loading' }}
        onClose={() => setOpen(false)}
        onQuery={() => undefined}
        onPick={() => undefined}
        sections={[{ id: 'places', label: 'Go to', items: [{ id: 'home', label: 'Home' }] }]}
        foot={<button type="button">Help</button>}
      />
      <button type="button">Behind</button>
    </>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('the focus goes into the palette, round in it, and back where it was', async () => {
  const person = userEvent.setup();
  render(<Page />);
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
  const seen = [focused()];
  for (let presses = 0; presses < 2; presses += 1) {
    await person.tab();
    seen.push(focused());
  }
  expect(seen).toEqual(['Search everything', 'Help', 'Search everything']);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(focused()).toBe('Search');
});
