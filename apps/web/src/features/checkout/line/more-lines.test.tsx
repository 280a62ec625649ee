// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoadSoldLinesDocument, RequoteDocument } from '../../../generated/documents.ts';
import { quoteSource } from '../../../data/quote/quote-source.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { MyMoreLines } from './more-lines.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const line = (provider: string, name: string, way = 'checkout') => ({ provider, name, about: '', way });

beforeEach(() => {
  server.answer(LoadSoldLinesDocument, () => ({
    sold_lines: [
      line('personal', 'Personal RV'),
      line('boat', 'Boat'),
      line('roadside', 'Roadside assistance'),
      line('pro', 'Pro', 'enquiry'),
    ],
  }));
});

const draw = (beside: readonly string[]) =>
  drawPage('account', '/customers', <MyMoreLines quoteId="q1" beside={beside} postalCode="97701" />);

test('the account offers what is sold besides in checkout, and the server takes over what is known', async () => {
  server.answer(RequoteDocument, () => ({ requote: { quote_id: 'q2', quote_token: 'token of q2' } }));
  const person = await draw(['personal', 'boat']);
  await screen.findByRole('heading', { name: 'Cover more' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Roadside assistance']);
  await person.click(screen.getByRole('button', { name: 'Roadside assistance' }));
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/start'));
  expect(server.sentTo(RequoteDocument).map(({ variables }) => variables)).toEqual([
    { quote_id: 'q1', provider: 'roadside' },
  ]);
  expect(window.localStorage.getItem('quote_token')).toBe('token of q2');
});

test('where the line insures nothing of what is known, that is asked first, and the people stay known', async () => {
  server.answer(RequoteDocument, () => refusal('not_insured_by_line', 'Boats do not.', 'provider'));
  const person = await draw(['personal']);
  await person.click(await screen.findByRole('button', { name: 'Boat' }));
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/start'));
  expect(window.location.search).toBe('?line=boat&anew=1&postal_code=97701&source=customers');
  expect(quoteSource()).toEqual({ quoteId: 'q1', token: null });
});
