'use client';
import { consentCategories, type ConsentChoice, everyCategory } from '@roadworthy/core/shared/site/consent.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { visitorConsent } from '../../data/consent/visitor-consent.ts';

/** What may be kept, category by category, to be changed at any time. */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('consent');
  const [choice, setChoice] = useState<ConsentChoice>(() => visitorConsent.read()?.choice ?? visitorConsent.allowed());
  const choose = (chosen: ConsentChoice) => () => {
    void visitorConsent.choose(chosen);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('choices.title')}
      effect={t('choices.lead')}
      closeLabel={t('choices.close')}
      lightDismiss
      actions={
        <>
          <Button tone="quiet" onClick={choose(everyCategory(false))}>
            {t('reject')}
          </Button>
          <Button tone="quiet" onClick={choose(everyCategory(true))}>
            {t('accept')}
          </Button>
          <Button tone="quiet" onClick={choose(choice)}>
            {t('choices.save')}
          </Button>
        </>
      }
    >
      <div data-density="consumer" className="flex flex-col gap-1">
        {visitorConsent.objects() && visitorConsent.mode() === 'opt-out' && (
          <p className="mb-2 rounded-card bg-info-tint p-3 text-small">{t('choices.objects')}</p>
        )}
        <Checkbox
          checked
          disabled
          label={`${t('categories.necessary.name')} (${t('choices.always')})`}
          note={t('categories.necessary.note')}
        />
        {consentCategories.map((category) => (
          <Checkbox
            key={category}
            checked={choice[category]}
            onChange={({ currentTarget: { checked } }) => setChoice({ ...choice, [category]: checked })}
            label={t(`categories.${category}.name`)}
            note={t(`categories.${category}.note`)}
          />
        ))}
        <p className="mt-2 text-small text-ink-3">{t('choices.saved')}</p>
      </div>
    </Dialog>
  );
}
