import { type BulkAction, type BulkTable, bulkActions, isBulkAction } from '@roadworthy/core/bulk/vocabulary.ts';
import { type RequestedOf, isSameSingleFinding } from '@roadworthy/core/underwriting/vocabulary.ts';

/** How one thing is done to one row, in the words in which a person would ask the API. */
export type RowAction = {
  /** A mutation; `$id` is the row, the other variables are what was given with the run. */
  readonly document: string;
  /** The names of what may be given. */
  readonly given: readonly string[];
  /** Where it is done to another row than the one in the list: asks for that one's key, by which it is aliased `id`. */
  readonly subject?: string;
  /** Where it is done to rows that are alike alone: what is read of each to tell, and whether they are. */
  readonly alike?: { readonly fields: string; readonly are: (rows: readonly unknown[]) => boolean };
};

const ofQuote = (name: string): RowAction => ({
  document: `mutation ($id: uuid!) { ${name}(quote_id: $id) { quote_id } }`,
  given: [],
});

const assignQuote: RowAction = {
  document: `mutation ($id: uuid!, $assigned_agent_id: uuid) {
    update_assigned_agent(quote_id: $id, assigned_agent_id: $assigned_agent_id) { quote_id }
  }`,
  given: ['assigned_agent_id'],
};

type RowActions = { readonly [Table in BulkTable]: { readonly [Action in BulkAction]?: RowAction } };

/** Everything that may be done to many rows: another action is another line here and in the core's list. */
const rowActions: RowActions = {
  quotes: {
    update_assigned_agent: assignQuote,
    claim_blocked_quote: ofQuote('claim_blocked_quote'),
    end_quote: ofQuote('end_quote'),
    revoke_agent_approval: ofQuote('revoke_agent_approval'),
  },
  policies: {
    // Whose it is stands on the quote that describes what is covered.
    update_assigned_agent: {
      ...assignQuote,
      subject: 'query ($id: uuid!) { row: policies_by_pk(policy_id: $id) { id: current_quote_id } }',
    },
  },
  quote_referrals: {
    accept_referral: {
      document: `mutation ($id: uuid!, $reason: String!) {
        accept_referral(quote_referral_id: $id, reason: $reason) { quote_referral_id }
      }`,
      given: ['reason'],
      // One answer for many is an answer to one question.
      alike: {
        fields: 'finding_codes request_reasons',
        are: (rows) => isSameSingleFinding(rows as readonly RequestedOf[]),
      },
    },
  },
  policy_renewals: {
    approve_plain_renewal: {
      document: 'mutation ($id: uuid!) { approve_plain_renewal(policy_renewal_id: $id) { policy_renewal_id } }',
      given: [],
    },
    update_renewal_sale_status_agent: {
      document: `mutation ($id: uuid!, $sale_status: String!) {
        update_renewal_sale_status_agent(policy_renewal_id: $id, sale_status: $sale_status) { policy_renewal_id }
      }`,
      given: ['sale_status'],
    },
  },
};

const isBulkTable = (table: string): table is BulkTable => Object.hasOwn(bulkActions, table);

/** How an action is done to the rows of a table; null where nobody does it to many. */
export function findRowAction(
  table: string,
  action: string,
): { readonly table: BulkTable; readonly row: RowAction } | null {
  if (!isBulkTable(table)) return null;
  const row = isBulkAction(table, action) ? rowActions[table][action] : undefined;
  return row ? { table, row } : null;
}
