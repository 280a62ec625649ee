// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filled } from './shapes.ts';
import { useSavedForm } from './use-saved-form.ts';

type Use = { readonly storage: string; readonly nights: string };

/** A form at a record of a version, and what its edits left behind. */
function formAt(first: { readonly version: number; readonly saved: Use }) {
  let savedVersion = first.version;
  const saves: { readonly patch: Partial<Use>; readonly answer: () => void }[] = [];
  const drawn = renderHook(
    ({ version, saved }: typeof first) =>
      useSavedForm<Use>({
        name: 'use',
        record: {
          id: 'v1',
          version,
          savedVersion: () => savedVersion,
        },
        shapes: { storage: filled('errors.storage'), nights: filled('errors.nights') },
        saved,
        messageOf: String,
        save: (patch) =>
          new Promise((resolve) => {
            const answer = (): void => {
              savedVersion += 1;
              resolve();
            };
            saves.push({ patch, answer });
          }),
        onSaved: () => undefined,
        onState: () => undefined,
      }),
    { initialProps: first },
  );
  return {
    form: () => drawn.result.current,
    saves,
    read: (version: number, saved: Use) => drawn.rerender({ version, saved }),
  };
}

const open = { storage: '', nights: '' };

test('an answer that was saved stays, and the form may be left, when what was read before it is drawn after it', async () => {
  const { form, saves, read } = formAt({ version: 7, saved: open });
  act(() => form().answer('nights').onChoose('30'));
  await act(async () => saves[0]?.answer());
  act(() => form().answer('storage').onChoose('secured'));
  // What was read between the two saves is drawn, and the second comes back before the effects of that.
  await act(async () => saves[1]?.answer());
  read(8, { storage: '', nights: '30' });
  expect(form().values).toEqual({ storage: 'secured', nights: '30' });
  let left = false;
  await act(async () => {
    left = await form().submit();
  });
  expect(left).toBe(true);
});

test('what somebody else saved fills the fields that hold nothing unsaved, once it is as new as the last save', async () => {
  const { form, saves, read } = formAt({ version: 7, saved: open });
  act(() => form().answer('nights').onChoose('30'));
  await act(async () => saves[0]?.answer());
  read(9, { storage: 'driveway', nights: '30' });
  expect(form().values).toEqual({ storage: 'driveway', nights: '30' });
});
