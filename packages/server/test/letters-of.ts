import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { sendLetters } from './send-letters.ts';

/** Sends what is owed, and reads the letters about a policy under a template: to whom, and what they say. */
export async function lettersOf(backend: Backend, policyId: string, template: string) {
  await sendLetters(backend);
  const rows = await selectRows<{ id: string; recipient: string; status: string }>(
    backend,
    `select notification_id as id, recipient, status from notifications where policy_id = $1 and template = $2
     order by created, notification_id`,
    [policyId, template],
  );
  const { outbox } = backend.connected.providers;
  if (!outbox) throw new Error('The backend has an outbox');
  const mails = await Promise.all((await outbox.list()).map(({ id }) => outbox.read(id)));
  return rows.map(({ id, recipient, status }) => ({
    recipient,
    status,
    text: mails.find((mail) => mail?.key === id)?.text ?? '',
  }));
}
