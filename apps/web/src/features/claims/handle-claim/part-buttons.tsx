'use client';
import { useTranslations } from 'next-intl';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import type { OpenParts, PartOperation } from './parts-of-claim.ts';
import { partDialogs } from './part-dialogs.ts';

type PartButtonsProps = {
  open: OpenParts;
  /** The part beside which they stand. */
  id: string;
  of: readonly PartOperation[];
  primary?: PartOperation;
};

/** What may be done to a part of a claim, beside it; nothing where nothing may. */
export function PartButtons({ open, id, of, primary }: PartButtonsProps) {
  const t = useTranslations('actions');
  const named = useTranslations('workbench.claim');
  const offered = of.flatMap((operation) => {
    const part = open.parts[operation].find((one) => one.id === id);
    return part ? [{ operation, part }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map(({ operation, part }) => (
        <DialogButton
          key={operation}
          dialog={partDialogs[operation]}
          id={id}
          subject={{ ...open, parts: [part] }}
          size="small"
          tone={operation === primary ? 'primary' : 'quiet'}
          aria-label={named('ofPart', { action: t(`${operation}.action`), part: part.name })}
        >
          {t(`${operation}.action`)}
        </DialogButton>
      ))}
    </div>
  );
}
