import type { NotificationTemplate } from './letters.ts';

type Letter = {
  readonly quoteId: string;
  readonly policyId: string | null;
  readonly template: NotificationTemplate;
  readonly recipient: string;
};

/** A letter left the house. */
export type LetterSent = Letter & { readonly type: 'letter_sent' };

/** A letter will never arrive: its address was refused for good, or it came to have nothing true to say. */
export type LetterFailed = Letter & { readonly type: 'letter_failed' };

export type NotificationsEvent = LetterSent | LetterFailed;
