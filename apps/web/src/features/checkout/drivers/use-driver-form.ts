'use client';
import { type RefObject, useEffect, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { CreateEntityDocument, UpdateEntityDocument } from '../../../generated/documents.ts';
import { isConflict } from '../../shared/answers/autosave.ts';
import type { Answer } from '../../shared/answers/answer.ts';
import { fieldNamed, isSame } from '../../shared/answers/unsaved-answers.ts';
import { invalidFields } from '../../shared/answers/shapes.ts';
import { useAnswers } from '../../shared/answers/use-answers.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { type DriverAnswers, driverAnswersOf, driverOf, driverShapes, type StoredDriver } from './driver-answers.ts';
import { driverDrafts, newDriver } from './use-other-drivers.ts';

/** As they stand on screen. */
const driverFields = [
  ...(['first_name', 'last_name', 'birthdate', 'rv_driving_experience_years', 'license_number'] as const),
];

type Refused = { readonly name: string | null; readonly value: unknown; readonly message: string };

export type DriverFormOptions = {
  /** Absent for somebody new. */
  driver: StoredDriver | undefined;
  /** Saves the form where the step is left with it open. */
  saveRef: RefObject<(() => Promise<boolean>) | null>;
  onClose: () => void;
};

/** Writes somebody who drives to the quote; answers what was refused, or null. */
function useWriteDriver(driver: StoredDriver | undefined) {
  const messageOf = useMessageOf();
  const edit = useQuoteEdit();
  const { data, afterEdit, reportSave } = useLoadedCheckout();
  const { quote_id } = data.quote;
  return async (all: DriverAnswers): Promise<Refused | null> => {
    try {
      const entity = driverOf(all);
      if (driver) await edit(UpdateEntityDocument, { entity_id: driver.entity_id, changes: entity, location: null });
      else await edit(CreateEntityDocument, { quote_id, entity_relationship: 'driver', entity, location: null });
      afterEdit(['drivers']);
      return null;
    } catch (error) {
      if (isConflict(error)) reportSave('conflict');
      const name = error instanceof RequestError ? fieldNamed(error.field, all) : null;
      return { name, value: name && all[name], message: readableMessage(error) ?? messageOf('errors.notSaved') };
    }
  };
}

function focusOn(name: string): void {
  const place = document.getElementById(`driver-${name}`);
  // A date stands in parts.
  (place?.matches('input, select') ? place : place?.querySelector<HTMLElement>('input, select'))?.focus();
}

/** The answers about somebody who drives besides: kept in the tab as they are typed, saved all together. */
export function useDriverForm({ driver, saveRef, onClose }: DriverFormOptions) {
  const messageOf = useMessageOf();
  const write = useWriteDriver(driver);
  const { quote_id, administrative_area } = useLoadedCheckout().data.quote;
  const saved = driverAnswersOf(driver, administrative_area);
  const drafts = driverDrafts(quote_id, driver?.entity_id ?? newDriver);
  const sheet = useAnswers<DriverAnswers>(() => ({ ...saved, ...drafts.read() }), driverShapes);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);

  function close(): void {
    drafts.keep({});
    onClose();
  }

  async function save(): Promise<boolean> {
    const isChanged = !isSame(sheet.current(), saved);
    if (isChanged && !sheet.check()) {
      const wrong = invalidFields(driverShapes, sheet.current());
      focusOn(driverFields.find((name) => wrong[name] !== undefined) ?? 'first_name');
      return false;
    }
    setBusy(true);
    const found = isChanged ? await write(sheet.current()) : null;
    setBusy(false);
    setRefused(found);
    if (found === null) close();
    else if (found.name) focusOn(found.name);
    return found === null;
  }

  useEffect(() => {
    saveRef.current = save;
    return () => {
      saveRef.current = null;
    };
  });

  function answer<Name extends keyof DriverAnswers>(name: Name): Answer<DriverAnswers[Name]> {
    const value = sheet.values[name];
    const problem = sheet.problemOf(name);
    const isRefused = refused?.name === name && isSame(refused.value, value);
    return {
      id: `driver-${name}`,
      value,
      error: problem ? messageOf(problem) : isRefused ? refused.message : undefined,
      onChange(next) {
        sheet.set(name, next);
        drafts.keep(sheet.current());
      },
      onBlur: () => sheet.leave(name),
    };
  }

  return { answer, save, close, isBusy, error: refused?.name === null ? refused.message : null };
}
