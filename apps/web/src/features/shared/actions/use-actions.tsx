'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import type { MenuItem } from '@roadworthy/ui/workbench/menu-props.ts';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { AbilityFragment } from '../../../generated/documents.ts';
import type { RecordAction } from '../record-actions.ts';
import { AbilityButton } from './ability-button.tsx';
import { orderedActions } from './action-order.ts';
import type { Action } from './action.ts';

type OfferedActions = {
  primary: ReactNode;
  items: MenuItem[];
  /** All that are allowed, for the palette. */
  allowed: RecordAction[];
  dialogs: ReactNode;
};

type Of<Subject> = { id: string; subject: Subject; abilities: readonly AbilityFragment[] };

/** What may be done to a record now, as the server says: one button, the rest of the menu, and their dialogs. */
export function useActions<Subject>(
  actions: readonly Action<Subject>[],
  { id, subject, abilities }: Of<Subject>,
): OfferedActions {
  const t = useTranslations('actions');
  const show = useToast();
  const [open, setOpen] = useState<string | null>(null);
  const { primary, others } = orderedActions(actions, abilities);
  const offered = [...(primary ? [primary] : []), ...others];
  const allowed = offered.filter(({ ability }) => ability.allowed);
  const keyed = allowed.flatMap(({ action: { operation, keys } }) =>
    keys === undefined ? [] : [{ keys, label: t(`${operation}.action`), run: () => setOpen(operation) }],
  );
  useShortcuts(useTranslations('queue.shortcuts')('record'), keyed);
  return {
    primary: primary && (
      <AbilityButton
        ability={primary.ability}
        label={t(`${primary.action.operation}.action`)}
        tone="primary"
        onPress={() => setOpen(primary.action.operation)}
      />
    ),
    items: others.map(({ action: { operation }, ability }) => ({
      key: operation,
      label: t(`${operation}.action`),
      why: ability.allowed ? undefined : (ability.message ?? ''),
      onSelect: () => setOpen(operation),
    })),
    allowed: allowed.map(({ action: { operation } }) => ({
      id: operation,
      label: t(`${operation}.action`),
      act: () => setOpen(operation),
    })),
    dialogs: actions.map(({ operation, Dialog }) => (
      <Dialog
        key={operation}
        id={id}
        subject={subject}
        open={open === operation}
        onClose={() => setOpen(null)}
        onDone={(message, undo) => show({ message, ...(undo && { undo }) })}
      />
    )),
  };
}
