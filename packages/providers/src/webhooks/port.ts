/** What is sent to a machine of somebody else. */
export type WebhookMessage = {
  /** An `https` address with a host name. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Why nothing came back. */
export const unansweredReasons = [
  'address_private',
  'host_unknown',
  'timed_out',
  'not_connected',
  'certificate_invalid',
] as const;
export type UnansweredReason = (typeof unansweredReasons)[number];

/** What came back: the status of the answer, whose text nobody reads; or why nothing did. */
export type WebhookAnswer = { readonly status: number } | { readonly unanswered: UnansweredReason };

/** Sends what an organization's machines are told. */
export type WebhookSender = {
  /** One attempt, which follows no redirect and reaches no address but public ones. Never throws. */
  send(message: WebhookMessage): Promise<WebhookAnswer>;
};
