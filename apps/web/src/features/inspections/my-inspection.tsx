'use client';
import { useTranslations } from 'next-intl';
import type { VehicleInspectionFragment } from '../../generated/documents.ts';
import { InspectionHead } from './inspection-head.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { photosOf } from './photos-of.ts';
import { SendShot } from './send-shot.tsx';
import { useShotUpload } from './use-shot-upload.ts';

type MyInspectionProps = { inspection: VehicleInspectionFragment; title: string };

/** Photographs of a vehicle that its owner is asked for, and sends with a tap each. */
export function MyInspection({ inspection, title }: MyInspectionProps) {
  const t = useTranslations('policyParts.photos');
  const { uploads, send } = useShotUpload('user', inspection.policy_inspection_id);
  const isOpen = inspection.status !== 'completed' && inspection.status !== 'withdrawn';
  return (
    <section className="flex flex-col gap-4 rounded-sheet border border-line p-4 sm:p-5" aria-label={title}>
      <InspectionHead inspection={inspection} title={title} reader="customer" />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
        {photosOf(inspection).map(({ shot, photo }) => (
          <PhotoTile key={shot} shot={shot} photo={photo}>
            {isOpen && photo?.review !== 'accepted' && (
              <SendShot
                shot={shot}
                isThere={photo !== undefined && photo.review !== 'again'}
                upload={uploads[shot]}
                onSend={(file) => void send(shot, file)}
              />
            )}
          </PhotoTile>
        ))}
      </ul>
      {isOpen && <p className="max-w-measure text-small text-ink-3">{t('hint')}</p>}
    </section>
  );
}
