import type { ExternalProvider } from '../../products/vocabulary.ts';
import { type Words, words } from '../../shared/words.ts';

const of = (name: string): Words =>
  words(
    `${name} prices and sells it on its own pages; we keep the link, its number and its state.`,
    `${name} en fixe le prix et le vend sur ses propres pages ; nous gardons le lien, son numéro et son état.`,
  );

/** Why nothing of ours prices what some providers sell: they are linked to. */
export const elsewhere = {
  external: words(
    'Another insurer prices and sells it on its own pages; we keep the link, its number and its state.',
    'Un autre assureur en fixe le prix et le vend sur ses propres pages ; nous gardons le lien, son numéro et son état.',
  ),
  aviva: of('Aviva'),
  safeco: of('Safeco'),
  ambercare: of('AmberCare'),
  electrified_care: of('Electrified Care'),
} as const satisfies Record<ExternalProvider, Words>;
