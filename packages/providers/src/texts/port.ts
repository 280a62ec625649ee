export type TextMessage = {
  /** Names the message: handed over twice under one key it is sent once. */
  readonly key: string;
  /** As it was typed: with its country, or of North America. */
  readonly to: string;
  readonly text: string;
};

/** Sends text messages to phones. */
export type TextMessages = {
  /** Hands a message over, and answers under which name the vendor has it; throws TextNotSentError when it was not taken. */
  send(message: TextMessage): Promise<{ readonly reference: string }>;
};

/** There was no answer, or a refusal. `permanent`: it will not be taken, so do not try again. */
export class TextNotSentError extends Error {
  override readonly name = 'TextNotSentError';
  readonly permanent: boolean;
  constructor(message: string, permanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.permanent = permanent;
  }
}
