/** The paints a customer's rig may wear; their colours stand in `base.css`. The brand's own is `coach`. */
export const liveries = ['coach', 'spruce', 'canyon', 'lake', 'slate'] as const;

export type RigLivery = (typeof liveries)[number];
