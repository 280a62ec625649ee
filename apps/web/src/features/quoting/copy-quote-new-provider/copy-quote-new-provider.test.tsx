// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CopyQuoteNewProviderRequestDocument,
  LoadAvailableProvidersDocument,
  LoadRecommendedPlansNewProviderDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { answerAbilities, openAction } from '../../../testing/draw-action.tsx';
import { ada, answerQuotes, luis, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { copyQuoteNewProvider } from './copy-quote-new-provider.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const row = { coverage: 'roadside_plan', label: 'Roadside plan', terms: '4 events', included: true };

beforeEach(() => {
  answerAbilities(server, 'replace_quote');
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  server.answer(LoadAvailableProvidersDocument, () => ({
    quotes_by_pk: { total: 104_753, country: 'US' },
    available_providers: ['pro', 'roadside', 'warranty', 'windshield', 'boat'].map((provider) => ({
      provider,
      allowed: provider !== 'boat',
    })),
  }));
  server.answer(LoadRecommendedPlansNewProviderDocument, ({ provider }) => ({
    recommended_plans_new_provider: {
      provider,
      policy_duration_months: 12,
      left_out: [
        {
          part: 'cover',
          message: 'Collision',
        },
      ],
      cards: [
        {
          plan: 'basic',
          label: 'Basic',
          total: 9900,
          due_today: 9900,
          rows: [row],
          missing_fields: [],
        },
        {
          plan: 'more',
          label: 'More',
          total: null,
          due_today: null,
          rows: [],
          missing_fields: [
            {
              path: 'vehicles.0.hired_out',
              message: 'Say whether it is hired out.',
            },
          ],
        },
      ],
    },
  }));
  server.answer(CopyQuoteNewProviderRequestDocument, () => ({
    copy_quote_new_provider_request: { quote_id: luis },
  }));
});

async function openDialog() {
  const opened = await openAction(copyQuoteNewProvider, 'Copy to another product');
  await within(opened.dialog).findByLabelText('Roadside');
  return opened;
}

test('the products that can hold it are offered, the others named', async () => {
  const { dialog } = await openDialog();
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(4);
  expect(dialog.textContent).toContain('$1,047.53');
  expect(dialog.textContent).toContain('Cannot hold this quote: Boat');
});

test('up to three stand side by side, each with its price, its covers and what is lost', async () => {
  const { person, dialog } = await openDialog();
  const boxes = within(dialog).getAllByRole('checkbox');
  for (const box of boxes.slice(0, 3)) await person.click(box);
  expect(boxes[3]?.hasAttribute('disabled')).toBe(true);
  const offer = await within(dialog).findByRole('region', { name: 'Roadside' });
  await waitFor(() => expect(offer.textContent).toContain('$99.00'));
  expect(offer.textContent).toMatch(/Roadside plan.*4 events.*Not in the copy.*Collision/);
  await person.click(within(offer).getByRole('button', { name: 'More' }));
  expect(offer.textContent).toMatch(/No price yet.*Say whether it is hired out\./);
});

test('the chosen one is copied and opened', async () => {
  const { person, dialog } = await openDialog();
  await person.click(within(dialog).getByLabelText('Roadside'));
  await person.click(await within(dialog).findByLabelText(/^The copy takes this quote’s place/));
  await person.click(await within(dialog).findByRole('button', { name: 'Copy to Roadside' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/agents/quotes/${luis}`));
  expect(server.sentTo(CopyQuoteNewProviderRequestDocument).map(({ variables }) => variables)).toEqual([
    { quote_id: ada, provider: 'roadside', replace: true },
  ]);
});

test('a product that has no price for it meanwhile says why, and offers no copy', async () => {
  server.answer(LoadRecommendedPlansNewProviderDocument, () =>
    refusal('not_insured_by_line', 'It insures no trailers.'),
  );
  const { person, dialog } = await openDialog();
  await person.click(within(dialog).getByLabelText('Roadside'));
  await within(dialog).findByText('It insures no trailers.');
  expect(within(dialog).queryByRole('button', { name: 'Copy to Roadside' })).toBeNull();
});
