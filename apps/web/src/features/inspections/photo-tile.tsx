'use client';
import type { Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { VehiclePhotoFragment } from '../../generated/documents.ts';
import { ShotOutline } from './shot-outline.tsx';

type PhotoTileProps = {
  shot: Shot;
  photo: VehiclePhotoFragment | undefined;
  /** Opens the photograph in full. */
  onOpen?: (() => void) | undefined;
  /** How it is sent, and what became of that. */
  children?: ReactNode;
};

const looks = {
  missing: 'text-ink-3',
  waiting: 'text-info',
  accepted: 'text-success',
  again: 'text-danger',
} as const;

/** One photograph that is asked for: itself or an outline of it, what it is called, and how it stands. */
export function PhotoTile({ shot, photo, onOpen, children }: PhotoTileProps) {
  const t = useTranslations('policyParts.photos');
  const review = photo?.review ?? 'missing';
  const status = Object.hasOwn(looks, review) ? (review as keyof typeof looks) : 'missing';
  const picture = photo ? (
    <img
      src={photo.url}
      alt={t('alt', { shot: t(`shots.${shot}`) })}
      loading="lazy"
      className="size-full object-cover"
    />
  ) : (
    <span className="block size-full p-3 text-ink-3">
      <ShotOutline shot={shot} />
    </span>
  );
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div
        className={`aspect-[4/3] overflow-hidden rounded-card bg-surface-2 ${photo ? '' : 'border-[1.5px] border-dashed border-line-strong'} ${review === 'again' ? 'outline-2 outline-danger' : ''}`}
      >
        {photo && onOpen ? (
          <button
            type="button"
            onClick={onOpen}
            aria-label={t('open', { shot: t(`shots.${shot}`) })}
            className="block size-full cursor-zoom-in"
          >
            {picture}
          </button>
        ) : (
          picture
        )}
      </div>
      <div>
        <p className="font-semibold">{t(`shots.${shot}`)}</p>
        <p className={`flex items-center gap-1 text-small font-medium ${looks[status]}`}>
          {status === 'accepted' && <Icon name="check" className="size-4" />}
          {status === 'again' && <Icon name="alert" className="size-4" />}
          {t(`reviews.${status}`)}
        </p>
        {photo?.review_reason && <p className="text-small wrap-anywhere">{photo.review_reason}</p>}
      </div>
      {children}
    </li>
  );
}
