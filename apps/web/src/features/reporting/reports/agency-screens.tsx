'use client';
import { PrintLink } from '../../documents/print-list/print-link.tsx';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { commissionList, conversionList, lossesList, productionList } from './agency-lists.ts';
import { CommissionTotals, LossTotals } from './agency-totals.tsx';
import { monthShown } from './month-shown.ts';
import { ReportLinks } from './report-links.tsx';

const policyHref =
  (own: string) =>
  ({ policy_id }: { readonly policy_id: string | null }) =>
    policy_id === null ? own : `/agents/policies/${policy_id}`;

/** What commission became payable and was given back, policy by policy, with what it comes to. */
export function CommissionScreen() {
  const { rules } = commissionList;
  return (
    <ListScreen
      list={commissionList}
      aside={
        <>
          <PrintLink rules={rules} to="/print/commission" />
          <ReportLinks />
        </>
      }
      hrefOf={policyHref(rules.path)}
      renderTotals={(state, context) => (
        <CommissionTotals where={commissionList.whereOf(state, context)} month={monthShown(state, context)} />
      )}
    />
  );
}

/** What was bound, line by line. */
export function ProductionScreen() {
  return <ListScreen list={productionList} aside={<ReportLinks />} hrefOf={policyHref(productionList.rules.path)} />;
}

/** What policies earned and what their claims cost, with the loss ratio. */
export function LossesScreen() {
  return (
    <ListScreen
      list={lossesList}
      aside={<ReportLinks />}
      hrefOf={policyHref(lossesList.rules.path)}
      renderTotals={(state, context) => <LossTotals where={lossesList.whereOf(state, context)} />}
    />
  );
}

/** How many quotes became policies, by whose they are and where they came from. */
export function ConversionScreen() {
  return <ListScreen list={conversionList} aside={<ReportLinks />} hrefOf={null} />;
}
