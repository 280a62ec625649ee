import { type SaleStatus, saleStatuses } from '@roadworthy/core/renewals/vocabulary.ts';

/** How far an agent is with the insured; nothing was done until something is noted. */
export const saleStatusOf = ({ sale_status: status }: { readonly sale_status: unknown }): SaleStatus =>
  saleStatuses.find((one) => one === status) ?? 'not_contacted';
