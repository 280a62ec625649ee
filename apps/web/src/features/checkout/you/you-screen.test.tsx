// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CreateNamedInsuredDocument,
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { YouScreen } from './you-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

beforeEach(() => {
  server.answer(LoadCheckoutDocument, () => storedCheckout());
  server.answer(EstimatePriceRangeDocument, () => storedRange());
});

async function draw() {
  const person = await drawPage(
    'checkout',
    linkTo('you'),
    <Checkout>
      <YouScreen />
    </Checkout>,
  );
  await screen.findByLabelText('First name');
  return person;
}

const goOn = () => screen.getByRole('button', { name: 'Continue' });
const summary = async () => within(await screen.findByRole('group', { name: /^Fix/ })).getAllByRole('link');

describe('the answers about a person', () => {
  test('are asked for by lines of which no two are the same', async () => {
    const person = await draw();
    await person.click(goOn());
    const lines = (await summary()).map(({ textContent }) => textContent ?? '');
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('that are missing have the focus after a press, and leave it to whoever is typing by then', async () => {
    const person = await draw();
    await person.click(goOn());
    const group = await screen.findByRole('group', { name: /^Fix/ });
    await waitFor(() => expect(document.activeElement).toBe(group));
    const name = screen.getByLabelText('First name');
    await person.type(name, 'Ada');
    await person.clear(name);
    expect(document.activeElement).toBe(name);
  });

  test('name the day that a month does not have', async () => {
    const person = await draw();
    await person.selectOptions(screen.getByLabelText('Month'), 'February');
    await person.type(screen.getByLabelText('Day'), '30');
    await person.type(screen.getByLabelText('Year'), '1968');
    await person.click(goOn());
    expect((await summary()).map(({ textContent }) => textContent)).toContain(
      'There is no February 30 in 1968. Check your date of birth',
    );
  });

  test('keep the telephone number of another country as it was typed', async () => {
    const person = await draw();
    const phone = screen.getByLabelText<HTMLInputElement>(/^Mobile/);
    await person.type(phone, '+44 20 7946 0958');
    await person.tab();
    expect(phone.value).toBe('+44 20 7946 0958');
    await person.click(goOn());
    expect(phone.getAttribute('aria-invalid')).toBeNull();
  });

  test('refuse a telephone number that is none, with the reason, and leave it as it was typed', async () => {
    const person = await draw();
    const phone = screen.getByLabelText<HTMLInputElement>(/^Mobile/);
    await person.type(phone, '541 555 0134 99');
    await person.click(goOn());
    expect(phone.value).toContain('99');
    expect((await summary()).map(({ textContent }) => textContent)).toContain(
      'Enter ten digits, or + and the country code for a number elsewhere, or leave it empty',
    );
  });

  test('refuse a postal code of no place before anything else of the address is there', async () => {
    const person = await draw();
    const zip = screen.getByLabelText<HTMLInputElement>(/^ZIP or postal code/);
    await person.clear(zip);
    await person.type(zip, '00000');
    await person.tab();
    await waitFor(() => expect(zip.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('We cannot find that postal code. Check it for a typing mistake')).toBeDefined();
    expect(server.sentTo(CreateNamedInsuredDocument)).toEqual([]);
  });
});
