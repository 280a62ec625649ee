'use client';
import { saleStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { Menu } from '@roadworthy/ui/workbench/menu.tsx';
import { useMessages } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { UpdateRenewalSaleStatusAgentDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { saleStatusOf } from '../renewal-parts/sale-status-of.ts';

type SaleStatusProps = {
  renewal: { readonly policy_renewal_id: string; readonly sale_status: unknown };
  /** Whether it stands in the row of a list, whose head says what it is. */
  isCell?: boolean;
};

/** How far an agent is with the insured, set where it stands; the change may be taken back. */
export function SaleStatus({ renewal, isCell = false }: SaleStatusProps) {
  const { workbench, actions } = useMessages();
  const { renewals } = workbench;
  const show = useToast();
  const operation = useOperation(UpdateRenewalSaleStatusAgentDocument);
  const { policy_renewal_id } = renewal;
  const current = saleStatusOf(renewal);
  const set = (sale_status: string) => operation.mutateAsync({ policy_renewal_id, sale_status });
  const choose = async (sale_status: string) => {
    await set(sale_status);
    show({ message: actions.update_renewal_sale_status_agent.done, undo: () => void set(current) });
  };
  // In a row there is no room for what went wrong.
  const refused = (error: unknown) => {
    const message = readableMessage(error);
    if (isCell && message) show({ message });
  };
  return (
    <>
      <Menu
        items={saleStatuses
          .filter((one) => one !== current)
          .map((one) => ({
            key: one,
            label: renewals.sale[one],
            onSelect: () => void choose(one).catch(refused),
          }))}
        trigger={
          <Button size="small" tone="quiet">
            <span className="sr-only">{renewals.columns.sale_status}: </span>
            {renewals.sale[current]}
            <Icon name="chevron-down" className="size-4" />
          </Button>
        }
      />
      <FormAlert message={operation.error && !isCell ? readableMessage(operation.error) : null} />
    </>
  );
}
