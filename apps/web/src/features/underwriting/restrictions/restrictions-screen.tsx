'use client';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { RestrictionPreview } from './restriction-preview.tsx';
import { restrictionsList } from './restrictions-list.ts';

/** Whom and what is refused by name, and one more. */
export function RestrictionsScreen() {
  const t = useTranslations('workbench.restrictions');
  const own = useSession().data?.org_id ?? null;
  const writes = useMay('rejection:write');
  return (
    <ListScreen
      list={restrictionsList}
      hrefOf="preview"
      renderPreview={(id) => <RestrictionPreview id={id} />}
      aside={
        writes && (
          <DialogButton dialog={RefuseDialog} id="" subject={{ own }} tone="primary" size="small">
            {t('refuse')}
          </DialogButton>
        )
      }
    />
  );
}
