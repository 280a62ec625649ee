'use client';
import { type PointerEvent, useRef } from 'react';

export type SignaturePadProps = { label: string; onDrawn: (dataUrl: string) => void };

/** A canvas to sign on with a finger, a pen or a mouse. Typing is the way without a pointer. */
export function SignaturePad({ label, onDrawn }: SignaturePadProps) {
  const last = useRef<{ x: number; y: number } | null>(null);

  function pointOf(event: PointerEvent<HTMLCanvasElement>) {
    const canvas = event.currentTarget;
    const box = canvas.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) * canvas.width) / box.width,
      y: ((event.clientY - box.top) * canvas.height) / box.height,
    };
  }

  function draw(event: PointerEvent<HTMLCanvasElement>) {
    const context = event.currentTarget.getContext('2d');
    if (!last.current || !context) return;
    const to = pointOf(event);
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.strokeStyle = '#12211e';
    context.beginPath();
    context.moveTo(last.current.x, last.current.y);
    context.lineTo(to.x, to.y);
    context.stroke();
    last.current = to;
  }

  return (
    <canvas
      width={1000}
      height={260}
      role="img"
      aria-label={label}
      className="h-28 w-full cursor-crosshair touch-none rounded-input bg-white"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = pointOf(event);
      }}
      onPointerMove={draw}
      onPointerUp={(event) => {
        if (!last.current) return;
        last.current = null;
        onDrawn(event.currentTarget.toDataURL('image/png'));
      }}
    />
  );
}
