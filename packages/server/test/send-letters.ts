import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { renderDocument } from '../src/documents/render-document.ts';
import { eventHandlers, jobHandlers } from '../src/registry.ts';

/** Sends every letter that is owed, as the queue does: by e-mail and by post. */
export async function sendLetters(backend: Backend): Promise<void> {
  await sendMails(backend);
  await postLetters(backend);
}

/** The same by e-mail alone. */
export async function sendMails(backend: Backend): Promise<void> {
  const owed = await selectRows<{ notificationId: string; organizationId: string }>(
    backend,
    `select notification_id as "notificationId", organization_id as "organizationId" from notifications
     where status = 'queued' order by created`,
  );
  for (const task of owed) await jobHandlers(backend.platform)['send-notification']?.(task);
}

/** Lays out what is to be posted, hands it over, and asks after what is on its way. */
export async function postLetters(backend: Backend): Promise<void> {
  const kernel = { platform: backend.platform, handlers: eventHandlers };
  const pages = await selectRows<{ documentId: string; organizationId: string }>(
    backend,
    `select document_id as "documentId", organization_id as "organizationId" from documents
     where status = 'pending' and document_type = 'mailed_notice' order by created`,
  );
  for (const task of pages) await renderDocument(kernel, task, backend.layOut);
  const letters = await selectRows<{ postedLetterId: string; organizationId: string }>(
    backend,
    `select posted_letter_id as "postedLetterId", organization_id as "organizationId" from posted_letters
     where status in ('queued', 'accepted', 'mailed') order by created`,
  );
  for (const task of letters) await jobHandlers(backend.platform)['follow-letter']?.(task);
}
