import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { mostViews } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** A view as far as its sharing is concerned, and who asks. */
export type ViewSharing = {
  readonly isOwn: boolean;
  /** Whether the one who asks answers for the organization's people. */
  readonly administers: boolean;
  /** Null while its owner keeps it to themselves. */
  readonly shared: Date | null;
  /** How many views of the same list the organization shares by now. */
  readonly sharedByNow: number;
};

type Refused = 'view_of_somebody_else' | 'views_full';

/**
 * Whether a view may be shared with the organization, or be no longer. Its owner does both; who answers for the
 * organization's people may end it too, since an owner may have left. What is so already stays as it is.
 */
export function decideSharing(
  { isOwn, administers, shared, sharedByNow }: ViewSharing,
  wanted: boolean,
  now: Date,
): Decision<{ readonly shared: Date | null }, Refused> {
  if (!isOwn && (wanted || !administers)) return viewOfSomebodyElse();
  if (!wanted) return accept({ shared: null });
  if (shared === null && sharedByNow >= mostViews) {
    const message = sentence(
      words(
        'Your organization shares {most} views of this list already. One of them has to end first.',
        'Votre organisation partage déjà {most} vues de cette liste. Il faut d’abord cesser d’en partager une.',
      ),
      {
        most: mostViews,
      },
    );
    return refuse('views_full', message);
  }
  return accept({ shared: shared ?? now });
}

/** The refusal to change what a colleague keeps. */
export function viewOfSomebodyElse() {
  const message = words(
    'This view is a colleague’s. Save a copy of your own to change it.',
    'Cette vue est celle d’un collègue. Enregistrez-en une copie pour la modifier.',
  );
  return refuse('view_of_somebody_else', message);
}
