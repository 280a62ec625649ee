// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LoadCheckoutDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { useCheckout, useLoadedCheckout } from './checkout-context.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const saved = 7;

/** A step that has saved an answer and reads again what follows from it. */
function Step() {
  const { edits, refresh } = useLoadedCheckout();
  const [read, setRead] = useState<number | null>(null);
  const goOn = async () => {
    edits.adopt(saved);
    setRead((await refresh())?.quote.version ?? null);
  };
  return <button onClick={() => void goOn()}>{read === null ? 'Go on' : `Version ${read}`}</button>;
}

function LoadedStep() {
  return useCheckout().data ? <Step /> : null;
}

test('what a step goes on by is as new as what it saved, whatever a read that was overtaken ends with', async () => {
  let reads = 0;
  server.answer(LoadCheckoutDocument, () => {
    reads += 1;
    return storedCheckout({ version: reads < 3 ? saved - 1 : saved });
  });
  await drawPage(
    'checkout',
    linkTo('details'),
    <Checkout>
      <LoadedStep />
    </Checkout>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('button', { name: `Version ${saved}` })).toBeDefined();
});

test('a state that was read a moment before its quote, and before what was saved last, is read again', async () => {
  let reads = 0;
  server.answer(LoadCheckoutDocument, () => {
    reads += 1;
    const { quotes_by_pk, checkout_state } = storedCheckout({ version: saved });
    return { quotes_by_pk, checkout_state: { ...checkout_state, version: reads < 3 ? saved - 1 : saved } };
  });
  await drawPage(
    'checkout',
    linkTo('details'),
    <Checkout>
      <LoadedStep />
    </Checkout>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await screen.findByRole('button', { name: `Version ${saved}` });
  expect(reads).toBe(3);
});

/** A step whose edit takes as long as the test wants, while the page reads again. */
function EditedStep({ answered }: { answered: Promise<number> }) {
  const { data, edits, afterEdit } = useLoadedCheckout();
  const edit = () =>
    edits.run(
      () => answered,
      (version) => version,
    );
  return (
    <>
      <button onClick={() => void edit().then(() => afterEdit(['nights_per_year']))}>Edit</button>
      <button onClick={() => afterEdit([])}>Read</button>
      <p>Version {data.quote.version}</p>
      {useIsFetching() > 0 && <p>Reading</p>}
    </>
  );
}

function LoadedEditedStep({ answered }: { answered: Promise<number> }) {
  return useCheckout().data ? <EditedStep answered={answered} /> : null;
}

test('what was read while an edit was under way, and is the same after it, is shown then', async () => {
  let version = saved - 1;
  server.answer(LoadCheckoutDocument, () => storedCheckout({ version }));
  let answer: (version: number) => void = () => undefined;
  const answered = new Promise<number>((resolve) => (answer = resolve));
  await drawPage(
    'checkout',
    linkTo('details'),
    <Checkout>
      <LoadedEditedStep answered={answered} />
    </Checkout>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  version = saved;
  const reads = server.sentTo(LoadCheckoutDocument).length;
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  await vi.waitFor(() => expect(server.sentTo(LoadCheckoutDocument)).toHaveLength(reads + 1));
  await vi.waitFor(() => expect(screen.queryByText('Reading')).toBeNull());
  expect(screen.getByText(`Version ${saved - 1}`)).toBeDefined();
  answer(saved);
  expect(await screen.findByText(`Version ${saved}`)).toBeDefined();
});

/** A step that makes edits one after the other and says between which versions the last one lies. */
function EditingStep() {
  const { data, edits, afterEdit, lastEdit } = useLoadedCheckout();
  const edit = () =>
    edits.run(
      () => Promise.resolve(data.quote.version + 1),
      (version) => version,
    );
  return (
    <>
      <button onClick={() => void edit().then(() => afterEdit(['nights_per_year']))}>Edit</button>
      <p>{lastEdit ? `From ${lastEdit.since} to ${lastEdit.version}` : 'No edit'}</p>
      <p>Version {data.quote.version}</p>
    </>
  );
}

function LoadedEditingStep() {
  return useCheckout().data ? <EditingStep /> : null;
}

test('an edit begins where the edit before it ended, so that an older move is not told as its effect', async () => {
  let version = saved;
  server.answer(LoadCheckoutDocument, () => storedCheckout({ version }));
  await drawPage(
    'checkout',
    linkTo('details'),
    <Checkout>
      <LoadedEditingStep />
    </Checkout>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  version = saved + 1;
  expect(await screen.findByText(`From ${saved} to ${saved + 1}`)).toBeDefined();
  await screen.findByText(`Version ${saved + 1}`);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  version = saved + 2;
  expect(await screen.findByText(`From ${saved + 1} to ${saved + 2}`)).toBeDefined();
});
