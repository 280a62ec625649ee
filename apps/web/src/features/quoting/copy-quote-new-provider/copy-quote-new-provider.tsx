'use client';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { CopyQuoteNewProviderRequestDocument, LoadAvailableProvidersDocument } from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { ComparedProducts } from '../../shared/lines/compared-products.tsx';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { ReplaceChoice } from '../copy-quote/replace-choice.tsx';
import { ProviderOffer } from './provider-offer.tsx';

/** As many as stand beside each other. */
const most = 3;

function CopyQuoteNewProvider({ id, open, onClose, onDone }: ActionDialogProps<unknown>) {
  const t = useTranslations('actions.copy_quote_new_provider_request');
  const label = useProviderLabel();
  const router = useRouter();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [replace, setReplace] = useState(false);
  const products = useRead('agent', LoadAvailableProvidersDocument, { quote_id: id }, { enabled: open });
  const copying = useOperation(CopyQuoteNewProviderRequestDocument, ({ copy_quote_new_provider_request: copy }) => {
    onDone(t('done'));
    close();
    router.push(`/agents/quotes/${copy.quote_id}`);
  });
  const quote = products.data?.quotes_by_pk;
  const offered = products.data?.available_providers ?? [];
  const fitting = offered.filter(({ allowed }) => allowed).map(({ provider }) => provider);
  const closed = offered.filter(({ allowed }) => !allowed).map(({ provider }) => label(provider));
  const currency = currencyOf(quote?.country ?? '');
  const failure = products.error ?? copying.error;

  function close() {
    setCompared([]);
    setReplace(false);
    copying.reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      wide
      onClose={close}
      closeLabel={t('cancel')}
      title={t('title')}
      effect={quote?.total == null ? t('effect') : t('effectPriced', { total: moneyText(quote.total, currency) })}
      actions={
        <Button tone="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      }
    >
      <FormAlert message={failure ? (readableMessage(failure) ?? t('failed')) : null} />
      {products.isLoading && <p className="text-ink-2">{t('loading')}</p>}
      {products.data && fitting.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ComparedProducts
        legend={t('choose', { most })}
        offered={fitting}
        {...{ most, chosen: compared, onChosen: setCompared }}
      />
      {compared.length > 0 && <ReplaceChoice id={id} open={open} checked={replace} onChecked={setReplace} />}
      {closed.length > 0 && <p className="text-small text-ink-2">{t('closed', { products: closed.join(', ') })}</p>}
      <div aria-live="polite" className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
        {compared.map((provider) => (
          <ProviderOffer
            key={provider}
            quoteId={id}
            provider={provider}
            currency={currency}
            busy={copying.isPending && copying.variables.provider === provider}
            onChoose={() => copying.mutate({ quote_id: id, provider, replace })}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** What a quote would be under up to three other products, side by side, and a copy under one of them. */
export const copyQuoteNewProvider: Action<unknown> = {
  operation: 'copy_quote_new_provider_request',
  isAside: true,
  Dialog: CopyQuoteNewProvider,
};
