import {
  ArrowLeft,
  ArrowRight,
  Camera,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronUp,
  CircleQuestionMark,
  Clock,
  CreditCard,
  Ellipsis,
  ExternalLink,
  Eye,
  FileText,
  House,
  type IconNode,
  Info,
  KeyRound,
  LifeBuoy,
  Lock,
  Mail,
  Minus,
  OctagonAlert,
  PenLine,
  Phone,
  MapPin,
  Plus,
  Search,
  ShieldCheck,
  StickyNote,
  TriangleAlert,
  User,
  WifiOff,
  X,
} from 'lucide';
import { createElement } from 'react';

const icons = {
  check: Check,
  close: X,
  'map-pin': MapPin,
  plus: Plus,
  minus: Minus,
  'chevron-right': ChevronRight,
  'chevron-down': ChevronDown,
  'chevron-up': ChevronUp,
  'arrow-right': ArrowRight,
  'arrow-left': ArrowLeft,
  search: Search,
  phone: Phone,
  alert: TriangleAlert,
  info: Info,
  question: CircleQuestionMark,
  stop: OctagonAlert,
  clock: Clock,
  key: KeyRound,
  'life-buoy': LifeBuoy,
  lock: Lock,
  shield: ShieldCheck,
  eye: Eye,
  dots: Ellipsis,
  user: User,
  home: House,
  file: FileText,
  card: CreditCard,
  camera: Camera,
  pen: PenLine,
  offline: WifiOff,
  external: ExternalLink,
  mail: Mail,
  note: StickyNote,
} as const satisfies Readonly<Record<string, IconNode>>;

export type IconName = keyof typeof icons;

/** A line drawing beside a word; it carries no meaning alone and is hidden from assistive technology. */
export function Icon({ name, className = 'size-[1.2em]' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={`shrink-0 ${className}`}
    >
      {icons[name].map(([shape, place], at) => createElement(shape, { key: at, ...place }))}
    </svg>
  );
}
