'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMay } from '../../../data/use-may.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { RestrictionPreview } from './restriction-preview.tsx';
import { restrictionsList } from './restrictions-list.ts';

/** Whom and what is refused by name, and one more. */
export function RestrictionsScreen() {
  const t = useTranslations('workbench.restrictions');
  const [open, setOpen] = useState(false);
  const writes = useMay('rejection:write');
  return (
    <>
      <ListScreen
        list={restrictionsList}
        hrefOf="preview"
        renderPreview={(id) => <RestrictionPreview id={id} />}
        aside={
          writes && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t('refuse')}
            </Button>
          )
        }
      />
      <RefuseDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
