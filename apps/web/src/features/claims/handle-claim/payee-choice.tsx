'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useMessages, useTranslations } from 'next-intl';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { labelOf } from '../../shared/use-labels.ts';

type PayeeChoiceProps = {
  payees: ClaimRecordFragment['payees'];
  /** Their keys. */
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
  error: string | null;
};

/** To whom a payment goes: one, or several together by cheque. */
export function PayeeChoice({ payees, chosen, onChosen, error }: PayeeChoiceProps) {
  const t = useTranslations('actions.request_claim_payment');
  const { workbench } = useMessages();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t('payees')}</legend>
      <FormAlert message={error} />
      {payees.length === 0 && <p className="text-ink-2">{t('noPayees')}</p>}
      {payees.map(({ claim_payee_id: id, name, kind, account_last_four: ends }) => (
        <Checkbox
          key={id}
          label={name}
          note={[labelOf(workbench.claims.payeeKind, kind), ends && t('account', { ends })].filter(Boolean).join(' · ')}
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}
