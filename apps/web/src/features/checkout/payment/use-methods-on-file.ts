'use client';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadMethodsOnFileDocument, type MethodOnFileFragment } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

const none: readonly MethodOnFileFragment[] = [];

/** What whoever buys has on file, as long as they are signed in and the quote is theirs; nothing for the bearer of a link. */
export function useMethodsOnFile(): readonly MethodOnFileFragment[] {
  const { quote_id } = useLoadedCheckout().data.quote;
  const session = useSession().data;
  const enabled = Boolean(session) && session?.ended !== true;
  const { data } = useRead('user', LoadMethodsOnFileDocument, { quote_id }, { enabled, showsRefusals: true });
  return enabled ? (data?.payment_form.on_file ?? none) : none;
}
