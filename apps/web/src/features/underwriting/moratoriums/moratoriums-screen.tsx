'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMay } from '../../../data/use-may.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { MoratoriumPreview } from './moratorium-preview.tsx';
import { moratoriumsList } from './moratoriums-list.ts';
import { WriteDialog } from './write-dialog.tsx';

/** What is stopped somewhere, and one more. */
export function MoratoriumsScreen() {
  const t = useTranslations('workbench.moratoriums');
  const [open, setOpen] = useState(false);
  const writes = useMay('moratorium:write');
  return (
    <>
      <ListScreen
        list={moratoriumsList}
        hrefOf="preview"
        renderPreview={(id) => <MoratoriumPreview id={id} />}
        aside={
          writes && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t('write')}
            </Button>
          )
        }
      />
      <WriteDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
