// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { UpdatePolicyDurationDocument } from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { isActionOf } from '../quote-actions.ts';
import { updatePolicyDuration } from './update-policy-duration.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const ability = { operation: 'update_policy_duration', allowed: true, code: null, message: null };
const yearly = { durationMonths: 12, offeredMonths: [12, 6] };

function Head() {
  const actions = useActions([updatePolicyDuration], { id: 'q1', subject: yearly, abilities: [ability] });
  return (
    <>
      {actions.allowed.map(({ id, label, act }) => (
        <button key={id} type="button" onClick={act}>
          {label}
        </button>
      ))}
      {actions.dialogs}
    </>
  );
}

async function openDialog() {
  const page = (
    <SessionProvider area="staff" loading="Wait">
      <Head />
    </SessionProvider>
  );
  server.answerUrl('/api/auth/me', () => dana);
  const person = await drawPage('staff', '/agents/quotes/q1', page);
  await person.click(await screen.findByRole('button', { name: 'Change the term' }));
  return { person, dialog: within(await screen.findByRole('dialog')) };
}
const sent = () => server.sentTo(UpdatePolicyDurationDocument).map(({ variables }) => variables);

describe('the term of a quote', () => {
  test('is made six months by an agent, and the toast takes it back', async () => {
    server.answer(UpdatePolicyDurationDocument, () => ({ update_policy_duration: { quote_id: 'q1', version: 8 } }));
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'Change the term' }));
    expect(sent()).toEqual([]);
    await person.click(dialog.getByRole('radio', { name: '6 months' }));
    await person.click(dialog.getByRole('button', { name: 'Change the term' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        { quote_id: 'q1', policy_duration_months: 6 },
        { quote_id: 'q1', policy_duration_months: 12 },
      ]),
    );
  });

  test('stays when the server refuses, and the dialog says why', async () => {
    server.answer(UpdatePolicyDurationDocument, () => refusal('quote_approved', 'An agent approved this quote.'));
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('radio', { name: '6 months' }));
    await person.click(dialog.getByRole('button', { name: 'Change the term' }));
    await dialog.findByText('An agent approved this quote.');
  });

  test.each([
    [[12, 6], true],
    [[12], false],
    [[6], true],
    [[], false],
  ])('of twelve months may be changed where the product offers %j: %s', (offeredMonths, expected) => {
    expect(isActionOf(ability, { durationMonths: 12, offeredMonths })).toBe(expected);
    expect(isActionOf({ ...ability, operation: 'send_quote_to_customer' }, { durationMonths: 12, offeredMonths })).toBe(
      true,
    );
  });
});
