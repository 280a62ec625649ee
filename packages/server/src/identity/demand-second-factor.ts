import { decideDemandSecondFactor } from '@roadworthy/core/identity/demand-second-factor.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';

/** An organization demands a second factor of everybody who works for it, or no longer. */
export const demandSecondFactor = operation({
  name: 'demand_second_factor',
  permission: 'member:write',
  root: 'organization_id',
  example: { demanded: false },
  async run({ input, actor, tx, organizationId }) {
    const factor = await tx
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', personOf(actor))
      .where('confirmed', 'is not', null)
      .executeTakeFirst();
    const decision = decideDemandSecondFactor(input.demanded, factor !== undefined);
    if (!decision.ok) return decision;
    await tx
      .updateTable('organizations')
      .set({ second_factor_demanded: decision.event.demanded })
      .where('organization_id', '=', organizationId)
      .execute();
    return { organization_id: organizationId };
  },
});
