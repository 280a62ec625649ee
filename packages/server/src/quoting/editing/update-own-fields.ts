import { agents } from '@roadworthy/core/identity/role-groups.ts';
import { checkOwnFields } from '@roadworthy/core/quoting/checks/check-own-fields.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { type Edit, editQuote } from './edit-quote.ts';

/** Replaces a column of values that nothing reads, as a whole: its version keeps two from losing each other's. */
function replaceFields(
  work: Work,
  quoteId: string,
  kind: 'custom_fields' | 'meta',
  value: unknown,
  version: Edit['version'],
) {
  return editQuote(work, quoteId, { kind, version }, async () => {
    const checked = checkOwnFields(value, kind);
    if (!checked.ok) return checked;
    const column = { [kind]: JSON.stringify(checked.event) };
    await work.tx.updateTable('quotes').set(column).where('quote_id', '=', quoteId).execute();
    return { quote_id: quoteId };
  });
}

export const updateCustomFields = operation({
  name: 'update_custom_fields',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { custom_fields: { crm: 'A-17' } },
  statuses: {
    open: { to: 'open', roles: agents, others: 'actor_not_allowed' },
    agent_required: { to: 'agent_required', roles: agents, others: 'actor_not_allowed' },
    ineligible: { to: 'ineligible', roles: agents, others: 'actor_not_allowed' },
    pending_renewal: { to: 'pending_renewal', roles: agents, others: 'actor_not_allowed' },
    agent_approved: { to: 'agent_approved', roles: agents, others: 'actor_not_allowed' },
  },
  hearStatus: agents,
  badInput: [{ input: { custom_fields: [] }, code: 'fields_malformed', field: 'custom_fields' }],
  async run(work) {
    const { quote_id, custom_fields, version } = work.input;
    return replaceFields(work, quote_id, 'custom_fields', custom_fields, version);
  },
});

export const updateMeta = operation({
  name: 'update_meta',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { meta: { imported: true } },
  statuses: {
    open: { to: 'open', roles: agents, others: 'actor_not_allowed' },
    agent_required: { to: 'agent_required', roles: agents, others: 'actor_not_allowed' },
    ineligible: { to: 'ineligible', roles: agents, others: 'actor_not_allowed' },
    pending_renewal: { to: 'pending_renewal', roles: agents, others: 'actor_not_allowed' },
    agent_approved: { to: 'agent_approved', roles: agents, others: 'actor_not_allowed' },
  },
  hearStatus: agents,
  badInput: [{ input: { meta: 'x' }, code: 'fields_malformed', field: 'meta' }],
  async run(work) {
    const { quote_id, meta, version } = work.input;
    return replaceFields(work, quote_id, 'meta', meta, version);
  },
});
