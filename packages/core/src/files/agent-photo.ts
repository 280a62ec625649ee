import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { decidePicture, type Picture, type PictureRefusal } from './picture.ts';
import { words } from '../shared/words.ts';

/** The least that the shorter side of an agent's picture may have, and the side of the square that is kept, in pixels. */
export const leastAgentPixels = 200;
export const agentPhotoPixels = 480;

/** Most pictures that an agent sends in a day. */
export const mostAgentPhotosOfDay = 20;

/** Whether an agent may send another picture: for a card that is there, and not too often; `sent` are those of the last day. */
export function decideSendAgentPhoto({
  hasCard,
  sent,
}: {
  readonly hasCard: boolean;
  readonly sent: number;
}): Decision<true, 'card_missing' | 'photos_spent'> {
  if (!hasCard) return cardMissing();
  if (sent < mostAgentPhotosOfDay) return accept(true);
  const message = sentence(
    words(
      'You sent {most} pictures today, which is as many as we take. Try again tomorrow.',
      'Vous avez envoyé {most} images aujourd’hui, soit autant que nous en acceptons. Réessayez demain.',
    ),
    {
      most: mostAgentPhotosOfDay,
    },
  );
  return refuse('photos_spent', message, 'name');
}

/** The refusal of a picture without a card to stand on. */
export function cardMissing() {
  return refuse(
    'card_missing',
    words(
      'Save your card first. Then choose a picture for it.',
      'Enregistrez d’abord votre carte. Choisissez ensuite une image pour elle.',
    ),
  );
}

/** Whether a picture is good for a card: of a kind and shape that is taken, and large enough for its square. */
export function decideKeepAgentPhoto(picture: Picture): Decision<true, PictureRefusal | 'photo_too_small'> {
  const taken = decidePicture(picture);
  if (!taken.ok) return taken;
  if (Math.min(picture.width, picture.height) >= leastAgentPixels) return accept(true);
  const message = sentence(
    words(
      'This picture is too small. Choose one of at least {least} by {least} pixels.',
      'Cette image est trop petite. Choisissez-en une d’au moins {least} sur {least} pixels.',
    ),
    {
      least: String(leastAgentPixels),
    },
  );
  return refuse('photo_too_small', message, 'name');
}
