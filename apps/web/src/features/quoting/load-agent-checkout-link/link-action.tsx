'use client';
import { useTranslations } from 'next-intl';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { LinkDialog, type LinkOf } from '../../shared/links/link-dialog.tsx';

type LinkOfQuote<Result> = LinkOf<Result, { quote_id: string }> & {
  readonly operation: 'load_agent_checkout_link' | 'agent_signing_complete';
};

/** An action that shows a link to give away, or why there is none. */
export function linkAction<Result>({ operation, ...link }: LinkOfQuote<Result>): Action<unknown> {
  function Link({ id, open, onClose }: ActionDialogProps<unknown>) {
    const t = useTranslations('actions');
    const words = { title: t(`${operation}.title`), effect: t(`${operation}.effect`) };
    return <LinkDialog {...link} {...words} variables={{ quote_id: id }} open={open} onClose={onClose} />;
  }
  return { operation, Dialog: Link };
}
