'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ForceBindQuoteDocument } from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { OfferedLink } from '../load-agent-checkout-link/offered-link.tsx';

/** What may be waived, by the names that have words. */
const waivable = [
  ...(['acceptable', 'needs_no_referral', 'needs_no_agent', 'starts_in_range', 'verified'] as const),
  ...(['unexpired', 'no_pending_referral', 'clear_of_moratoriums'] as const),
];

function ForceBindQuote({ id, open, onClose }: ActionDialogProps<unknown>) {
  const t = useTranslations('actions.force_bind_quote');
  const words = useTranslations('queue.actions');
  const [overrides, setOverrides] = useState(false);
  const operation = useOperation(ForceBindQuoteDocument, undefined, { kind: 'underwriter' });
  const done = operation.data?.force_bind_quote;
  const close = () => {
    operation.reset();
    setOverrides(false);
    onClose();
  };
  if (done) {
    return (
      <OfferedLink
        {...{ url: done.checkout_url, open, onClose: close }}
        copy={{
          title: t('doneTitle'),
          close: t('close'),
          effect: done.waived.length === 0 ? t('doneNothing') : t('doneWaived', { count: done.waived.length }),
        }}
      >
        {done.waived.length > 0 && (
          <ul className="list-disc pl-5">
            {waivable.flatMap((guard) =>
              done.waived.includes(guard) ? <li key={guard}>{t(`waived.${guard}`)}</li> : [],
            )}
          </ul>
        )}
      </OfferedLink>
    );
  }
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={(reason) => operation.mutate({ quote_id: id, reason, override_moratorium: overrides })}
      operation={operation}
      effect={t('effect')}
      reason={{ label: words('reason'), presets: [], required: true, missing: words('reasonMissing') }}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      <Checkbox
        label={t('moratorium')}
        checked={overrides}
        onChange={({ currentTarget: { checked } }) => setOverrides(checked)}
      />
    </OperationDialog>
  );
}

/** An underwriter has a quote bound in spite of what stands against it, and gives the customer the link to sign and pay. */
export const forceBindQuote: Action<unknown> = {
  operation: 'force_bind_quote',
  isAside: true,
  Dialog: ForceBindQuote,
};
