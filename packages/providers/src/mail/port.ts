export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Without one the configured sender is used. */
  readonly from?: string;
  /** Where one POST ends such letters (RFC 8058), for those that may be switched off. */
  readonly unsubscribeUrl?: string;
  /** Names the occasion: a mail sent twice under one key arrives once wherever the transport can see to it. */
  readonly key: string;
};

export type MailTransport = {
  /** Hands a mail over; throws MailNotSentError when it was not taken. */
  send(mail: Mail): Promise<{ readonly id: string }>;
};

/**
 * The mail was not taken. `permanent`: it never will be, so do not try again. `code`: the server’s, where it answered
 * (core/notifications/mail-bounces.ts).
 */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
  readonly permanent: boolean;
  readonly code: string | null;
  constructor(message: string, permanent: boolean, code: string | null = null) {
    super(message);
    this.permanent = permanent;
    this.code = code;
  }
}
