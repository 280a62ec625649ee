import { activityActions } from '@roadworthy/core/policies/vocabulary.ts';
import { canadianProvinces, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import type { QueueState } from '../../../data/queue/queue-address.ts';
import {
  GetPolicyActivitiesReportDocument,
  PolicyActivitiesReportDocument,
  type Policy_Activities_Bool_Exp,
  type PolicyActivityRowFragment,
} from '../../../generated/documents.ts';
import {
  choice,
  civilDay,
  code,
  money,
  provider,
  since,
  status,
  text,
} from '../../shared/queue/columns/column-kinds.tsx';
import { changeText } from '../../shared/change-text.ts';
import type { Reader } from '../../shared/queue/columns/column.ts';
import { declareList } from '../../shared/queue/declare-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { type ActivityView, conditionOfView } from './activity-span.ts';

type Row = PolicyActivityRowFragment;

const viewOf =
  (view: ActivityView) =>
  ({ today }: ViewContext, filters: QueueState['filters']) =>
    conditionOfView(view, filters, today);

const isText = { filter: { kind: 'text' } } as const;

/** What was booked on policies, of whoever reads it in an area of the staff: its entries lead to that area's page of a quote. */
const activitiesOf = (area: '/underwriting' | '/agents', usual: readonly (keyof Row)[]) => {
  const isUsual = (key: keyof Row) => ({ usual: usual.includes(key) });
  return {
    table: 'policy_activities',
    key: 'history_id',
    follows: 'policies',
    views: {
      month: viewOf('month'),
      quarter: viewOf('quarter'),
      year: viewOf('year'),
      all: () => ({}),
    },
    search: (begin: string) => [{ policy_number: beginsWith(begin.toUpperCase()) }],
    sort: { key: 'timestamp', direction: 'descending' },
    tone: 'policy_status',
    exports: 'policy_activities',
    columns: {
      policy: code<Row>(({ policy_number }) => policy_number),
      timestamp: since<Row>(({ timestamp }) => timestamp, {
        ...isUsual('timestamp'),
        align: 'start',
        from: 'tablet',
        filter: { kind: 'days', isInstant: true },
      }),
      action: choice<Row>(
        ({ action }) => action,
        activityActions,
        ({ messages }) => messages.insurance.activityAction,
        isUsual('action'),
      ),
      organization_name: text<Row>(({ organization_name }) => organization_name, {
        ...isUsual('organization_name'),
        ...isText,
        from: 'tablet',
      }),
      agent_name: text<Row>(({ agent_name }) => agent_name, { ...isUsual('agent_name'), ...isText, from: 'desktop' }),
      provider: provider<Row>((row) => row.provider, { ...isUsual('provider'), from: 'tablet' }),
      policy_status: status<Row>('policyStatus', ({ policy_status }) => policy_status, { from: 'desktop' }),
      effective_date: civilDay<Row>(({ effective_date }) => effective_date, { from: 'desktop', filter: null }),
      expiration_date: civilDay<Row>(({ expiration_date }) => expiration_date, { from: 'desktop', filter: null }),
      policy_term_premium: money<Row>(
        ({ policy_term_premium }) => policy_term_premium,
        ({ currency }) => currency,
        { ...isUsual('policy_term_premium'), from: 'desktop', sort: true, filter: null },
      ),
      premium_change: {
        ...money<Row>(
          ({ premium_change }) => premium_change,
          ({ currency }) => currency,
          { ...isUsual('premium_change'), sort: true },
        ),
        shown: ({ premium_change: change, currency }: Row) => (change === 0 ? null : changeText(change, currency)),
      },
      currency: text<Row>(({ currency }) => currency),
      current_quote_id: {
        from: 'desktop' as const,
        shown: ({ current_quote_id }: Row) => current_quote_id,
        draw: ({ current_quote_id: id }: Row) => (
          <AppLink className="link inline-flex min-h-6 items-center font-mono text-mono" href={`${area}/quotes/${id}`}>
            {id.slice(-12)}
          </AppLink>
        ),
      },
      policy_state: {
        ...text<Row>(({ policy_state }) => policy_state, { ...isUsual('policy_state'), from: 'tablet' }),
        filter: { kind: 'choice' as const, values: [...usStates, ...canadianProvinces] },
      },
      payment_term: {
        from: 'desktop' as const,
        shown: ({ payment_term }: Row, { label }: Reader) => label('paymentTerm', payment_term),
        words: ({ messages }: Reader) => messages.insurance.paymentTerm,
      },
      cancelled_as_of: civilDay<Row>(({ cancelled_as_of }) => cancelled_as_of, { from: 'desktop', filter: null }),
      history_id: {
        from: 'desktop' as const,
        shown: ({ history_id }: Row) => history_id,
        draw: ({ history_id: id }: Row) => <span className="font-mono text-mono">{id.slice(-12)}</span>,
      },
    },
    words: ({ policyParts: { activities } }: Reader['messages']) => ({
      title: activities.title,
      file: 'policy-activities',
      none: activities.none,
      noneBody: activities.noneBody,
      views: activities.views,
      columns: activities,
    }),
  } as const;
};

/** What was booked on the policies that an underwriter sees. */
export const policyActivitiesList = declareList<Row, Policy_Activities_Bool_Exp>()({
  ...activitiesOf('/underwriting', [
    'timestamp',
    'action',
    'organization_name',
    'agent_name',
    'provider',
    'policy_state',
    'policy_term_premium',
    'premium_change',
  ]),
  kind: 'underwriting',
  path: '/underwriting/policies',
  document: PolicyActivitiesReportDocument,
});

/** What was booked on the policies that an agent sees. */
export const agentActivitiesList = declareList<Row, Policy_Activities_Bool_Exp>()({
  ...activitiesOf('/agents', ['timestamp', 'action', 'agent_name', 'provider', 'policy_state', 'premium_change']),
  name: 'agent_activities',
  kind: 'agent',
  path: '/agents/activity',
  document: GetPolicyActivitiesReportDocument,
});

export type ActivitiesList = typeof policyActivitiesList;
