'use client';
import { currencies, type Currency } from '@roadworthy/core/shared/money/currency.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  type CommissionPayeeFragment,
  LoadCommissionAccountFormDocument,
  SetCommissionAccountDocument,
} from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { AccountDialog } from '../../shared/pay/account-dialog.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { changing } from '../load-organization/organization.ts';
import { VerifyAccount } from './run-dialogs.tsx';

type Accounts = { organizationId: string; payees: readonly CommissionPayeeFragment[] };

/** Where commission of an organization is paid to, currency by currency, and who made sure of it. */
export function CommissionAccounts({ organizationId, payees }: Accounts) {
  const t = useTranslations('workbench.commissionRuns');
  const dayOf = useDayOfInstant();
  const verifies = useMay('commission:pay');
  const self = useSession().data?.sub;
  return (
    <section aria-label={t('accounts')} className="flex flex-col gap-2">
      <h2 className="font-semibold">{t('accounts')}</h2>
      <ul className="flex list-none flex-col">
        {currencies.map((currency) => {
          const payee = payees.find((one) => one.currency === currency);
          const isOwn = payee?.account_changed_by === self;
          const waits = payee !== undefined && payee.account_verified === null;
          return (
            <li key={currency} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-1">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2">
                  {payee ? t('accountOf', { currency, digits: payee.account_last_four }) : t('noAccount', { currency })}
                  {waits && <StatusBadge tone="warning" label={t('unverified')} />}
                </p>
                {payee && (
                  <p className="text-small text-ink-3">
                    {payee.account_verified === null
                      ? t('enteredBy', { name: payee.account_changed_by_name, day: dayOf(payee.account_changed) })
                      : t('verifiedBy', {
                          name: payee.account_verified_by_name ?? '',
                          day: dayOf(payee.account_verified),
                        })}
                  </p>
                )}
                {waits && verifies && isOwn && <p className="text-small text-ink-2">{t('ownAccount')}</p>}
              </div>
              <div className="flex flex-wrap gap-2">
                {waits && verifies && !isOwn && (
                  <DialogButton
                    dialog={VerifyAccount}
                    id={organizationId}
                    subject={payee}
                    size="small"
                    tone="primary"
                    aria-label={t('verifyOf', { currency })}
                  >
                    {t('verify')}
                  </DialogButton>
                )}
                <DialogButton
                  dialog={EnterAccount}
                  id={organizationId}
                  subject={currency}
                  size="small"
                  aria-label={t('enterOf', { currency })}
                >
                  {t('enter')}
                </DialogButton>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function EnterAccount({ id, subject: currency, open, onClose, onDone }: ActionDialogProps<Currency>) {
  const t = useTranslations('workbench.commissionRuns');
  const words = useTranslations('actions.set_claim_payee_account');
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useRead('people', LoadCommissionAccountFormDocument, { organization_id: id }, { enabled: open });
  const operation = useOperation(
    SetCommissionAccountDocument,
    ({ set_commission_account: { status, message } }) => {
      if (status === 'refused') return setRefusal(message ?? words('failed'));
      onDone(words(status === 'pending' ? 'pending' : 'done'));
      close();
    },
    changing,
  );

  function close(): void {
    setRefusal(null);
    onClose();
  }

  return (
    <AccountDialog
      key={String(open)}
      open={open}
      onClose={close}
      form={asked.data?.commission_account_form}
      country={currency === 'CAD' ? 'CA' : 'US'}
      operation={operation}
      refusal={refusal}
      title={t('accountTitle', { currency })}
      notHere={t('accountNotHere')}
      onStore={(account_token) => {
        setRefusal(null);
        operation.mutate({ organization_id: id, currency, account_token });
      }}
    />
  );
}
