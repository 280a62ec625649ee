import type { ReactNode } from 'react';

/** A card that was entered: its name in this browser, and how it becomes a token, once for each purchase. */
export type EnteredCard = {
  /** Last four digits and expiry. */
  readonly label: string;
  /** `tokenizeUrl` is where the sandbox takes cards; Stripe has a place of its own. */
  token(tokenizeUrl: string | null): Promise<string>;
};

/** A form for a card, whoever takes it. */
export type CardEntry = {
  readonly fields: ReactNode;
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[];
  /** Marks what is missing; true when nothing is. */
  check(): boolean;
  /** Throws CardRefusedError when the form already says why not. */
  card(): Promise<EnteredCard>;
};

/** The card was refused, and its form says why. */
export class CardRefusedError extends Error {
  override readonly name = 'CardRefusedError';
}
