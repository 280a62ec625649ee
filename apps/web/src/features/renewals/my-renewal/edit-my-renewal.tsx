'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useFormatter, useMessages, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  EditMyRenewalDocument,
  type LoadMyRenewalQuery,
  LoadToldMileageDocument,
  type LoadToldMileageQuery,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { CoverSettings } from '../../shared/lines/cover-settings.tsx';
import { boughtOf, coversFor } from '../../shared/lines/line-covers.ts';
import { useLineViews } from '../../shared/lines/lines-context.tsx';
import { ToldWhenFree } from '../../shared/told-when-free/told-when-free.tsx';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { labelOf } from '../../shared/use-labels.ts';

type Renewal = NonNullable<LoadMyRenewalQuery['policies_by_pk']>['policy_renewals'][number];

type EditMyRenewalProps = {
  policyId: string;
  renewal: Renewal;
  paymentTerm: string | null;
  paymentTerms: readonly string[];
};

/** What may be made otherwise of the next term before it is taken: how it is paid, and what it covers. */
export function EditMyRenewal({ policyId, renewal, paymentTerm, paymentTerms }: EditMyRenewalProps) {
  const t = useTranslations('account.renewal.edit');
  const { insurance } = useMessages();
  const line = ownValue(useLineViews(), renewal.renewal_quote?.provider ?? '');
  const [isEditing, setEditing] = useState(false);
  const operation = useOperation(EditMyRenewalDocument, () => setEditing(false), { kind: 'user', rereads: ['user'] });
  const problem = operation.error ? (readableMessage(operation.error) ?? t('failed')) : null;
  const id = renewal.policy_renewal_id;
  const { data: told } = useRead('user', LoadToldMileageDocument, { policy_id: policyId });
  return (
    <section aria-labelledby="edit-my-renewal" className="flex flex-col gap-4">
      <h2 id="edit-my-renewal" className="type-h3">
        {t('title')}
      </h2>
      {paymentTerms.length > 1 && paymentTerm !== null && (
        <RadioTiles
          id="my-renewal-payment-term"
          name="payment_term"
          label={t('paymentTerm')}
          options={paymentTerms.map((value) => ({
            value,
            label: labelOf(insurance.paymentTerm, value) ?? value,
          }))}
          value={paymentTerm}
          columns={2}
          onChange={(chosen) => {
            if (chosen !== paymentTerm) operation.mutate({ policy_renewal_id: id, payment_term: chosen });
          }}
        />
      )}
      {(renewal.renewal_quote?.vehicles ?? []).flatMap((vehicle) =>
        vehicle.estimated_yearly_mileage === null ? (
          []
        ) : (
          <YearlyMileage
            key={vehicle.vehicle_id}
            name={vehicleName(vehicle) ?? ''}
            miles={vehicle.estimated_yearly_mileage}
            told={told?.told_mileage.find(({ root_vehicle_id }) => root_vehicle_id === vehicle.root_vehicle_id)}
            isPending={operation.isPending}
            onSave={(estimated_yearly_mileage) =>
              operation.mutate({
                policy_renewal_id: id,
                yearly_mileage: [{ vehicle_id: vehicle.vehicle_id, estimated_yearly_mileage }],
              })
            }
          />
        ),
      )}
      <FormAlert message={isEditing ? null : problem} />
      {line && (
        <Button tone="quiet" onClick={() => setEditing(true)}>
          {t('covers')}
        </Button>
      )}
      {line && isEditing && (
        <EditCovers
          renewal={renewal}
          line={line}
          isPending={operation.isPending}
          problem={problem}
          whenFree={<ToldWhenFree error={operation.error} policyId={policyId} kind="user" source="renewal" />}
          onClose={() => setEditing(false)}
          onSave={(coverages) => operation.mutate({ policy_renewal_id: id, coverages })}
        />
      )}
    </section>
  );
}

type YearlyMileageProps = {
  name: string;
  miles: number;
  /** What a device in it counted: offered, and never taken by itself. */
  told: LoadToldMileageQuery['told_mileage'][number] | undefined;
  isPending: boolean;
  onSave: (miles: number) => void;
};

/** How far a vehicle will be driven: asked anew with every term, as it was answered last. */
function YearlyMileage({ name, miles, told, isPending, onSave }: YearlyMileageProps) {
  const t = useTranslations('account.renewal.edit');
  const format = useFormatter();
  const [typed, setTyped] = useState(String(miles));
  const isWhole = /^\d{1,6}$/.test(typed.trim());
  const isOther = typed.trim() !== String(miles);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label={t('miles', { vehicle: name })}
        hint={t('milesHint')}
        error={isWhole ? null : t('milesWhole')}
        className="min-w-0 flex-1 basis-60"
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={6}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      {told && told.yearly_miles !== miles && (
        <div className="basis-full">
          <p className="text-small text-ink-2">
            {t('told', {
              miles: format.number(told.yearly_miles),
              since: format.dateTime(new Date(told.since), { dateStyle: 'medium' }),
              until: format.dateTime(new Date(told.until), { dateStyle: 'medium' }),
            })}
          </p>
          <Button size="small" tone="quiet" onClick={() => setTyped(String(told.yearly_miles))}>
            {t('useTold', { miles: format.number(told.yearly_miles) })}
          </Button>
        </div>
      )}
      {isOther && isWhole && (
        <Button tone="quiet" busy={isPending} busyLabel={t('pricing')} onClick={() => onSave(Number(typed))}>
          {t('tellMiles')}
        </Button>
      )}
    </div>
  );
}

type EditCoversProps = {
  renewal: Renewal;
  line: NonNullable<ReturnType<typeof useLineViews>[string]>;
  isPending: boolean;
  problem: string | null;
  /** Where what is refused is stopped for a while: the way to be told when that ends. */
  whenFree: ReactNode;
  onClose: () => void;
  onSave: (coverages: ReturnType<typeof boughtOf>) => void;
};

function EditCovers({ renewal, line, isPending, problem, whenFree, onClose, onSave }: EditCoversProps) {
  const t = useTranslations('account.renewal.edit');
  const common = useTranslations('shell.common');
  const { coverages, vehicles = [] } = renewal.renewal_quote ?? {};
  const offered = boughtOf(coverages);
  const [bought, setBought] = useState(offered);
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={common('close')}
      title={t('covers')}
      effect={t('effect')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button busy={isPending} busyLabel={t('pricing')} onClick={() => onSave(bought)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <CoverSettings
          line={line}
          legend={t('choices')}
          covers={coversFor(
            line,
            vehicles.map(({ type }) => type),
          )}
          bought={bought}
          pricing={undefined}
          alternatives={[]}
          compared={{
            bought: offered,
            now: (value) => t('isOffered', { value }),
            added: t('added'),
            removed: t('removed'),
          }}
          errorOf={() => null}
          onChange={setBought}
        />
        <FormAlert message={problem} />
        {whenFree}
      </div>
    </Dialog>
  );
}
