'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useReversible } from '@roadworthy/ui/workbench/actions/use-reversible.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { isReadAs } from '../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import {
  type AbilityFragment,
  EndQuoteDocument,
  HideQuoteDocument,
  RequoteDocument,
  UpdateStatusAgentDocument,
} from '../../../generated/documents.ts';
import { useOpenQuote } from './use-open-quote.ts';

type MyQuoteActionsProps = {
  id: string;
  name: string;
  status: string | undefined;
  /** What the server says may be done; undefined while it is asked. */
  abilities: readonly AbilityFragment[] | undefined;
  onHide: (isHidden: boolean) => void;
};

/** What a customer does with a quote: go on with it, begin another one like it, and be rid of it. */
export function MyQuoteActions({ id, name, status, abilities, onHide }: MyQuoteActionsProps) {
  const t = useTranslations('account.quotes');
  const ask = useAsk('user');
  const show = useToast();
  const client = useQueryClient();
  const open = useOpenQuote();
  const reversible = useReversible();
  const reread = () => client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey, ['user']) });
  const goOn = useMutation({ mutationFn: () => open(id) });
  const duplicate = useMutation({
    mutationFn: () => ask(RequoteDocument, { quote_id: id }, { showsRefusals: true }),
    onSuccess: async () => {
      await reread();
      show({ message: t('duplicated', { name }) });
    },
    onError: (error) => show({ message: readableMessage(error) ?? t('notDone') }),
  });
  const may = (operation: string) => abilities?.find((one) => one.operation === operation)?.allowed ?? false;

  const isOffer = may('end_quote');

  /** An offer is ended; what has ended by itself only leaves the list. */
  function remove() {
    const notified = { showsRefusals: true };
    reversible({
      message: t('deleted', { name }),
      apply: () => onHide(true),
      revert: () => onHide(false),
      call: () =>
        isOffer
          ? ask(EndQuoteDocument, { quote_id: id }, notified)
          : ask(HideQuoteDocument, { quote_id: id, hidden: true }, notified),
      inverse: async () => {
        if (isOffer) await ask(UpdateStatusAgentDocument, { quote_id: id, status: 'open' }, notified);
        else await ask(HideQuoteDocument, { quote_id: id, hidden: false }, notified);
        await reread();
      },
      failed: (error) => readableMessage(error) ?? t('notDone'),
    });
  }

  return (
    <div className="flex min-h-12 flex-wrap gap-3">
      {abilities && (
        <>
          <Button busy={goOn.isPending} busyLabel={t('opening')} onClick={() => goOn.mutate()}>
            {t(status === 'expired' && may('reopen_quote') ? 'reopen' : status === 'asking' ? 'continue' : 'open')}
            <span className="sr-only">: {name}</span>
          </Button>
          {may('requote') && (
            <Button
              tone="quiet"
              busy={duplicate.isPending}
              busyLabel={t('duplicating')}
              onClick={() => duplicate.mutate()}
            >
              {t('duplicate')}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          {(isOffer || may('hide_quote')) && (
            <Button tone="plain" onClick={remove}>
              {t('delete')}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
