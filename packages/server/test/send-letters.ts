import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { jobHandlers } from '../src/registry.ts';

/** Sends every letter that is owed, as the queue does. */
export async function sendLetters(backend: Backend): Promise<void> {
  const owed = await selectRows<{ notificationId: string; organizationId: string }>(
    backend,
    `select notification_id as "notificationId", organization_id as "organizationId" from notifications
     where status = 'queued' order by created`,
  );
  for (const task of owed) await jobHandlers(backend.platform)['send-notification']?.(task);
}
