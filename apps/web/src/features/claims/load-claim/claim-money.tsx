'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';

type Claim = ClaimRecordFragment;
type ClaimMoneyProps = {
  claim: Pick<Claim, 'exposures' | 'policy' | 'evaluated_by_name' | 'evaluation_note' | 'approved_by_name'>;
  /** What a coverage is called. */
  nameOf: (coverage: string) => string;
  insured: string;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** What each coverage owes each claimant: the loss, what is held back, paid and came back. Amounts in cents. */
export function ClaimMoney({ claim, nameOf, insured }: ClaimMoneyProps) {
  const t = useTranslations('workbench.claim');
  const { exposures } = claim;
  const money = (cents: number) => moneyText(cents, claim.policy?.currency ?? 'USD');
  const cell = 'py-2 pl-4 text-right align-top tabular-nums';
  const both = (loss: number, expense: number) => (
    <>
      {money(loss)}
      {expense > 0 && <span className="block text-small text-ink-3">{t('expense', { amount: money(expense) })}</span>}
    </>
  );
  return (
    <section aria-labelledby="claim-money" className="flex flex-col gap-2">
      <h2 id="claim-money" className="type-h2">
        {t('money')}
      </h2>
      {exposures.length === 0 ? (
        <p className="text-ink-2">{t('noMoney')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full min-w-xl border-collapse">
            <thead>
              <tr className="border-b border-line-strong text-small text-ink-3">
                <th scope="col" className="py-2 text-left font-medium">
                  {t('exposure')}
                </th>
                {(['lossAmount', 'reserve', 'paid', 'recovered'] as const).map((key) => (
                  <th key={key} scope="col" className="py-2 pl-4 text-right font-medium">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {exposures.map((one) => (
                <tr key={one.claim_exposure_id} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    <span className="font-medium">{nameOf(one.coverage)}</span>
                    <span className="block text-small text-ink-2">{one.claimant ?? insured}</span>
                  </th>
                  <td className={cell}>{one.loss_amount === null ? '–' : money(one.loss_amount)}</td>
                  <td className={cell}>{both(one.reserve_indemnity, one.reserve_expense)}</td>
                  <td className={cell}>{both(one.paid_indemnity, one.paid_expense)}</td>
                  <td className={cell}>{money(one.recovered_salvage + one.recovered_subrogation)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-semibold">
                <th scope="row" className="py-2 text-left">
                  {t('total')}
                </th>
                <td className={cell}>{money(sum(exposures.map((one) => one.loss_amount ?? 0)))}</td>
                <td className={cell}>
                  {money(sum(exposures.map((one) => one.reserve_indemnity + one.reserve_expense)))}
                </td>
                <td className={cell}>{money(sum(exposures.map((one) => one.paid_indemnity + one.paid_expense)))}</td>
                <td className={cell}>
                  {money(sum(exposures.map((one) => one.recovered_salvage + one.recovered_subrogation)))}
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {claim.evaluated_by_name !== null && (
        <p className="max-w-measure text-small wrap-anywhere">
          {t('valued', { name: claim.evaluated_by_name, note: claim.evaluation_note ?? '' })}
        </p>
      )}
      {claim.approved_by_name !== null && (
        <p className="text-small">{t('approvedBy', { name: claim.approved_by_name })}</p>
      )}
    </section>
  );
}
