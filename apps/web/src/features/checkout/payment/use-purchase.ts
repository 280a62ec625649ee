'use client';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useRef, useState } from 'react';
import { tabStore } from '../../../data/browser-storage.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { isTransient, readableMessage, RequestError } from '../../../data/request-error.ts';
import { fetchJson, headersFor } from '../../../data/request.ts';
import { BindQuoteDocument, StartPaymentDocument } from '../../../generated/documents.ts';
import { isConflict } from '../quote-data/autosave.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf } from '../quote-data/step-order.ts';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { type BindIntents, createBindIntents } from './bind-intent.ts';
import { takeDecline } from './decline-notice.ts';
import { type CardAnswers, cardEntryOf, cardLabel, cardRefusals } from './card-shape.ts';
import { newId } from '../../../data/new-id.ts';

export type PurchaseProblem =
  | { readonly kind: 'declined' | 'refused'; readonly message: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'card'; readonly fields: Partial<Record<keyof CardAnswers, string>> };

async function tokenize(url: string, card: CardAnswers): Promise<string> {
  const headers = headersFor({});
  headers.set('Content-Type', 'application/json');
  const answer = await fetchJson(url, { method: 'POST', headers, body: JSON.stringify(cardEntryOf(card)) });
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : null;
  if (typeof token !== 'string') throw new RequestError('', { info: answer, status: 500 });
  return token;
}

function lastDecline(quoteId: string): PurchaseProblem | null {
  const message = takeDecline(tabStore, quoteId);
  return message === null ? null : { kind: 'declined', message };
}

/** Chooses the term and turns the card into a token, once for an intent. */
function useMethodToken(intents: BindIntents, quote_id: string, payment_term: string) {
  const edit = useQuoteEdit();
  return async (card: CardAnswers): Promise<{ key: string; token: string }> => {
    const intent = intents.begin(cardLabel(card));
    if (intent.methodToken) return { key: intent.key, token: intent.methodToken };
    const { start_payment: session } = await edit(StartPaymentDocument, { quote_id, payment_term });
    if (session.tokenize_url === null) throw new RequestError('', { info: session, status: 500 });
    const token = await tokenize(session.tokenize_url, card);
    intents.attach(intent, token);
    return { key: intent.key, token };
  };
}

/** Pays and binds: chooses the term, turns the card into a token, and buys under one key however often it is pressed. */
export function usePurchase(paymentTerm: string) {
  const router = usePageRouter();
  const checkout = useLoadedCheckout();
  const { askForQuote } = useQuoteContext();
  const { quote_id } = checkout.data.quote;
  const [intents] = useState(() => createBindIntents(tabStore, quote_id, newId));
  const methodToken = useMethodToken(intents, quote_id, paymentTerm);
  const [problem, setProblem] = useState(() => lastDecline(quote_id));
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** True when the purchase is made or under way, and the page is being left. */
  async function buy(card: CardAnswers): Promise<boolean> {
    const { key, token } = await methodToken(card);
    const { bind_quote: result } = await askForQuote(
      BindQuoteDocument,
      { quote_id, method_token: token },
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
    const fields = error instanceof RequestError && error.status === 422 ? cardRefusals(error.info) : null;
    if (fields) return setProblem({ kind: 'card', fields });
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
    async pay(card: CardAnswers): Promise<void> {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setProblem(null);
      // The next page takes a moment to come: until then the button stays at work, so that nobody buys again.
      const isLeaving = await buy(card).catch(async (error: unknown) => {
        await explain(error).catch(() => undefined);
        return false;
      });
      running.current = isLeaving;
      setBusy(isLeaving);
    },
  };
}
