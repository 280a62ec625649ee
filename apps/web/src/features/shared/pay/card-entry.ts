import type { ReactNode } from 'react';

/** A card, or a bank account, that was entered: its name in this browser, and how it becomes a token, once for each purchase. */
export type EnteredCard = {
  /** Last four digits and expiry. */
  readonly label: string;
  /** The key of what is on file: it becomes no token. */
  readonly onFile?: string;
  /** What the owner of a bank account agreed to. */
  readonly agreed?: { readonly version: string; readonly amount: number };
  /** Told where the sandbox takes cards and accounts; Stripe has a place of its own. */
  token(places: { readonly tokenize_url: string | null; readonly tokenize_bank_url: string | null }): Promise<string>;
};

/** A form for a card or a bank account, whoever takes it. */
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
