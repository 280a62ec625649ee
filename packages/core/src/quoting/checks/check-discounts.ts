import { deviceDiscount, discountsWithDevice } from './device-discount.ts';
import type { RateStructure } from '../../rating/rate-structure.ts';
import { loyalty } from '../../rating/vocabulary.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';

type DiscountRefusal = 'discounts_malformed' | 'discount_unknown' | 'discount_computed' | 'device_not_live';

/**
 * The discounts that somebody grants a quote that has some, as they are stored: those that its rates know and that follow
 * from no answer, each once, in the order in which the rates take them. What the years of its contract gave it stays; the
 * one for a device is granted while a device is connected and heard of, and falls away without it.
 */
export function checkDiscounts(
  sent: unknown,
  offered: RateStructure['discounts'],
  had: readonly string[],
  isDeviceLive: boolean,
): Decision<readonly string[], DiscountRefusal> {
  const field = 'discounts';
  if (!Array.isArray(sent) || sent.some((code) => typeof code !== 'string')) {
    return refuse(
      'discounts_malformed',
      words('Discounts are a list of their codes.', 'Les rabais sont une liste de leurs codes.'),
      field,
    );
  }
  const codes = new Set<string>(sent);
  for (const code of codes) {
    if (!offered?.order.includes(code)) {
      return refuse(
        'discount_unknown',
        sentence(words('The rates know no discount “{code}”.', 'Les tarifs ne connaissent aucun rabais « {code} ».'), {
          code,
        }),
        field,
      );
    }
    if (code === loyalty && !had.includes(loyalty)) {
      return refuse(
        'discount_computed',
        words(
          'This discount comes with the years of a contract. Nobody grants it.',
          'Ce rabais vient avec les années du contrat. Personne ne l’accorde.',
        ),
        field,
      );
    }
    if (code === deviceDiscount && !isDeviceLive && !had.includes(code)) {
      return refuse(
        'device_not_live',
        words(
          'No device tells us where this vehicle is. Its owner connects one in their account first.',
          'Aucun appareil ne nous indique où se trouve ce véhicule. Son propriétaire en connecte d’abord un dans son compte.',
        ),
        field,
      );
    }
    if (Object.hasOwn(offered.follows, code)) {
      return refuse(
        'discount_computed',
        words(
          'This discount follows from the answers. Nobody grants it.',
          'Ce rabais découle des réponses. Personne ne l’accorde.',
        ),
        field,
      );
    }
  }
  const earned = new Set<string>(had.filter((code) => code === loyalty));
  const granted = (offered?.order ?? []).filter((code) => codes.has(code) || earned.has(code));
  return accept(discountsWithDevice(granted, isDeviceLive));
}
