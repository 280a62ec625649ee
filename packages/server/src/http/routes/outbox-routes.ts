import type { FastifyInstance } from 'fastify';
import type { OutboxMail } from '@roadworthy/providers/mail/outbox-transport.ts';
import { notFound } from '../../kernel/errors.ts';
import { demoGuard } from '../connections/demo-guard.ts';
import { devPage, escaped } from '../dev-page.ts';
import type { HttpParts } from '../http-parts.ts';

// The address ends before the dot or bracket that ends the sentence it stands in.
function linked(text: string): string {
  return escaped(text).replaceAll(
    /https?:\/\/[^\s<>]*[^\s<>.,;:!?)\]]/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

function mailBody({ to, from, subject, sentAt, text, html }: OutboxMail): string {
  return `<p><a href="/dev/outbox">Outbox</a></p><h1>${escaped(subject)}</h1>
<p>To ${escaped(to)}<br>From ${escaped(from)}<br>${escaped(sentAt)}</p><pre data-part="text">${linked(text)}</pre>
<h2>As HTML</h2><iframe sandbox="allow-popups" title="The e-mail as HTML" srcdoc="${escaped(html)}"></iframe>`;
}

/** /dev/outbox: the mails that a demo did not send, for everybody whom the guard lets in; absent outside demo mode. */
export function outboxRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { platform, outbox } = parts;
  if (outbox === null || !platform.config.demo) return;
  const guarded = { onRequest: demoGuard(parts) };
  app.get('/dev/outbox', guarded, async (_request, reply) => {
    const rows = (await outbox.list()).map(
      ({ id, to, subject, sentAt }) =>
        `<tr><td><a href="/dev/outbox/${id}">${escaped(subject)}</a></td><td>${escaped(to)}</td><td>${escaped(sentAt)}</td></tr>`,
    );
    const table = `<table><thead><tr><th>Subject</th><th>To</th><th>Sent</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    return devPage(
      reply,
      'Outbox',
      `<h1>Outbox</h1>${rows.length === 0 ? '<p>No e-mail has been sent yet.</p>' : table}`,
    );
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', guarded, async ({ params }, reply) => {
    const mail = await outbox.read(params.id);
    if (mail === null) throw notFound();
    return devPage(reply, mail.subject, mailBody(mail));
  });
}
