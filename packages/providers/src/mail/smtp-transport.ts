import { createHash } from 'node:crypto';
import { bounceCode, isWorthAnother } from '@roadworthy/core/notifications/mail-bounces.ts';
import { createTransport } from 'nodemailer';
import { MailNotSentError, type MailTransport } from './port.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
  /** How long the server may keep us waiting, in milliseconds. */
  readonly patience?: number;
};

function domainOf(address: string): string {
  return /@([^@\s>]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';
}

// The server's own words repeat the recipient, and errors end in logs: only the codes are passed on.
function notSent(error: unknown): MailNotSentError {
  const { code, response } = error as { code?: string; response?: string };
  const answer = bounceCode(response ?? '');
  // Wrong credentials are our fault and get mended; the mail is as good as before.
  const isRefusal = answer !== null && code !== 'EAUTH' && !isWorthAnother(answer);
  const isPermanent = isRefusal || (code === 'EENVELOPE' && answer === null);
  const message = `The mail server did not take the mail (${code ?? 'no code'}, ${answer ?? 'no answer'})`;
  return new MailNotSentError(message, isPermanent, code === 'EAUTH' ? null : answer);
}

// Mail programs show a button for these, and press it without opening a page.
function unsubscribing(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * Sends by SMTP. The protocol knows no keys: a mail sent again has the same Message-ID, by which most mailboxes
 * drop the copy.
 */
export function createSmtpTransport({ url, from: sender, patience = 15_000 }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A mail's parts are text that we wrote; nothing in it may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ key, to, subject, html, text, from = sender, unsubscribeUrl }) {
      const id = `${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domainOf(from)}`;
      try {
        await transport.sendMail({
          messageId: `<${id}>`,
          from,
          to,
          subject,
          html,
          text,
          headers: unsubscribing(unsubscribeUrl),
        });
        return { id };
      } catch (error) {
        throw notSent(error);
      }
    },
  };
}
