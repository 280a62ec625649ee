// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChangeQuoteOrganizationDocument, LoadOrganizationDropdownListDocument } from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { changeQuoteOrganization } from './change-quote-organization.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const ability = { operation: 'change_quote_organization', allowed: true, code: null, message: null };
const sent = () => server.sentTo(ChangeQuoteOrganizationDocument).map(({ variables }) => variables);
const organizations = [
  { organization_id: 'o1', name: 'Cascade RV Insurance' },
  { organization_id: 'o2', name: 'Prairie RV Insurance' },
];

beforeEach(() => {
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  server.answer(LoadOrganizationDropdownListDocument, () => ({ organizations }));
  server.answer(ChangeQuoteOrganizationDocument, ({ quote_id }) => ({
    change_quote_organization: { quote_id, organization: { name: 'Prairie RV Insurance' } },
  }));
});

function Head() {
  const actions = useActions([changeQuoteOrganization], {
    id: ada,
    subject: { organizationId: 'o1' },
    abilities: [ability],
  });
  const [item] = actions.items;
  return (
    <>
      <button type="button" onClick={item?.onSelect}>
        {item?.label}
      </button>
      {actions.dialogs}
    </>
  );
}

async function openDialog() {
  const person = await drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <Head />
    </SessionProvider>,
  );
  await person.click(await screen.findByRole('button', { name: 'Move to another organization' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('option', { name: 'Prairie RV Insurance' });
  const confirm = () => person.click(within(dialog).getByRole('button', { name: 'Move the quote' }));
  return { person, dialog, confirm };
}

test('a quote moves to an organization that is chosen, never to its own', async () => {
  const { person, dialog, confirm } = await openDialog();
  expect(within(dialog).queryByRole('option', { name: 'Cascade RV Insurance' })).toBeNull();
  await confirm();
  expect(sent()).toEqual([]);
  await person.selectOptions(within(dialog).getByLabelText('Organization'), 'o2');
  await confirm();
  await screen.findByText('The quote is with Prairie RV Insurance now.');
  expect(sent()).toEqual([{ quote_id: ada, organization_id: 'o2' }]);
});

test('a quote stays where it is when the server refuses, and the dialog says why', async () => {
  server.answer(ChangeQuoteOrganizationDocument, () => refusal('product_not_sold', 'They do not sell this.'));
  const { person, dialog, confirm } = await openDialog();
  await person.selectOptions(within(dialog).getByLabelText('Organization'), 'o2');
  await confirm();
  await waitFor(() => within(dialog).getByText('They do not sell this.'));
});

test('insurers that are not archived are offered, and nobody else', () => {
  expect(LoadOrganizationDropdownListDocument).toMatch(/organization_type:\{_eq:"roamly_insurance"\}/);
  expect(LoadOrganizationDropdownListDocument).toMatch(/archived:\{_is_null:true\}/);
});
