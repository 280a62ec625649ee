// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadCheckoutDocument, LoadProposalDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { FromAgent } from './from-agent.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
function OnScreen() {
  const { data } = useCheckout();
  return data && <FromAgent quote={data.quote} />;
}
const draw = () =>
  drawPage(
    'checkout',
    linkTo('plans'),
    <Checkout>
      <OnScreen />
    </Checkout>,
  );

test('the customer reads in checkout what an agent noted for them, and who it was', async () => {
  const note = { quote_note_id: 'n1', note: 'We can pick the trailer up\non Monday.', author_name: 'Dana Whitfield' };
  server.answer(LoadCheckoutDocument, () => storedCheckout({ quote_notes: [note] }));
  await draw();
  expect(await screen.findByRole('heading', { name: 'Notes from your agent' })).toBeTruthy();
  expect(screen.getByText(/pick the trailer up/)).toBeTruthy();
  expect(screen.getByText('Dana Whitfield')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Proposal from your agent' })).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])('a proposal is there to open, and says whether the quote has changed since: %s', async (outdated, stated) => {
  const proposal = { document_id: 'd1', created: '2026-11-22T12:00:00Z' };
  server.answer(LoadCheckoutDocument, () => storedCheckout({ proposals: [proposal] }));
  server.answer(LoadProposalDocument, () => ({
    quote_documents: [
      { document_id: 'd0', outdated: !outdated },
      { document_id: 'd1', outdated },
    ],
  }));
  await draw();
  await screen.findByRole('heading', { name: 'Proposal from your agent' });
  screen.getByRole('button', { name: 'Open PDF: Proposal' });
  expect(await screen.findAllByText(/side by side.*Made Nov 22, 2026/)).toHaveLength(1);
  if (outdated) await screen.findByText(/The quote has changed since/);
  expect(screen.queryAllByText(/The quote has changed since/)).toHaveLength(stated);
});
