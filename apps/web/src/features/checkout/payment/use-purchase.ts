'use client';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useRef, useState } from 'react';
import { tabStore } from '../../../data/browser-storage.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { isTransient, readableMessage } from '../../../data/requests/request-error.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { BindQuoteDocument, StartPaymentDocument } from '../../../generated/documents.ts';
import { isConflict } from '../../shared/answers/autosave.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf } from '../quote-data/step-order.ts';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { type BindIntents, createBindIntents } from './bind-intent.ts';
import { takeDecline } from './decline-notice.ts';
import { type CardEntry, CardRefusedError } from '../../shared/pay/card-entry.ts';
import { newId } from '../../../data/new-id.ts';

/** Whether a purchase is under way; kept above the form, for what stands around it. */
export type Paying = { readonly busy: boolean; readonly setBusy: (busy: boolean) => void };

export type PurchaseProblem =
  | { readonly kind: 'declined' | 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

function lastDecline(quoteId: string): PurchaseProblem | null {
  const message = takeDecline(tabStore, quoteId);
  return message === null ? null : { kind: 'declined', message };
}

/** Chooses the term and turns the card into a token, once for an intent. */
function useMethodToken(intents: BindIntents, quote_id: string, payment_term: string) {
  const edit = useQuoteEdit();
  return async (entry: CardEntry, consent: string | null) => {
    const card = await entry.card();
    const agreed = {
      ...(card.agreed && { debit_authorization: card.agreed }),
      ...(consent && { autopay_consent: consent }),
    };
    const paidWith = (token: string) =>
      card.onFile === undefined ? { method_token: token } : { payment_method_id: card.onFile };
    const isOnFile = card.onFile !== undefined;
    // With and without automatic payments are two wills.
    const intent = intents.begin(consent === null ? card.label : `${card.label} ${consent}`);
    if (intent.methodToken) return { key: intent.key, paid: paidWith(intent.methodToken), agreed, isOnFile };
    const { start_payment: session } = await edit(StartPaymentDocument, { quote_id, payment_term });
    const token = await card.token(session);
    intents.attach(intent, token);
    return { key: intent.key, paid: paidWith(token), agreed, isOnFile };
  };
}

/** Pays and binds: chooses the term, turns the card into a token, and buys under one key however often it is pressed. */
export function usePurchase(paymentTerm: string, { busy, setBusy }: Paying) {
  const router = usePageRouter();
  const checkout = useLoadedCheckout();
  const { askForQuote } = useQuoteContext();
  const askAsOwner = useAsk('user');
  const { quote_id } = checkout.data.quote;
  const [intents] = useState(() => createBindIntents(tabStore, quote_id, newId));
  const methodToken = useMethodToken(intents, quote_id, paymentTerm);
  const [problem, setProblem] = useState(() => lastDecline(quote_id));
  const running = useRef(false);

  /** True when the purchase is made or under way, and the page is being left. */
  async function buy(entry: CardEntry, consent: string | null): Promise<boolean> {
    const { key, paid, agreed, isOnFile } = await methodToken(entry, consent);
    // What is on file is its owner's, who is signed in; the bearer of a link has nothing there.
    const { bind_quote: result } = await (isOnFile ? askAsOwner : askForQuote)(
      BindQuoteDocument,
      { quote_id, ...paid, ...agreed },
      { idempotencyKey: key },
    );
    if (result.status === 'bound') {
      intents.settle('bound');
      router.replace('/checkout/confirmation');
    } else if (result.status === 'pending') {
      router.replace(hrefOf('pending-bind'));
    } else {
      intents.settle('declined');
      setProblem({ kind: 'declined', message: result.message ?? '' });
      // The attempt counted as an edit of the quote.
      await checkout.refresh();
    }
    return result.status === 'bound' || result.status === 'pending';
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof CardRefusedError) return setProblem(null);
    if (isConflict(error)) return checkout.reportSave('conflict');
    if (isTransient(error)) {
      setProblem({ kind: 'unknown' });
      return void (await checkout.refresh());
    }
    intents.settle('declined');
    setProblem({ kind: 'refused', message: readableMessage(error) ?? '' });
  }

  return {
    problem,
    busy,
    /** `consent`: the version of the wording by which later payments are charged to the card. */
    async pay(entry: CardEntry, consent: string | null = null): Promise<void> {
      if (running.current) return;
      running.current = true;
      // What stands there stays until the answer: the button must not move from under a second press.
      setBusy(true);
      // The next page takes a moment to come: until then the button stays at work, so that nobody buys again.
      const isLeaving = await buy(entry, consent).catch(async (error: unknown) => {
        await explain(error).catch(() => undefined);
        return false;
      });
      running.current = isLeaving;
      setBusy(isLeaving);
    },
  };
}
