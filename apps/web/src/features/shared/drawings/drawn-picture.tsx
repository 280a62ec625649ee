import { type DrawingName, drawingAddress } from './drawing-names.ts';

type DrawnPictureProps = {
  of: DrawingName;
  /** Names the drawing for assistive technology; without it the drawing is decoration. */
  title?: string;
  className: string;
  /** Its view box's width and height, where its style does not say both. */
  size?: { readonly width: number; readonly height: number };
};

/**
 * A drawing as a file that a browser fetches when it comes near and keeps: in the page itself each would be a hundred
 * elements, once to be shown and once to be woken up.
 */
export function DrawnPicture({ of, title = '', className, size }: DrawnPictureProps) {
  return (
    <img
      {...size}
      src={drawingAddress(of)}
      alt={title}
      loading="lazy"
      decoding="async"
      data-drawing=""
      className={className}
    />
  );
}
