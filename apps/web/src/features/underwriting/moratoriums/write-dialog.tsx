'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { useSession } from '../../../data/use-session.ts';
import {
  CreateMoratoriumDocument,
  type MoratoriumRowFragment,
  UpdateMoratoriumDocument,
} from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { OrganizationSelect } from '../../shared/organization-select.tsx';
import { areasOf, codesOf, draftOf, inputOf, newDraft } from './moratorium-draft.ts';
import { MoratoriumFields } from './moratorium-fields.tsx';
import { Reach } from './reach.tsx';

type WriteDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What is written anew; nothing for a new one. */
  stored?: MoratoriumRowFragment;
};

/** A moratorium is written, with what it touches counted beside it. */
export function WriteDialog({ open, onClose, stored }: WriteDialogProps) {
  const t = useTranslations('workbench.moratoriums');
  const show = useToast();
  const own = useSession().data?.org_id ?? null;
  const [chosen, setChosen] = useState<string | null>(null);
  const [draft, setDraft] = useState(newDraft);
  const [isOpen, setIsOpen] = useState(false);
  // Each opening begins with what is kept.
  if (open !== isOpen) {
    setIsOpen(open);
    if (open) setDraft(stored ? draftOf(stored) : newDraft());
  }
  const organizationId = stored?.organization_id ?? own ?? chosen;
  const done = () => {
    show({ message: t('written') });
    onClose();
  };
  const create = useOperation(CreateMoratoriumDocument, done, { kind: 'underwriter' });
  const update = useOperation(UpdateMoratoriumDocument, done, { kind: 'underwriter' });
  const states = useDeferredValue(draft.states);
  const codes = useDeferredValue(draft.postalCodes);
  const hasPlace = areasOf(draft.states).length + codesOf(draft.postalCodes).length > 0;
  const isWhole = [draft.name, draft.reason, draft.notice].every((text) => text.trim() !== '') && hasPlace;
  return (
    <OperationDialog
      isAside
      open={open}
      onClose={onClose}
      ready={organizationId !== null && isWhole && draft.actions.length > 0}
      onConfirm={() => {
        const moratorium = inputOf(draft);
        if (stored) update.mutate({ moratorium_id: stored.moratorium_id, version: stored.version, moratorium });
        else if (organizationId !== null) create.mutate({ organization_id: organizationId, moratorium });
      }}
      operation={stored ? update : create}
      effect={t('effect')}
      copy={{ title: t(stored ? 'change' : 'write'), confirm: t(stored ? 'save' : 'confirm'), cancel: t('cancel') }}
    >
      {open && (
        <div className="flex flex-col gap-4">
          {!stored && own === null && <OrganizationSelect kind="underwriter" value={chosen} onValue={setChosen} />}
          <MoratoriumFields draft={draft} onChange={(more) => setDraft({ ...draft, ...more })} />
          {organizationId !== null && hasPlace && (
            <Reach
              target="_blank"
              organizationId={organizationId}
              states={areasOf(states)}
              postalCodes={codesOf(codes)}
              provider={draft.provider || null}
            />
          )}
        </div>
      )}
    </OperationDialog>
  );
}
