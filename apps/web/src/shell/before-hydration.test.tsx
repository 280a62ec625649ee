// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { BeforeHydration } from './before-hydration.tsx';

function Form({ heard }: { heard: (answers: unknown) => void }) {
  const [answers, setAnswers] = useState({ zip: '', about: '', rig: '', rented: true, storage: '', nights: '40' });
  // As many forms do: what was drawn last is what the next answer is added to.
  const set = (change: Partial<typeof answers>) => setAnswers({ ...answers, ...change });
  heard(answers);
  // What a browser keeps comes a moment later, and is older than what was typed.
  useEffect(() => setAnswers((known) => ({ ...known, nights: '30' })), []);
  return (
    <>
      <input aria-label="zip" value={answers.zip} onChange={(event) => set({ zip: event.currentTarget.value })} />
      <textarea
        aria-label="about"
        value={answers.about}
        onChange={(event) => set({ about: event.currentTarget.value })}
      />
      {['van', 'tent'].map((rig) => (
        <input
          key={rig}
          aria-label={rig}
          type="radio"
          name="rig"
          checked={answers.rig === rig}
          onChange={() => set({ rig })}
        />
      ))}
      <input
        aria-label="rented"
        type="checkbox"
        checked={answers.rented}
        onChange={(event) => set({ rented: event.currentTarget.checked })}
      />
      <select
        aria-label="storage"
        value={answers.storage}
        onChange={(event) => set({ storage: event.currentTarget.value })}
      >
        <option value="">Any</option>
        <option value="garage">Garage</option>
      </select>
      <input
        aria-label="nights"
        value={answers.nights}
        onChange={(event) => set({ nights: event.currentTarget.value })}
      />
    </>
  );
}

const page = (heard: (answers: unknown) => void) => (
  <>
    <Form heard={heard} />
    <BeforeHydration />
  </>
);

/** The page as it was made, before any script of it runs. */
function pageAsMade(): { container: HTMLElement; control: <T extends HTMLElement>(label: string) => T } {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(() => undefined));
  document.body.append(container);
  const control = <T extends HTMLElement>(label: string) => container.querySelector<T>(`[aria-label="${label}"]`) as T;
  return { container, control };
}

afterEach(cleanup);

test('what was typed and chosen before a page woke is what its forms know', async () => {
  const { container, control } = pageAsMade();
  control<HTMLInputElement>('zip').value = '43215';
  control<HTMLTextAreaElement>('about').value = 'Two of us';
  control<HTMLInputElement>('tent').checked = true;
  control<HTMLInputElement>('rented').checked = false;
  control<HTMLSelectElement>('storage').value = 'garage';
  const heard = vi.fn<(answers: unknown) => void>();
  render(page(heard), { container, hydrate: true });
  const known = { zip: '43215', about: 'Two of us', rig: 'tent', rented: false, storage: 'garage', nights: '30' };
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(known));
  expect(control<HTMLInputElement>('zip').value).toBe('43215');
  expect(control<HTMLInputElement>('tent').checked).toBe(true);
  expect(control<HTMLInputElement>('rented').checked).toBe(false);
  expect(control<HTMLSelectElement>('storage').value).toBe('garage');
});

test('a page on which nothing was done hears of nothing more than without it, and tells that it is awake once', async () => {
  const { container } = pageAsMade();
  const heard = vi.fn<(answers: unknown) => void>();
  const woke = vi.fn<() => void>();
  window.addEventListener('hydrated', woke);
  const { rerender } = render(page(heard), { container, hydrate: true });
  await vi.waitFor(() => expect(woke).toHaveBeenCalledTimes(1));
  expect(heard).toHaveBeenCalledTimes(2);
  rerender(page(heard));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(woke).toHaveBeenCalledTimes(1);
  window.removeEventListener('hydrated', woke);
});
