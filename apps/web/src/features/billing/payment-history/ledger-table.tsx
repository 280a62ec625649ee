'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { LedgerBookingFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useLineWords } from '../../shared/lines/line-words.tsx';
import { labelOf, useLabels } from '../../shared/use-labels.ts';

const cell = 'px-1.5 py-1.5 align-baseline first:pl-0 last:pr-0 sm:px-3';
const figure = `${cell} text-right whitespace-nowrap tabular-nums`;

type LedgerTableProps = {
  bookings: readonly LedgerBookingFragment[];
  /** The line of the policy. */
  provider: string;
  currency: string;
};

/** The double entries of a policy: debits and credits of every booking, which sum to zero. */
export function LedgerTable({ bookings, provider, currency }: LedgerTableProps) {
  const t = useTranslations('policyParts.billing');
  return (
    <table className="w-full border-collapse text-left">
      <caption className="type-h3 pb-2 text-left">{t('ledger')}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-small text-ink-2">
          <th scope="col" className={cell}>
            {t('account')}
          </th>
          <th scope="col" className={`${cell} text-right`}>
            {t('debit')}
          </th>
          <th scope="col" className={`${cell} text-right`}>
            {t('credit')}
          </th>
        </tr>
      </thead>
      {bookings.map((booking) => (
        <BookingRows key={booking.ledger_transaction_id} booking={booking} provider={provider} currency={currency} />
      ))}
    </table>
  );
}

type BookingProps = Omit<LedgerTableProps, 'bookings'> & { booking: LedgerBookingFragment };

function BookingRows({ booking, provider, currency }: BookingProps) {
  const t = useTranslations('policyParts.billing');
  const label = useLabels();
  const covers = useLineWords(provider)?.covers;
  const coverLabel = (code: string) => covers?.find((cover) => cover.code === code)?.label ?? labelOf({}, code);
  const total = (side: 1 | -1) =>
    booking.ledger_entries.reduce((sum, { amount }) => (amount * side > 0 ? sum + amount * side : sum), 0);
  return (
    <tbody>
      <tr className="border-b border-line">
        <th scope="rowgroup" colSpan={3} className={`${cell} pt-4 font-semibold`}>
          {t('effective', {
            kind: label('ledgerKind', booking.kind) ?? booking.kind,
            date: printDay(booking.effective_date) ?? '',
          })}
        </th>
      </tr>
      {booking.ledger_entries.map(({ ledger_entry_id, account, coverage, amount }) => (
        <tr key={ledger_entry_id} className="border-b border-line text-ink-2">
          <th scope="row" className={`${cell} font-normal`}>
            {label('ledgerAccount', account)}
            {coverage && <span className="text-small text-ink-3 max-sm:block sm:ml-2">{coverLabel(coverage)}</span>}
          </th>
          <td className={figure}>{amount > 0 ? moneyText(amount, currency) : ''}</td>
          <td className={figure}>{amount < 0 ? moneyText(-amount, currency) : ''}</td>
        </tr>
      ))}
      <tr className="font-semibold">
        <th scope="row" className={`${cell} font-semibold`}>
          {t('balanced')}
        </th>
        <td className={figure}>{moneyText(total(1), currency)}</td>
        <td className={figure}>{moneyText(total(-1), currency)}</td>
      </tr>
    </tbody>
  );
}
