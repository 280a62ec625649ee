'use client';
import { day, yearOf } from '@roadworthy/core/shared/time/day.ts';
import { fitsCheckDigit, vinYear } from '@roadworthy/core/shared/text/vin.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { type DecodedVinFragment, DecodeVinDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { isTaken, type TakenOver, takenOverOf } from './taken-vehicle.ts';

export type DecodedVinProps = {
  vin: string;
  /** What the form says now. */
  typed: { readonly year: string; readonly make: string; readonly model: string };
  /** The vehicle's class in the quote. */
  kind: string;
  onYear: (year: string) => void;
  onTake: (taken: TakenOver) => void;
};

/** What a whole VIN says of its vehicle, for a person to take over; where nothing is known, that it goes on by hand. */
export function DecodedVin({ vin, typed, ...rest }: DecodedVinProps) {
  const t = useTranslations('checkout.vehicle.decoded');
  const { askForQuote } = useQuoteContext();
  const { today } = useLoadedCheckout().data.state;
  // Of a wrong VIN the field itself speaks, once it was saved.
  const isWhole = vin.length === 17 && fitsCheckDigit(vin);
  const year = /^(?:19|20)\d\d$/.test(typed.year) ? Number(typed.year) : null;
  const answer = useQuery({
    queryKey: ['decode_vin', vin],
    queryFn: ({ signal }) => askForQuote(DecodeVinDocument, { vin, year }, { signal }),
    enabled: isWhole,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isWhole) return null;
  if (answer.isPending) return <Line>{t('looking')}</Line>;
  const decoded = answer.data?.decode_vin;
  if (decoded?.status === 'decoded' && !decoded.is_chassis) return <Card {...{ decoded, typed }} {...rest} />;
  const found = decoded?.year ?? vinYear(vin, yearOf(day(today)));
  const says = decoded?.is_chassis
    ? t('chassis', { maker: [decoded.year, decoded.make, decoded.model].filter(Boolean).join(' ') })
    : t(decoded?.status === 'unknown' ? 'unknown' : 'unavailable');
  return (
    <Line>
      <span>{says}</span>
      {found !== null && String(found) !== typed.year && (
        <Button size="small" tone="quiet" onClick={() => rest.onYear(String(found))}>
          {t('useYear', { year: String(found) })}
        </Button>
      )}
    </Line>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex min-h-target-small flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2" role="status">
      {children}
    </p>
  );
}

type CardProps = Omit<DecodedVinProps, 'vin' | 'onYear'> & { decoded: DecodedVinFragment };

function Card({ decoded, typed, kind, onTake }: CardProps) {
  const t = useTranslations('checkout');
  const taken = takenOverOf(decoded);
  const decodedKind = decoded.type && t.has(`classes.${decoded.type as 'class_a'}.own`) ? decoded.type : null;
  const called = decodedKind && t(`classes.${decodedKind as 'class_a'}.own`);
  const length = decoded.length && t('vehicle.decoded.feet', { feet: decoded.length });
  const is = isTaken(taken, typed);
  return (
    <div
      role="status"
      className="arrive flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface-2 p-4"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="text-small text-ink-3">{t('vehicle.decoded.says')}</p>
        <p className="font-semibold text-ink">
          {[decoded.year, decoded.make, decoded.model].filter(Boolean).join(' ')}
        </p>
        <p className="text-small text-ink-2">{[called, length].filter(Boolean).join(' · ')}</p>
        {decodedKind && decodedKind !== kind && (
          <p className="mt-1 text-small font-medium text-warning">
            {t('vehicle.decoded.otherClass', { said: called ?? '', chosen: t(`classes.${kind as 'class_a'}.own`) })}
          </p>
        )}
      </div>
      {is ? (
        <p className="flex items-center gap-1.5 text-small font-medium text-success">
          <Icon name="check" className="size-4" />
          {t('vehicle.decoded.taken')}
        </p>
      ) : (
        <Button tone="quiet" onClick={() => onTake(taken)}>
          {t('vehicle.decoded.take')}
        </Button>
      )}
    </div>
  );
}
