// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoadAvailableProvidersDocument, UpdateProviderDocument } from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { answerAbilities, openAction } from '../../../testing/draw-action.tsx';
import { ada, answerQuotes, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { updateProvider } from './update-provider.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

beforeEach(() => {
  answerAbilities(server);
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  server.answer(LoadAvailableProvidersDocument, () => ({
    quotes_by_pk: { total: 104_753, country: 'US' },
    available_providers: [
      { provider: 'roadside', allowed: true },
      { provider: 'boat', allowed: false },
    ],
  }));
});

async function choose() {
  const { person, dialog } = await openAction(updateProvider, 'Change the product');
  const select = await within(dialog).findByRole('combobox', { name: 'Product' });
  expect(within(dialog).queryByRole('option', { name: 'Boat' })).toBeNull();
  await person.selectOptions(select, await within(dialog).findByRole('option', { name: 'Roadside' }));
  await person.click(within(dialog).getByRole('button', { name: 'Change it' }));
  return dialog;
}

test('a quote is put under a product that can hold it', async () => {
  server.answer(UpdateProviderDocument, () => ({
    update_provider: { quote_id: ada, provider: 'roadside', version: 4 },
  }));
  await choose();
  await waitFor(() =>
    expect(server.sentTo(UpdateProviderDocument).map(({ variables }) => variables)).toEqual([
      { quote_id: ada, provider: 'roadside' },
    ]),
  );
});

test('what stands in the way is said in the dialog', async () => {
  server.answer(UpdateProviderDocument, () =>
    refusal('provider_not_sold', 'This product is not sold here.', 'provider'),
  );
  const dialog = await choose();
  await within(dialog).findByText('This product is not sold here.');
});
