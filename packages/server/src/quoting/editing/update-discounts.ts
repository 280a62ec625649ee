import { agents } from '@roadworthy/core/identity/role-groups.ts';
import { editableByStaff } from './editable-statuses.ts';
import { checkDiscounts } from '@roadworthy/core/quoting/checks/check-discounts.ts';
import { deviceDiscount } from '@roadworthy/core/quoting/checks/device-discount.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import { hasLiveDevice } from '../eligibility/live-device.ts';
import { editQuote } from './edit-quote.ts';
import { ratesFor } from '../pricing/rate-stored-quote.ts';

export const updateDiscounts = operation({
  name: 'update_discounts',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { discounts: ['affinity'] },
  statuses: editableByStaff,
  refuses: { agent_approved: 'quote_approved' },
  hearStatus: agents,
  badInput: [
    { input: { discounts: { affinity: true } }, code: 'discounts_malformed', field: 'discounts' },
    { input: { discounts: ['friends'] }, code: 'discount_unknown', field: 'discounts' },
    { input: { discounts: ['device'] }, code: 'device_not_live', field: 'discounts' },
    { input: { discounts: ['paid_in_full'] }, code: 'discount_computed', field: 'discounts' },
  ],
  async run(work) {
    const { quote_id, discounts, version } = work.input;
    return editQuote(work, quote_id, { kind: 'discounts', version }, async ({ quote }) => {
      const { book } = await ratesFor(work, quote);
      const isAsked = [discounts, quote.discounts].some(
        (codes) => Array.isArray(codes) && codes.includes(deviceDiscount),
      );
      const isDeviceLive = isAsked && (await hasLiveDevice(work.tx, quote));
      const checked = checkDiscounts(discounts, book.structure.discounts, quote.discounts, isDeviceLive);
      if (!checked.ok) return checked;
      await work.tx
        .updateTable('quotes')
        .set({ discounts: JSON.stringify(checked.event) })
        .where('quote_id', '=', quote_id)
        .execute();
      return { quote_id };
    });
  },
});
