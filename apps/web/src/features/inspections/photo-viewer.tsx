'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import type { VehiclePhotoFragment } from '../../generated/documents.ts';
import type { ShotWithPhoto } from './photos-of.ts';

type Shown = ShotWithPhoto & { readonly photo: VehiclePhotoFragment };
type PhotoViewerProps = {
  photos: readonly Shown[];
  /** The place of the one that is shown; null while none is. */
  at: number | null;
  onMove: (at: number | null) => void;
};

/** Photographs large enough to judge, one after another; the arrow keys turn them. */
export function PhotoViewer({ photos, at, onMove }: PhotoViewerProps) {
  const t = useTranslations('policyParts.photos');
  const shown = at === null ? undefined : photos[at];
  const turn = (by: number) => at !== null && onMove((at + by + photos.length) % photos.length);
  const name = shown ? t(`shots.${shown.shot}`) : '';
  return (
    <Dialog
      open={shown !== undefined}
      onClose={() => onMove(null)}
      wide
      lightDismiss
      title={shown ? t('place', { shot: name, at: (at ?? 0) + 1, all: photos.length }) : ''}
      closeLabel={t('close')}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
      actions={
        <>
          {shown && (
            <a className="link mr-auto self-center" href={shown.photo.url} target="_blank" rel="noreferrer">
              {t('full')}
            </a>
          )}
          <Button tone="quiet" size="small" onClick={() => turn(-1)}>
            <Icon name="arrow-left" className="size-4" />
            {t('previous')}
          </Button>
          <Button tone="quiet" size="small" onClick={() => turn(1)}>
            {t('next')}
            <Icon name="arrow-right" className="size-4" />
          </Button>
        </>
      }
    >
      {shown && (
        <figure className="flex flex-col gap-2">
          <img
            src={shown.photo.url}
            alt={t('alt', { shot: name })}
            className="mx-auto max-h-[70dvh] w-auto max-w-full rounded-card bg-surface-2 object-contain"
          />
          {shown.photo.review_reason && <figcaption className="text-danger">{shown.photo.review_reason}</figcaption>}
        </figure>
      )}
    </Dialog>
  );
}
