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

/** The mail was not taken. `permanent`: it never will be, so do not try again. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
  readonly permanent: boolean;
  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}
