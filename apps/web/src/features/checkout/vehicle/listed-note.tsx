'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { UpdateVehicleDocument } from '../../../generated/documents.ts';
import { useMutation } from '@tanstack/react-query';
import { useListedFields } from '../../shared/insured/listed-fields.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';

type ListedNoteProps = { vehicleId: string; listed: readonly (string | null)[] };

/** What a partner's listing said of the vehicle, until its customer says that it is so or writes it anew. */
export function ListedNote({ vehicleId, listed }: ListedNoteProps) {
  const t = useTranslations('checkout.listing');
  const edit = useQuoteEdit();
  const fields = useListedFields(listed, 'checkout.listed');
  const confirming = useMutation({
    mutationFn: () => edit(UpdateVehicleDocument, { vehicle_id: vehicleId, changes: { confirms_listing: true } }),
  });
  if (fields === null) return null;
  return (
    <section aria-label={t('givenTitle')} className="flex flex-col gap-2 rounded-card bg-info-tint px-4 py-3">
      <p>{t('given', { fields })}</p>
      <Button
        tone="quiet"
        className="self-start"
        busy={confirming.isPending}
        busyLabel={t('confirming')}
        onClick={() => confirming.mutate()}
      >
        {t('confirm')}
      </Button>
      <FormAlert message={confirming.isError ? t('confirmFailed') : null} />
    </section>
  );
}
