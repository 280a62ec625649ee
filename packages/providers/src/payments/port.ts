import type { DeclineClass } from '@roadworthy/core/billing/collection/decline-reasons.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import type { Cents } from '@roadworthy/core/shared/money/money.ts';

export type Currency = 'USD' | 'CAD';
/**
 * `processing`: a bank took the order to debit an account and has not paid yet, which takes days. `captured`: the money
 * is here. `returned`: it was here, and the account's bank took it back.
 */
export type PaymentStatus = 'authorized' | 'processing' | 'captured' | 'voided' | 'refunded' | 'declined' | 'returned';

export type { DeclineClass } from '@roadworthy/core/billing/collection/decline-reasons.ts';

/** What is told of a card besides the end of its number. */
export type CardFacts = { readonly brand: string; readonly expiryMonth: number; readonly expiryYear: number };

export type PaymentResult = {
  readonly status: PaymentStatus;
  /** The gateway's name for the authorization; capture, void and refund refer to it. */
  readonly reference: string;
  readonly declineCode?: string;
  readonly declineClass?: DeclineClass;
  /** Hours that the card’s network wants us to wait before the same card is asked again. */
  readonly waitHours?: number;
  /** What the customer reads when the payment was declined. */
  readonly message?: string;
  /** The same in French. */
  readonly french?: string;
  readonly cardLastFour?: string;
  /** Of the card, as far as the gateway tells: its brand, and the month through which it is good. */
  readonly card?: CardFacts;
  /** Charges the method again without its owner at hand; given where it was to be kept. */
  readonly storedToken?: string;
  /** Cents of it that a bank has taken back for now, where that is not everything: a part was disputed. */
  readonly takenBack?: Cents;
  /** Cents that the gateway has for disputes of it, beside what was taken back. */
  readonly disputeFee?: Cents;
  /** Of the bank account that was debited. */
  readonly accountLastFour?: string;
  readonly bank?: string;
};

export type AuthorizeRequest = {
  readonly key: string;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly methodToken: string;
  readonly description: string;
  /** Keeps the card for later, as its owner agreed to; whose it is. */
  readonly keep?: { readonly name: string; readonly email: string | null } | undefined;
  /** Charges what was kept, without its owner at hand; `methodToken` is a `storedToken`. */
  readonly offSession?: boolean | undefined;
};
/** A debit of a bank account, to which its owner has agreed; `methodToken` stands for account and agreement. */
export type DebitRequest = Omit<AuthorizeRequest, 'keep'>;
export type AmountRequest = { readonly key: string; readonly reference: string; readonly amount: Cents };
export type VoidRequest = { readonly key: string; readonly reference: string };

export type WebhookEvent = {
  /** The same for every delivery of one event: the receiver keeps it under a unique constraint. */
  readonly id: string;
  readonly status: PaymentStatus;
  /** Null where the gateway tells of a payment by its reference alone, as of money that a bank takes back. */
  readonly key: string | null;
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly occurredAt: Date;
};
export type WebhookRefused =
  | 'signature_missing'
  | 'signature_malformed'
  | 'signature_wrong'
  | 'signature_stale'
  | 'event_malformed';

/** How a browser turns a card into a method token. The card itself goes to the gateway, never to our records. */
export type CardForm =
  | { readonly gateway: 'sandbox' }
  /** The gateway's own script takes the card, in frames of its own. */
  | { readonly gateway: 'stripe'; readonly publishableKey: string };

/** Whose bank account a browser is about to hand over. */
export type BankSetupRequest = {
  readonly key: string;
  readonly country: 'US' | 'CA';
  readonly name: string;
  readonly email: string | null;
  /** Whether its owner agrees that it is debited by itself later, too. */
  readonly recurring: boolean;
};
/** `token` is the method token once the browser has done with the gateway's script what `clientSecret` opens. */
export type BankSetup = { readonly token: string; readonly clientSecret: string };

/** A card that its owner wants charged later; whose it is. */
export type StoreCardRequest = {
  readonly key: string;
  readonly methodToken: string;
  readonly name: string;
  readonly email: string | null;
};
/** A bank account whose owner agreed to a standing mandate; `methodToken` stands for account and agreement. */
export type StoreAccountRequest = { readonly key: string; readonly methodToken: string };
/** Whether it can be debited later by `storedToken`; no bank was asked for money. */
export type StoreAccountResult =
  | ({ readonly status: 'stored'; readonly storedToken: string } & Pick<PaymentResult, 'accountLastFour'>)
  | ({ readonly status: 'declined' } & Pick<PaymentResult, 'declineCode' | 'message' | 'french' | 'accountLastFour'>);
