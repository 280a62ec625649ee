import { decideAnnouncePicture, decidePicture, type Picture } from '../files/picture.ts';
import { may, type Principal } from '../identity/principal.ts';
import type { PolicyStatus } from '../policies/vocabulary.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { checkCovering, type Inspection, missingShots, refuseVehicleLeft } from './inspection.ts';
import { type InspectionStatus, isShot, leastPhotoPixels, mostPhotos, type Shot } from './vocabulary.ts';
import { words } from '../shared/words.ts';

type Actor = Pick<Principal, 'permissions'>;
type Taking = Pick<Inspection, 'status' | 'shots' | 'photos'>;

/** Whether photographs are taken for an inspection: until all of them were accepted. */
export function checkTakePhotos(
  { status }: Pick<Taking, 'status'>,
  policy: PolicyStatus,
  actor: Actor,
): Decision<true> {
  if (!may(actor, 'inspection:upload'))
    return refuse(
      'actor_not_allowed',
      words('Your role may not send photos here.', 'Votre rôle ne permet pas d’envoyer des photos ici.'),
    );
  if (status === 'completed')
    return refuse(
      'inspection_completed',
      words(
        'These photos were accepted. No more are needed.',
        'Ces photos ont été acceptées. Aucune autre n’est nécessaire.',
      ),
    );
  return status === 'withdrawn' ? refuseVehicleLeft() : checkCovering(policy);
}

/** Whether a photograph of a shot is taken: one that is asked for and was not accepted. It takes the place of the last. */
export function decideTakePhoto(
  inspection: Taking,
  policy: PolicyStatus,
  shot: string,
  actor: Actor,
): Decision<{ readonly shot: Shot }> {
  const open = checkTakePhotos(inspection, policy, actor);
  if (!open.ok) return open;
  if (!isShot(shot) || !inspection.shots.includes(shot)) {
    return refuse(
      'shot_not_asked',
      words('Choose one of the photos that are asked for.', 'Choisissez l’une des photos demandées.'),
      'shot',
    );
  }
  return inspection.photos.some((photo) => photo.shot === shot && photo.review === 'accepted')
    ? refuse(
        'photo_accepted',
        words('This photo was accepted. It needs no other.', 'Cette photo a été acceptée. Il n’en faut pas d’autre.'),
        'shot',
      )
    : accept({ shot });
}

/** Whether a photograph may be sent, as far as its announcement tells; `sent` are those of the inspection so far. */
export function decideAnnouncePhoto(announced: {
  readonly name: string;
  readonly byteSize: number;
  readonly sent: number;
}): Decision<{ readonly name: string; readonly byteSize: number }> {
  const picture = decideAnnouncePicture(announced);
  if (!picture.ok || announced.sent < mostPhotos) return picture;
  const message = sentence(
    words(
      '{most} photos were sent for this vehicle, which is as many as we take. Call us.',
      '{most} photos ont été envoyées pour ce véhicule, soit le maximum. Appelez-nous.',
    ),
    {
      most: mostPhotos,
    },
  );
  return refuse('photos_spent', message);
}

/** Whether a picture is kept: of a kind and shape that is taken, and large enough to be judged. */
export function decideKeepPhoto(picture: Picture): Decision<true> {
  const taken = decidePicture(picture);
  if (!taken.ok) return taken;
  return Math.max(picture.width, picture.height) < leastPhotoPixels
    ? refuse(
        'photo_too_small',
        words(
          'Too little can be seen on this picture. Take the photo again with the camera.',
          'On ne voit pas assez de détails sur cette image. Reprenez la photo avec l’appareil.',
        ),
        'name',
      )
    : accept(true);
}

/** Where an inspection stands once a photograph of a shot has arrived: handed in when none is missing any more. */
export function statusWith(inspection: Taking, shot: Shot): InspectionStatus {
  const others = inspection.photos.filter((photo) => photo.shot !== shot);
  const missing = missingShots({ ...inspection, photos: [...others, { shot, review: 'waiting' }] });
  return missing.length === 0 ? 'submitted' : inspection.status;
}
