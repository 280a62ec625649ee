import { type Craft as CraftName, craftSide } from './craft/craft-drawings.ts';
import { type RigLook, RigPicture } from './rig/rig-picture.tsx';

/** A boat on its trailer, or a motorcycle, in the manner of the rigs. */
export function Craft({ craft, ...look }: RigLook & { craft: CraftName }) {
  return <RigPicture {...look} view="side" drawing={craftSide(craft)} />;
}
