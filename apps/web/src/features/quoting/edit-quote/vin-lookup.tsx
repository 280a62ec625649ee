'use client';
import { fitsCheckDigit } from '@roadworthy/core/shared/text/vin.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { DecodeVinDocument } from '../../../generated/documents.ts';

/** What a VIN says, as the form's fields take it. */
type StatedByVin = Readonly<Partial<Record<'year' | 'make' | 'model', string>>>;

type VinLookupProps = {
  /** As it is stored: in capitals, without spaces. */
  vin: string;
  typed: StatedByVin;
  onTake: (input: StatedByVin) => void;
};

/** What a whole VIN says of its vehicle, for the agent to take over; of a chassis only its year belongs to the vehicle. */
export function VinLookup({ vin, typed, onTake }: VinLookupProps) {
  const t = useTranslations('quoteForm.vin');
  const isWhole = vin.length === 17 && fitsCheckDigit(vin);
  const decoded = useRead('agent', DecodeVinDocument, { vin, year: null }, { enabled: isWhole }).data?.decode_vin;
  if (decoded?.status !== 'decoded') return null;
  const { year, make, model, is_chassis } = decoded;
  const input: StatedByVin = {
    ...(year !== null && { year: String(year) }),
    ...(!is_chassis && make !== null && { make }),
    ...(!is_chassis && model !== null && { model }),
  };
  const names = ['year', 'make', 'model'] as const;
  const name = [year, make, model].filter(Boolean).join(' ');
  const isTaken = names.every((field) => input[field] === undefined || input[field] === typed[field]);
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
      {t(is_chassis ? 'chassis' : 'says', { name })}
      {!isTaken && (
        <Button tone="quiet" size="small" onClick={() => onTake(input)}>
          {t('take')}
        </Button>
      )}
    </p>
  );
}
