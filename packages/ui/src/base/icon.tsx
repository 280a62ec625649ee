const paths = {
  check: 'M4 12.5 9.5 18 20 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  'chevron-up': 'M5 15l7-7 7 7',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2Z',
  alert: 'M12 4 2.5 20h19ZM12 10v4.5M12 17.4v.2',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.2',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.6 9.4a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.9M12 16.6v.2',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8ZM12 8v5M12 16v.2',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  shield: 'M12 3l8 3v6c0 4.6-3.2 7.6-8 9-4.8-1.4-8-4.4-8-9V6ZM8.5 12l2.5 2.5 4.5-5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  dots: 'M5 12h.1M12 12h.1M19 12h.1',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.6-4.2 3.7-6 8-6s7.4 1.8 8 6',
  home: 'M4 11l8-7 8 7v9h-5.500v-6h-5v6H4Z',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  card: 'M3 6h18v12H3ZM3 10.500h18M6.5 14.500H10',
  pen: 'M4 20l1-4L16.5 4.500l3 3L8 19ZM14 7l3 3',
  offline:
    'M3 3l18 18M5 12.500a10 10 0 0 1 3.5-2.200M2 9a15 15 0 0 1 4-2.600M12 6a15 15 0 0 1 10 3M16 10.900a10 10 0 0 1 3 1.600M8.5 16a5 5 0 0 1 6.5-.4M12 19.500v.1',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside a word; it carries no meaning alone and is hidden from assistive technology. */
export function Icon({ name, className = 'size-[1.2em]' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
