'use client';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { MoratoriumPreview } from './moratorium-preview.tsx';
import { moratoriumsList } from './moratoriums-list.ts';
import { WriteDialog } from './write-dialog.tsx';

/** What is stopped somewhere, and one more. */
export function MoratoriumsScreen() {
  const t = useTranslations('workbench.moratoriums');
  const own = useSession().data?.org_id ?? null;
  const writes = useMay('moratorium:write');
  return (
    <ListScreen
      list={moratoriumsList}
      hrefOf="preview"
      renderPreview={(id) => <MoratoriumPreview id={id} />}
      aside={
        writes && (
          <DialogButton dialog={WriteDialog} id="" subject={{ own }} tone="primary" size="small">
            {t('write')}
          </DialogButton>
        )
      }
    />
  );
}
