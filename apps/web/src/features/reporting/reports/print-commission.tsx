'use client';
import { PrintList } from '../../documents/print-list/print-list.tsx';
import { commissionList } from './agency-lists.ts';
import { CommissionTotals } from './agency-totals.tsx';

/** The commission statement of the address on paper, with what it comes to. */
export function PrintCommission() {
  return (
    <PrintList
      list={commissionList}
      renderTotals={(state, context) => <CommissionTotals where={commissionList.whereOf(state, context)} />}
    />
  );
}
