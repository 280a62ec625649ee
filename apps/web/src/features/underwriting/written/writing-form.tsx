'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';

type WritingFormProps = {
  title: string;
  save: string;
  isPending: boolean;
  /** What speaks against it as a whole. */
  message: string | null;
  onSave: () => void;
  onClose: () => void;
  /** What may be done beside saving. */
  aside?: ReactNode;
  children: ReactNode;
};

/** What is written in a page of underwriting, framed: its heading, its fields, and the way to keep it or to leave it. */
export function WritingForm(props: WritingFormProps) {
  const { title, save, isPending, message, onSave, onClose, aside, children } = props;
  const t = useTranslations('workbench.written');
  const words = useTranslations('queue.actions');
  return (
    <form
      noValidate
      aria-label={title}
      className="flex flex-col gap-4 rounded-card border border-line-strong bg-surface-1 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <h2 className="type-h3">{title}</h2>
      {children}
      <FormAlert message={message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending} busyLabel={words('working')}>
          {save}
        </Button>
        {aside}
        <Button tone="plain" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
