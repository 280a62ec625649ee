'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

type AskToRemoveProps = {
  /** What is asked, and what is pressed then. */
  words: { readonly ask: string; readonly now: string; readonly busy: string; readonly keep: string };
  remove: () => Promise<unknown>;
  /** The answer that is another one without it. */
  field: 'drivers' | 'vehicles';
  onKeep: () => void;
  onRemoved?: () => void;
};

/** Asks once more, for what was answered goes with it. */
export function AskToRemove({ words, remove, field, onKeep, onRemoved }: AskToRemoveProps) {
  const failed = useTranslations('checkout.errors')('notSaved');
  const { afterEdit, refresh } = useLoadedCheckout();
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: remove,
    async onSuccess() {
      onRemoved?.();
      afterEdit([field]);
      await refresh();
    },
  });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-2">
      <p role={isError ? 'alert' : undefined} className={isError ? 'text-danger' : 'text-ink-2'}>
        {isError ? (readableMessage(error) ?? failed) : words.ask}
      </p>
      <div className="flex gap-2">
        <Button tone="danger" size="small" busy={isPending} busyLabel={words.busy} onClick={() => mutate()}>
          {words.now}
        </Button>
        <Button tone="quiet" size="small" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
