'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';

type WrittenActionsProps = {
  /** What is read aloud beside each of them. */
  name: string;
  isArchived: boolean;
  /** Whether the person writes such; everybody who reads them reads their wordings. */
  writes: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onArchive: (archived: boolean) => void;
  /** What may be done to what is not archived, beside changing it. */
  more?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Its wordings, fetched once they are opened. */
  history: ReactNode;
};

/** What may be done to what is written: a next wording, a copy, the archive and back, and its wordings below. */
export function WrittenActions(props: WrittenActionsProps) {
  const { name, isArchived, writes, onEdit, onDuplicate, onArchive, more, history } = props;
  const t = useTranslations('workbench.written');
  const common = useTranslations('shell.common');
  const [isOpen, setOpen] = useState(false);
  const changes = [
    ...(isArchived ? [] : [{ label: t('edit'), onClick: onEdit }, ...(more ? [more] : [])]),
    { label: t('duplicate'), onClick: onDuplicate },
    { label: t(isArchived ? 'takeBack' : 'archive'), onClick: () => onArchive(!isArchived) },
  ];
  const actions = [
    ...(writes ? changes : []),
    { label: t('history'), onClick: () => setOpen(!isOpen), expanded: isOpen },
  ];
  return (
    <>
      <div className="-ml-3 flex flex-wrap gap-1">
        {actions.map(({ label, onClick, ...rest }) => (
          <Button
            key={label}
            tone="plain"
            size="small"
            aria-label={common('named', { label, value: name })}
            aria-expanded={'expanded' in rest ? rest.expanded : undefined}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
      {isOpen && history}
    </>
  );
}