/** What its bank says: it may be charged later by `storedToken`, or it is declined. */
export type StoreCardResult =
  | ({ readonly status: 'stored'; readonly storedToken: string } & Pick<PaymentResult, 'cardLastFour' | 'card'>)
  | ({ readonly status: 'declined' } & Pick<PaymentResult, 'declineCode' | 'message' | 'french' | 'cardLastFour'>);

/** Names in lower case, as Node delivers them. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** In place of a key, where the answer to `forgetMethod` is unknown: the token itself belongs in no log. */
export const forgetKey = 'forget_method';

/** How long a gateway remembers a key for certain, in milliseconds (Stripe's promise; the sandbox never forgets). */
export const keyRetentionMs = 24 * 3_600_000;

/**
 * Moves money. A key stands for one effect: the same request under the same key returns the first answer and does
 * nothing more; another request under it is a GatewayKeyReusedError. A gateway may forget a key `keyRetentionMs` after its
 * first use: whoever asks for money may do so again until then, and afterwards only looks up.
 *
 * A method that throws GatewayUnknownError may or may not have had its effect: ask `lookUp` with the key, or send the
 * same request under the same key again; never the same charge under a new key. GatewayRefusedError had no effect.
 */
export type PaymentGateway = {
  readonly cardForm: CardForm;
  authorize(request: AuthorizeRequest): Promise<PaymentResult>;
  /** Takes the authorized amount or a part of it, once; the rest is released. */
  capture(request: AmountRequest): Promise<PaymentResult>;
  /**
   * Orders a debit, of the whole amount, under a key of its own kind: `processing` once the order is taken. What became
   * of it is asked with `lookUp`, which answers `processing`, `captured`, `declined`, `voided` or `returned`.
   */
  debit(request: DebitRequest): Promise<PaymentResult>;
  /** Prepares a browser to hand over a bank account; null where the form is ours, as the sandbox's is. */
  openBankSetup(request: BankSetupRequest): Promise<BankSetup | null>;
  /**
   * Keeps a card for later without charging it. Its key is of its own kind, and no payment: nothing is looked up under
   * it, and whoever got no answer asks again.
   */
  storeCard(request: StoreCardRequest): Promise<StoreCardResult>;
  /** The same of a bank account, which is debited nothing; nothing is written at the gateway, so asking again is safe. */
  storeAccount(request: StoreAccountRequest): Promise<StoreAccountResult>;
  /** Also of a debit, for as long as the bank has not been asked: then it is refused with `already_sent`. */
  voidAuthorization(request: VoidRequest): Promise<PaymentResult>;
  /** Any number of refunds, together at most what was captured. */
  refund(request: AmountRequest): Promise<PaymentResult>;
  /**
   * What happened under a key. `not_found` means nothing so far: a request that is still under way may yet have its
   * effect, and the same request under the same key is the safe next step.
   */
  lookUp(key: string): Promise<PaymentResult | { readonly status: 'not_found' }>;
  /**
   * Lets go of a card or an account: nothing more is charged to it. What was held or ordered before goes on, and what it
   * paid can go back. Twice is as good as once, and a token that the gateway does not know is let go of already.
   */
  forgetMethod(methodToken: string): Promise<void>;
  /** What a delivery says; null when it is genuine and tells of nothing that we asked for. */
  verifyWebhook(headers: WebhookHeaders, rawBody: string | Uint8Array): Decision<WebhookEvent | null, WebhookRefused>;
};

/** Nobody knows whether the effect happened: the gateway's answer was lost. */
export class GatewayUnknownError extends Error {
  override readonly name = 'GatewayUnknownError';
  readonly key: string;
  constructor(key: string, options?: ErrorOptions) {
    super(`The gateway's answer under ${key} is unknown`, options);
    this.key = key;
  }
}

/** The key was used before for another request. Nothing happened now. */
export class GatewayKeyReusedError extends Error {
  override readonly name = 'GatewayKeyReusedError';
  readonly key: string;
  constructor(key: string) {
    super(`The key ${key} was used before for another request`);
    this.key = key;
  }
}

export type GatewayRefusal =
  | 'amount_invalid'
  | 'reference_unknown'
  | 'not_authorized'
  | 'already_captured'
  | 'already_voided'
  | 'already_sent'
  | 'not_captured'
  | 'amount_above_authorized'
  | 'amount_above_captured';

/** The request contradicts the payment's state: a mistake of the caller, not of the card. Nothing happened. */
export class GatewayRefusedError extends Error {
  override readonly name = 'GatewayRefusedError';
  readonly code: GatewayRefusal;
  constructor(code: GatewayRefusal, message: string) {
    super(message);
    this.code = code;
  }
}
