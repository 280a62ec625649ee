'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { DeleteEntityDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { AskToRemove } from '../step-form/ask-to-remove.tsx';
import { findingsOfDriver, type StoredDriver } from './driver-answers.ts';
import { DriverForm } from './driver-form.tsx';
import { newDriver, type OtherDriversState } from './use-other-drivers.ts';

// On a narrow phone the parts of a date take the whole width.
const card = 'border-t border-line pt-4 sm:rounded-card sm:border sm:p-4';

/** Who drives besides, a card each, and the way to one more. */
export function OtherDrivers({ others }: { others: OtherDriversState }) {
  const t = useTranslations('checkout.drivers');
  const common = useTranslations('shell.common');
  const { drivers, open, setOpen, save } = others;
  const title = useRef<HTMLHeadingElement>(null);
  // The keyboard goes on here where the part it was in is gone.
  const backHere = () => title.current?.focus();
  function close(): void {
    setOpen(null);
    backHere();
  }
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-6">
      <div>
        <h2 ref={title} tabIndex={-1} className="type-h3 outline-none">
          {t('others')}
        </h2>
        <p className="text-small text-ink-3">{t('othersWhy')}</p>
      </div>
      {others.isFailed && (
        <QueryError title={t('othersFailed')} onRetry={others.retry} retryLabel={common('tryAgain')} />
      )}
      {drivers.length > 0 && (
        <ul aria-label={t('others')} className="flex flex-col gap-3">
          {drivers.map((driver, index) => (
            <li key={driver.entity_id} id={`drivers-other-${index + 1}`} tabIndex={-1} className={card}>
              {open === driver.entity_id ? (
                <DriverForm driver={driver} place={index + 1} saveRef={save} onClose={close} />
              ) : (
                <DriverCard
                  driver={driver}
                  place={index + 1}
                  onEdit={() => setOpen(driver.entity_id)}
                  onRemoved={backHere}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === newDriver ? (
        <div className={card}>
          <DriverForm driver={undefined} place={drivers.length + 1} saveRef={save} onClose={close} />
        </div>
      ) : (
        <Button tone="quiet" className="self-start" onClick={() => setOpen(newDriver)}>
          <Icon name="plus" />
          {t(drivers.length === 0 ? 'add' : 'another')}
        </Button>
      )}
      <AnswerEffect field="drivers" />
    </section>
  );
}

type DriverCardProps = { driver: StoredDriver; place: number; onEdit: () => void; onRemoved: () => void };

/** One who drives: what is known, what is still open, and the ways to change it. */
function DriverCard({ driver, place, onEdit, onRemoved }: DriverCardProps) {
  const t = useTranslations('checkout.drivers');
  const edit = useQuoteEdit();
  const { data } = useLoadedCheckout();
  const [isLeaving, setLeaving] = useState(false);
  const name = [driver.first_name, driver.last_name].filter(Boolean).join(' ');
  const years = driver.rv_driving_experience_years;
  const open = findingsOfDriver(data.state.missing_fields, place);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          {years !== null && <p className="text-small text-ink-2">{t('years', { count: years })}</p>}
          {open.map(({ path, message }) => (
            <p key={path} className="text-small text-warning">
              {message}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button tone="plain" size="small" onClick={onEdit}>
            {t('edit')}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button tone="plain" size="small" aria-expanded={isLeaving} onClick={() => setLeaving(!isLeaving)}>
            {t('remove')}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
      {isLeaving && (
        <AskToRemove
          field="drivers"
          words={{ ask: t('removeAsk', { name }), now: t('removeNow'), busy: t('removing'), keep: t('keep') }}
          remove={() => edit(DeleteEntityDocument, { entity_id: driver.entity_id })}
          onKeep={() => setLeaving(false)}
          onRemoved={onRemoved}
        />
      )}
    </>
  );
}
