'use client';
import { useEffect, useEffectEvent, useRef } from 'react';

export type SignaturePadProps = { label: string; onDrawn: (dataUrl: string) => void };

/** A canvas to sign on with a finger, a pen or a mouse. Typing is the way without a pointer. */
export function SignaturePad({ label, onDrawn }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tell = useEffectEvent(onDrawn);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let stop = (): void => undefined;
    let isGone = false;
    async function begin(paper: HTMLCanvasElement): Promise<void> {
      // Only who draws loads what draws.
      const { default: Pad } = await import('signature_pad');
      if (isGone) return;
      const sharpness = Math.max(window.devicePixelRatio, 1);
      paper.width = paper.offsetWidth * sharpness;
      paper.height = paper.offsetHeight * sharpness;
      paper.getContext('2d')?.scale(sharpness, sharpness);
      const pad = new Pad(paper, { penColor: '#12211e', minWidth: 1, maxWidth: 3 });
      pad.addEventListener('endStroke', () => tell(pad.toDataURL('image/png')));
      stop = () => pad.off();
    }
    // Without it the canvas stays empty, and the name can be typed.
    begin(element).catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="h-28 w-full cursor-crosshair touch-none rounded-input bg-white"
    />
  );
}
