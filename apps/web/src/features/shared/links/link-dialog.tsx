'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { FormAlert } from '../form-alert.tsx';
import { LinkToCopy } from './link-to-copy.tsx';

/** The operation that answers a link, and where the link stands in its answer. */
export type LinkOf<Result, Variables> = {
  readonly document: TypedDocument<Result, Variables>;
  readonly urlOf: (result: Result) => string;
};

type Props<Result, Variables> = LinkOf<Result, Variables> & {
  readonly variables: Variables;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What whoever has the link can do with it. */
  readonly effect: string;
};

/** A link to give away, asked for when its dialog opens, or why there is none. */
export function LinkDialog<Result, Variables>(props: Props<Result, Variables>) {
  const { document, urlOf, variables, open, onClose, title, effect } = props;
  const t = useTranslations('actions');
  const words = useTranslations('queue.actions');
  const ask = useAsk('agent');
  const link = useMutation({ mutationFn: (requested: Variables) => ask(document, requested) });
  const { mutate, reset } = link;
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (open) mutate(JSON.parse(key) as Variables);
    else reset();
  }, [open, mutate, reset, key]);
  const url = link.data && urlOf(link.data);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t('send_quote_to_customer.close')}
      title={title}
      effect={url && effect}
      actions={<Button onClick={onClose}>{t('send_quote_to_customer.close')}</Button>}
    >
      <div className="min-h-20">
        {url && <LinkToCopy url={url} />}
        <FormAlert message={link.error ? (readableMessage(link.error) ?? words('failed')) : null} />
      </div>
    </Dialog>
  );
}
