// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadCheckoutDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { NotesFromAgent } from './notes-from-agent.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

test('the customer reads in checkout what an agent noted for them, and who it was', async () => {
  const stored = storedCheckout();
  const note = { quote_note_id: 'n1', note: 'We can pick the trailer up\non Monday.', author_name: 'Dana Whitfield' };
  server.answer(LoadCheckoutDocument, () => ({
    ...stored,
    quotes_by_pk: stored.quotes_by_pk && { ...stored.quotes_by_pk, quote_notes: [note] },
  }));
  await drawPage(
    'checkout',
    linkTo('plans'),
    <Checkout>
      <NotesFromAgent />
    </Checkout>,
  );
  expect(await screen.findByRole('heading', { name: 'Notes from your agent' })).toBeTruthy();
  expect(screen.getByText(/pick the trailer up/)).toBeTruthy();
  expect(screen.getByText('Dana Whitfield')).toBeTruthy();
});
