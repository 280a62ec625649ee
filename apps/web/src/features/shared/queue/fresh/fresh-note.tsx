'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useShortcutSheet } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';

/** What is new in a list, to load when it suits, and where the keys are listed. */
export function FreshNote({ fresh }: { fresh: { count: number; load: () => void } }) {
  const t = useTranslations('queue');
  const openSheet = useShortcutSheet();
  return (
    <div className="flex items-center gap-3">
      <p role="status" className="flex items-center gap-2">
        {fresh.count > 0 && (
          <>
            <Button tone="quiet" size="small" aria-keyshortcuts="." onClick={fresh.load}>
              {t('fresh', { count: fresh.count })}
            </Button>
            <span className="text-small text-ink-3 max-lg:hidden">
              {t('freshKey')} <kbd className="font-mono">.</kbd>
            </span>
          </>
        )}
      </p>
      <button
        type="button"
        data-screen-only
        onClick={openSheet}
        className="min-h-8 rounded-input px-1 text-small text-ink-3 underline-offset-3 hover:text-ink hover:underline max-lg:hidden"
      >
        {t('keysHint')} <kbd className="font-mono">?</kbd>
      </button>
    </div>
  );
}
