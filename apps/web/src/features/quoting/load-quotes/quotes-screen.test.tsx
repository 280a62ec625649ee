// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  LoadQuoteDocument,
  LoadQuotesDocument,
  type QuoteRowFragment,
  SendQuoteToCustomerDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { ada, answerQuotes, drawQuotes, linkOf, luis, mia, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { firstRead } from '../../shared/queue/first-read.ts';
import { quotesList } from './quotes-list.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

const open = (operation: string) => ({ operation, allowed: true, code: null, message: null });
const closed = (operation: string) => ({
  operation,
  allowed: false,
  code: 'not_approved',
  message: 'It is not approved.',
});

let quotes: readonly QuoteRowFragment[];

beforeEach(() => {
  quotes = [storedQuote(ada, 'Ada'), storedQuote(luis, 'Luis'), storedQuote(mia, 'Mia')];
  answerQuotes(server, () => quotes);
  server.answerNamed('LoadAbilities', (requested) =>
    Object.fromEntries(
      Object.keys(requested).map((name) => [
        name.replace('r', 'a'),
        [open('send_quote_to_customer'), closed('revoke_agent_approval'), closed('reopen_quote')],
      ]),
    ),
  );
});

const rowOf = (name: string) => screen.getByText(name, { selector: 'a[data-primary]' }).closest('tr');
const lastRequested = () => JSON.stringify(server.sentTo(LoadQuotesDocument).at(-1)?.variables);

describe('the quotes to work through', () => {
  test('are one link each, with what the list says of them', async () => {
    await drawQuotes();
    const row = rowOf('Luis Moreno');
    expect(row?.textContent).toContain('2021 Airstream Bambi');
    expect(row?.textContent).toContain('$1,234');
    expect((await linkOf('Luis Moreno')).getAttribute('href')).toContain(`/agents/quotes/${luis}?list=`);
  });

  test('call whom they told of before that was erased, and whom nobody named, each by its own word', async () => {
    const nobody = { contact_email: null, entities: [] };
    quotes = [
      storedQuote(ada, 'Ada'),
      storedQuote(luis, '', { ...nobody, erased: '2026-11-21T10:00:00Z' }),
      storedQuote(mia, '', nobody),
    ];
    await drawQuotes();
    expect(screen.getByText('No name yet').getAttribute('href')).toContain(mia);
    expect(screen.getByText('Erased person').getAttribute('href')).toContain(luis);
  });

  test('are gone through with j and k, which stop at the ends', async () => {
    const person = await drawQuotes();
    await person.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Ada Moreno');
    await person.keyboard('jjjj');
    expect(document.activeElement?.textContent).toBe('Mia Moreno');
    await person.keyboard('k');
    expect(document.activeElement?.textContent).toBe('Luis Moreno');
  });

  test('are asked for as their page asks for them before its scripts are there', async () => {
    await drawQuotes();
    const { variables } = JSON.parse(firstRead(quotesList).body) as { variables: unknown };
    expect(JSON.stringify(server.sentTo(LoadQuotesDocument)[0]?.variables)).toBe(JSON.stringify(variables));
  });

  test('are chosen with x and Shift+arrows, and the bar says what may be done to all of them', async () => {
    const person = await drawQuotes();
    await person.keyboard('jx{Shift>}{ArrowDown}{/Shift}');
    expect(rowOf('Ada Moreno')?.getAttribute('aria-selected')).toBe('true');
    expect(rowOf('Luis Moreno')?.getAttribute('aria-selected')).toBe('true');
    expect(rowOf('Mia Moreno')?.getAttribute('aria-selected')).toBe('false');
    const bar = await screen.findByRole('region', { name: 'Selected rows' });
    expect(bar.textContent).toContain('2 selected');
    // Said at the root of the page, it would cost every element of it.
    expect(document.documentElement.style.getPropertyValue('--foot-bar')).toBe('');
    expect(document.querySelector<HTMLElement>('[data-toasts]')?.style.getPropertyValue('--foot-bar')).not.toBe('');
    const revoke = await within(bar).findByRole('button', { name: /Revoke/ });
    await waitFor(() => expect(bar.textContent).toContain('It is not approved.'));
    expect(revoke.getAttribute('aria-disabled')).toBe('true');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Luis Moreno');
  });

  test('are asked for by the text that is typed, once the hand rests, and the address keeps it', async () => {
    const person = await drawQuotes();
    const before = server.sentTo(LoadQuotesDocument).length;
    await person.keyboard('f');
    await person.keyboard('mor');
    await waitFor(() => expect(lastRequested()).toContain('"_gte":"mor"'));
    expect(server.sentTo(LoadQuotesDocument)).toHaveLength(before + 1);
    expect(window.location.search).toContain('q=mor');
    expect(lastRequested()).not.toContain('"_gte":"mo"');
  });

  test('are in the order, the view and the place that the address tells', async () => {
    await drawQuotes('/agents/quotes?page=2&sort=total');
    const requested = JSON.stringify(server.sentTo(LoadQuotesDocument)[0]?.variables);
    expect(requested).toContain('"offset":50');
    expect(requested).toContain('"total":"asc_nulls_last"');
  });
});

describe('a list that could not be read', () => {
  test('says so, and is read again when it is asked to', async () => {
    let fails = true;
    server.answer(LoadQuotesDocument, () =>
      fails
        ? refusal('too_slow', 'This takes too long. Narrow the list.')
        : { quotes, quotes_aggregate: { aggregate: { count: 3, count_capped: false } } },
    );
    const person = await drawQuotes('/agents/quotes', { until: null });
    await screen.findByText('This takes too long. Narrow the list.');
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await linkOf('Ada Moreno');
  });
});

describe('what is done to several quotes', () => {
  test('is done to each under a key of its own, and says of each how it went', async () => {
    server.answer(SendQuoteToCustomerDocument, ({ quote_id }) =>
      quote_id === ada
        ? { send_quote_to_customer: { checkout_url: '/checkout', emailed_to: 'ada@example.com' } }
        : refusal('no_email', 'There is no e-mail address.'),
    );
    const person = await drawQuotes();
    await person.keyboard('jx{Shift>}{ArrowDown}{/Shift}');
    const bar = await screen.findByRole('region', { name: 'Selected rows' });
    const send = await within(bar).findByRole('button', { name: /^Send/ });
    await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'));
    await person.click(send);
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Approve and e-mail' }));
    await screen.findByText('There is no e-mail address.');
    const keys = server.sentTo(SendQuoteToCustomerDocument).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(null);
  });
});

test('Space shows a record beside the list, which follows the focus, and Esc closes it', async () => {
  server.answer(LoadQuoteDocument, () => refusal('not_found', 'There is no such quote.'));
  const person = await drawQuotes();
  await person.keyboard('j ');
  expect(window.location.search).toContain(`id=${ada}`);
  await screen.findByLabelText('Preview', { selector: 'aside' });
  await person.keyboard('j');
  await waitFor(() => expect(window.location.search).toContain(`id=${luis}`));
  await person.keyboard('{Escape}');
  expect(window.location.search).not.toContain('id=');
  expect(document.activeElement?.textContent).toBe('Luis Moreno');
});
