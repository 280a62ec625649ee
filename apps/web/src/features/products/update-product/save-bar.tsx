'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import type { Draft } from './use-draft.ts';

type SaveBarProps = {
  draft: Pick<Draft<unknown>, 'isDirty' | 'isOutdated' | 'discard'>;
  busy: boolean;
  /** What was refused as a whole. */
  problem: string | null;
  /** What the change comes to. */
  children?: ReactNode;
  onSave?: () => void;
};

/** Saves what was typed or takes it back. It stays in view while there is something to save. */
export function SaveBar({ draft, busy, problem, children, onSave }: SaveBarProps) {
  const t = useTranslations('workbench.product');
  const words = useTranslations('queue.actions');
  const { isDirty, isOutdated, discard } = draft;
  const place = useRef<HTMLDivElement>(null);
  const wasDirty = useRef(false);
  // The button that was pressed goes with what it saved: a keyboard goes on at what the bar belongs to.
  useEffect(() => {
    if (wasDirty.current && !isDirty && document.activeElement === document.body) {
      place.current?.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
    }
    wasDirty.current = isDirty;
  }, [isDirty]);
  if (!isDirty) return <div ref={place} />;
  return (
    <div className="sticky bottom-0 z-10 flex flex-col gap-2 border-t border-line bg-canvas py-3">
      {children && <div className="text-small">{children}</div>}
      {isOutdated && <p className="text-small font-medium text-warning">{t('outdated')}</p>}
      <FormAlert message={problem} />
      <div className="flex flex-wrap gap-2">
        <Button
          type={onSave ? 'button' : 'submit'}
          {...(onSave && { onClick: onSave })}
          busy={busy}
          busyLabel={words('working')}
        >
          {t('save')}
        </Button>
        <Button tone="quiet" onClick={discard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}
