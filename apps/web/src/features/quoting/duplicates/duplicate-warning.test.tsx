// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type DuplicateFragment, FindDuplicatesDocument } from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes, luis, mia } from '../../../testing/quotes-scenario.tsx';
import { DuplicateWarning } from './duplicate-warning.tsx';
import { worthAsking } from './worth-asking.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const quote: DuplicateFragment = {
  quote_id: luis,
  policy_id: null,
  policy_number: null,
  quote_status: 'open',
  policy_status: null,
  effective_date: '2026-12-01',
  named_insured: 'Rae Sato',
  vehicle: '2021 Jayco Eagle',
  same_email: true,
  same_phone: false,
  same_vin: true,
};
const policy: DuplicateFragment = {
  ...quote,
  quote_id: mia,
  policy_id: ada,
  policy_number: 'HAR-100001-3',
  quote_status: 'bound',
  policy_status: 'active',
  same_vin: false,
  same_phone: true,
};
let found: DuplicateFragment[];
beforeEach(() => {
  found = [quote, policy];
  answerQuotes(server, () => []);
  server.answer(FindDuplicatesDocument, () => ({ find_duplicates: found }));
});

function Form() {
  const [email, setEmail] = useState('');
  return (
    <SessionProvider area="staff" loading="Wait">
      <input aria-label="E-mail" value={email} onChange={({ currentTarget }) => setEmail(currentTarget.value)} />
      <DuplicateWarning email={email} quoteId={ada} />
    </SessionProvider>
  );
}

async function type(text: string) {
  const hands = await drawPage('staff', '/agents/quotes/new', <Form />);
  await hands.type(await screen.findByLabelText('E-mail'), text);
  return hands;
}
const requested = () => server.sentTo(FindDuplicatesDocument).map(({ variables }) => variables);

describe('the warning of duplicates', () => {
  test('asks once for what is typed, beside the quote itself, and names what opens each', async () => {
    await type('rae.sato@example.com');
    await screen.findByText('2 records say the same');
    expect(requested()).toEqual([{ email: 'rae.sato@example.com', beside_quote_id: ada }]);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, pathname }) => [textContent, pathname])).toEqual([
      ['Rae Sato (opens in a new tab)', `/agents/quotes/${luis}`],
      ['Policy HAR-100001-3 (opens in a new tab)', `/agents/policies/${ada}`],
    ]);
    screen.getByText('Same e-mail, Same VIN');
    screen.getByText('Same e-mail, Same phone');
  });

  test('asks nobody for half an address', async () => {
    await type('rae.sato@');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(requested()).toEqual([]);
  });

  test('takes no place while there are none', async () => {
    found = [];
    await type('rae.sato@example.com');
    await waitFor(() => expect(requested()).toHaveLength(1));
    expect(screen.queryByText(/say/)).toBeNull();
  });

  test('says that it could not look, and tries again', async () => {
    server.answer(FindDuplicatesDocument, () => new Failure(null, 503));
    const hands = await type('rae.sato@example.com');
    await screen.findByText('Duplicates could not be looked for.');
    server.answer(FindDuplicatesDocument, () => ({ find_duplicates: found }));
    await hands.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('2 records say the same');
  });
});

test.each([
  [{ email: ' a@b.co ', phone: '614-555-01', vin: '4X4 TSMH2 4FS' }, { email: 'a@b.co' }],
  [
    { email: 'a@b', phone: '(614) 555-0148', vin: '4x4tsmh24fs123456' },
    { phone: '(614) 555-0148', vin: '4X4TSMH24FS123456' },
  ],
  [{ email: null, phone: undefined }, {}],
])('of %o is asked for %o', (typed, worth) => {
  expect(worthAsking(typed)).toEqual(worth);
});
