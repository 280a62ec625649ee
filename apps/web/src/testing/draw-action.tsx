import { screen } from '@testing-library/react';
import type { Action } from '../features/shared/actions/action.ts';
import { useActions } from '../features/shared/actions/use-actions.tsx';
import type { AbilityFragment } from '../generated/documents.ts';
import { SessionProvider } from '../shell/session-provider.tsx';
import type { AnsweringServer } from './answering-server.ts';
import { drawPage } from './draw-page.tsx';
import { ada } from './quotes-scenario.tsx';

/** What the server says may be done. */
const allowed = (operation: string): AbilityFragment => ({
  operation,
  allowed: true,
  code: null,
  message: null,
});

/** Has the server say of every record that it is asked about that this may be done. */
export function answerAbilities(server: AnsweringServer, ...operations: readonly string[]) {
  server.answerNamed('LoadAbilities', (requested) =>
    Object.fromEntries(Object.keys(requested).map((name) => [name.replace('r', 'a'), operations.map(allowed)])),
  );
}

function Head({ action }: { action: Action<unknown> }) {
  const { items, dialogs } = useActions([action], {
    id: ada,
    subject: null,
    abilities: [allowed(action.operation)],
  });
  const [item] = items;
  return (
    <>
      <button type="button" onClick={item?.onSelect}>
        {item?.label}
      </button>
      {dialogs}
    </>
  );
}

/** Draws an action of Ada's quote and opens its dialog. */
export async function openAction(action: Action<unknown>, label: string) {
  const person = await drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <Head action={action} />
    </SessionProvider>,
  );
  await person.click(await screen.findByRole('button', { name: label }));
  return { person, dialog: await screen.findByRole('dialog') };
}
